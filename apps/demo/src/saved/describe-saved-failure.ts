import { isTenderError } from '@tender/client';
import type { VaultManagerErrorCode } from '@tender/vault-manager';
import { ApiProblem } from '../api';
import { findShopError, isExpired, isNetworkError } from '../checkout/inspect-error';

const SHOP_AWAY = 'The shop’s server cannot be reached. Check your connection and try again.';
const GATEWAY_AWAY = 'The payment service cannot be reached. Check your connection and try again.';
const NOT_FOUND: VaultManagerErrorCode = 'VAULT_MANAGER_PAYMENT_METHOD_NONCE_NOT_FOUND';

/** Describes why the list could not be loaded. */
export function describeLoadFailure(error: unknown): string {
  const ofShop = findShopError(error);
  if (ofShop instanceof ApiProblem) return `${ofShop.problem.title} Try again in a moment.`;
  if (ofShop) return SHOP_AWAY;
  return isNetworkError(error) ? GATEWAY_AWAY : 'The payment service did not show them. Try again in a moment.';
}

/** Describes why a method was not deleted, or why that is not certain. The list is loaded again in any case. */
export function describeDeletionFailure(error: unknown, title: string): string {
  if (hasSessionEnded(error))
    return `The page was open for too long, and ${title} was not deleted. A new session has started: please try again.`;
  if (isTenderError(error) && error.code === NOT_FOUND)
    return `${title} was not found. It may have been deleted elsewhere; the list is up to date now.`;
  if (isNetworkError(error))
    return `The payment service did not answer, so ${title} may not have been deleted. Look at the list before you try again.`;
  return `${title} was not deleted. Try again in a moment.`;
}

/** Describes why the test card was not saved. */
export function describeSaveFailure(error: unknown): string {
  if (error instanceof ApiProblem) return `${error.problem.title} The test card was not saved.`;
  return 'The shop’s server did not answer, so the test card may not have been saved. Look at the list before you try again.';
}

/** Returns whether the client token has expired. If the gateway has responded, its errors are in `details.originalError`. */
function hasSessionEnded(error: unknown): boolean {
  const { originalError } = (isTenderError(error) ? error.details : {}) as { originalError?: unknown };
  const answered = (Array.isArray(originalError) ? originalError : []) as { extensions?: { errorClass?: unknown } }[];
  return isExpired(error) || answered.some(({ extensions }) => extensions?.errorClass === 'AUTHENTICATION');
}
