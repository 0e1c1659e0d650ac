import { isTenderError } from '@tender/client';
import type { VaultManagerErrorCode } from '@tender/vault-manager';
import { ApiProblem } from '../api';
import { shopFailure, wasExpired, wasNetwork } from '../checkout/gateway-answer';

const SHOP_AWAY = 'The shop’s server cannot be reached. Check your connection and try again.';
const GATEWAY_AWAY = 'The payment service cannot be reached. Check your connection and try again.';
const NOT_FOUND: VaultManagerErrorCode = 'VAULT_MANAGER_PAYMENT_METHOD_NONCE_NOT_FOUND';

/** Why there is no list. */
export function describeLoadFailure(error: unknown): string {
  const ofShop = shopFailure(error);
  if (ofShop instanceof ApiProblem) return `${ofShop.problem.title} Try again in a moment.`;
  if (ofShop) return SHOP_AWAY;
  return wasNetwork(error) ? GATEWAY_AWAY : 'The payment service did not show them. Try again in a moment.';
}

/** Why a method was not deleted, if that is certain. The list is asked for again in any case. */
export function describeDeletionFailure(error: unknown, title: string): string {
  if (hasSessionEnded(error))
    return `The page was open for too long, and ${title} was not deleted. A new session has begun: please try again.`;
  if (isTenderError(error) && error.code === NOT_FOUND)
    return `${title} was not found. It may have been deleted elsewhere; the list is up to date now.`;
  if (wasNetwork(error))
    return `The payment service did not answer, so ${title} may not have been deleted. Look at the list before you try again.`;
  return `${title} was not deleted. Try again in a moment.`;
}

/** Why the test card was not saved. */
export function describeSaveFailure(error: unknown): string {
  if (error instanceof ApiProblem) return `${error.problem.title} The test card was not saved.`;
  return 'The shop’s server did not answer, so the test card may not have been saved. Look at the list before you try again.';
}

/** Of a deletion that was answered, the gateway's errors are `details.originalError`. */
function hasSessionEnded(error: unknown): boolean {
  const { originalError } = (isTenderError(error) ? error.details : {}) as { originalError?: unknown };
  const answered = (Array.isArray(originalError) ? originalError : []) as { extensions?: { errorClass?: unknown } }[];
  return wasExpired(error) || answered.some(({ extensions }) => extensions?.errorClass === 'AUTHENTICATION');
}
