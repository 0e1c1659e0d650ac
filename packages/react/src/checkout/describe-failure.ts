import { isTenderError, type TenderError } from '@tender/client';
import { isCheckoutProblem } from './checkout-problem';
import type { CheckoutTexts, NoticeTexts } from './texts/checkout-texts';

/** An error as the customer sees it. */
export interface CheckoutFailure {
  /** What happened. */
  readonly title: string;
  /** What the customer can do. */
  readonly help?: string | undefined;
  /** Set if nothing is wrong: the customer has canceled. */
  readonly isCalm?: boolean;
}

/** Returns whether the customer may have paid at their bank although the page got no payment. */
const isUncertain = ({ code }: TenderError): boolean => /^LOCAL_PAYMENT_(WINDOW_CLOSED|TOKENIZATION_FAILED)$/.test(code);

/** Returns whether an error means that the customer has canceled the payment, in whichever way the method offers. */
export function isCanceled(error: unknown): boolean {
  if (isTenderError(error)) return /CANCEL|CLOSED|EXPIRED|TOKENIZATION_TIMEOUT/.test(error.code) && !isUncertain(error);
  return error instanceof Error && error.name === 'AbortError';
}

/**
 * Returns what the customer sees for an error.
 * @param isCharging whether the shop was charging the payment: then only a `CheckoutProblem` says whether it did
 */
export function describeFailure(error: unknown, texts: CheckoutTexts, isCharging?: boolean): CheckoutFailure {
  if (isCheckoutProblem(error)) return { title: error.message, help: error.help };
  if (isCharging || (isTenderError(error) && isUncertain(error))) return texts.uncertain;
  return isCanceled(error) ? { ...texts.left, isCalm: true } : createNotice(error, texts);
}

function createNotice(error: unknown, texts: CheckoutTexts): NoticeTexts {
  if (!isTenderError(error)) return texts.failed;
  // SEPA has no error code of its own for a blocked popup.
  if (/OPEN_FAILED$|^SEPA_TOKENIZATION_FAILED/.test(error.code)) return texts.blocked;
  const root = isTenderError(error.cause) ? error.cause : error; // the client's error, if a request failed
  const hasResponse = /REQUEST_ERROR$|START_PAYMENT_FAILED$/.test(root.code); // the gateway has refused the request
  if (!hasResponse && (error.type === 'NETWORK' || root.type === 'NETWORK')) return texts.unreachable;
  return error.type === 'CUSTOMER' || error.code === 'SEPA_CREATE_MANDATE_FAILED' || isInvalid(root) ? texts.refused : texts.failed;
}

/** Returns whether the gateway reports that the customer's input is invalid. */
function isInvalid({ code, cause }: TenderError): boolean {
  const errors = cause as readonly { readonly extensions?: { readonly errorClass?: unknown } }[] | undefined;
  return code === 'CLIENT_GRAPHQL_REQUEST_ERROR' && errors?.[0]?.extensions?.errorClass === 'VALIDATION';
}
