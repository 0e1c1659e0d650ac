import { isTenderError, type TenderError } from '@tender/client';
import { isCheckoutProblem } from './checkout-problem';
import type { CheckoutTexts, NoticeTexts } from './texts/checkout-texts';

export interface Failure {
  readonly title: string;
  readonly help?: string | undefined;
  /** Nothing is wrong: the customer gave up. */
  readonly isCalm?: boolean;
}

/** Whether the customer went back without paying, by whatever way a method has. */
export function isLeaving(error: unknown): boolean {
  if (isTenderError(error)) return /CANCEL|CLOSED|EXPIRED|TOKENIZATION_TIMEOUT/.test(error.code);
  return error instanceof Error && error.name === 'AbortError';
}

/** What to tell the customer of whatever went wrong. */
export function describeFailure(error: unknown, texts: CheckoutTexts): Failure {
  if (isCheckoutProblem(error)) return { title: error.message, help: error.help };
  return isLeaving(error) ? { ...texts.left, isCalm: true } : noticeOf(error, texts);
}

function noticeOf(error: unknown, texts: CheckoutTexts): NoticeTexts {
  if (!isTenderError(error)) return texts.failed;
  // Of a window that stayed shut, SEPA says no more than that.
  if (/OPEN_FAILED$|^SEPA_TOKENIZATION_FAILED/.test(error.code)) return texts.blocked;
  const root = isTenderError(error.cause) ? error.cause : error; // of a request, the client's own
  const isAnswered = /REQUEST_ERROR$|START_PAYMENT_FAILED$/.test(root.code); // it got there, and was turned down
  if (!isAnswered && (error.type === 'NETWORK' || root.type === 'NETWORK')) return texts.unreachable;
  return error.type === 'CUSTOMER' || error.code === 'SEPA_CREATE_MANDATE_FAILED' || isInvalid(root) ? texts.refused : texts.failed;
}

/** Whether the gateway says that what was entered is wrong. */
function isInvalid({ code, cause }: TenderError): boolean {
  if (code !== 'CLIENT_GRAPHQL_REQUEST_ERROR' || !Array.isArray(cause)) return false;
  const [first] = cause as ({ readonly extensions?: { readonly errorClass?: unknown } } | undefined)[];
  return first?.extensions?.errorClass === 'VALIDATION';
}
