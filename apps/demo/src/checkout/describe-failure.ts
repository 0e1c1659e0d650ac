import { isTenderError } from '@tender/react';
import type { HostedFieldsErrorCode } from '@tender/hosted-fields';
import { ApiProblem } from '../api';
import type { FieldMessages } from '../hosted-fields/field-messages';
import { CustomerLeft } from './customer-left';
import { describeLeft, describeMethodFailure, describeRefused } from './describe-method-failure';
import { describeProblem } from './describe-problem';
import { fieldErrors, shopFailure, wasAborted, wasExpired, wasNetwork, wasRefused } from './gateway-answer';
import type { Method } from './methods';
import { ToldFailure } from './told-failure';
import { describeVerificationError } from './verification/describe-verification';

/** What the customer can press besides “Pay”. */
export type Remedy = 'restart' | 'check-again' | 'see-orders';

/** A failure in the customer's words: what happened, what to do. */
export interface Failure {
  readonly title: string;
  readonly detail: string;
  /** What is wrong with which field; the first of them gets the focus. */
  readonly fields?: FieldMessages;
  readonly remedy?: Remedy;
  /** Nothing went wrong: the customer changed their mind. */
  readonly isCalm?: true;
}

const NOT_CHARGED = 'You have not been charged.';

/** Failures of the card fields themselves. Whatever is not named here has the text of `UNKNOWN`. */
const texts: Partial<Record<HostedFieldsErrorCode, Failure>> = {
  HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR: {
    title: 'The payment service could not be reached.',
    detail: `${NOT_CHARGED} Check your connection and press “Pay” again. Everything you typed is still here.`,
  },
  HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED: {
    title: 'The security code does not match the card.',
    detail: `${NOT_CHARGED} Check the digits on your card and press “Pay” again.`,
    fields: { cvv: 'Check the security code.' },
  },
  HOSTED_FIELDS_TOKENIZATION_FAIL_ON_DUPLICATE: {
    title: 'This card is already stored in your account.',
    detail: `${NOT_CHARGED} Choose the stored card, or pay with another one.`,
    fields: { number: 'This card is already stored.' },
  },
  HOSTED_FIELDS_TIMEOUT: {
    title: 'The secure card fields did not load in time.',
    detail: 'Check your connection and load them again. Your basket and e-mail address are kept.',
    remedy: 'restart',
  },
};

const UNKNOWN: Failure = {
  title: 'The card fields stopped working.',
  detail: `${NOT_CHARGED} Load them again and retype your card. Your basket and e-mail address are kept.`,
  remedy: 'restart',
};

const EXPIRED: Failure = {
  title: 'The page was open for too long and the payment session expired.',
  detail: `${NOT_CHARGED} A new session has begun: please type your card once more. Your basket and e-mail address are kept.`,
};

const EXPIRED_ELSEWHERE: Failure = {
  title: 'The page was open for too long and the payment session expired.',
  detail: `${NOT_CHARGED} A new session has begun: please try again. Everything you typed is still here.`,
};

/** Whether the client token is no longer good and a new one mends it. */
export const isExpired = (error: unknown): boolean => wasExpired(error);

/** Whether the card fields lack something, which only their frames know for certain. */
export const isIncomplete = (error: unknown): boolean => isTenderError(error) && /^HOSTED_FIELDS_FIELDS_(EMPTY|INVALID)$/.test(error.code);

/** Any failure on the way from the empty form to the paid order. */
export function describeFailure(error: unknown, method: Method = 'card'): Failure {
  if (error instanceof ToldFailure) return error.failure;
  if (error instanceof CustomerLeft || wasAborted(error)) return describeLeft(method);
  const ofShop = shopFailure(error);
  if (ofShop instanceof ApiProblem) return describeProblem(ofShop.problem);
  if (ofShop) {
    return {
      title: 'The shop’s server cannot be reached.',
      detail: 'Check your connection and try again. Your basket and what you typed are kept.',
      remedy: 'restart',
    };
  }
  if (wasExpired(error)) return method === 'card' ? EXPIRED : EXPIRED_ELSEWHERE;
  if (method !== 'card') {
    if (method === 'us-bank-account' && wasRefused(error)) return describeRefused(method);
    return describeMethodFailure(isTenderError(error) ? error.code : '', method, wasNetwork(error));
  }
  if (!isTenderError(error)) return UNKNOWN;
  const unverified = describeVerificationError(error.code);
  if (unverified) return unverified;
  if (error.code === 'HOSTED_FIELDS_FAILED_TOKENIZATION') return describeRefusedCard(error);
  if (error.type === 'NETWORK') {
    // The client could not be set up either: the fields need to begin again.
    const known = texts[error.code as HostedFieldsErrorCode];
    return known ?? { ...EMPTY_NETWORK, remedy: 'restart' };
  }
  return texts[error.code as HostedFieldsErrorCode] ?? UNKNOWN;
}

const EMPTY_NETWORK: Failure = {
  title: 'The payment service could not be reached.',
  detail: `${NOT_CHARGED} Check your connection and load the card fields again. Your basket and e-mail address are kept.`,
};

/** The gateway looked at the card and did not take it. */
function describeRefusedCard(error: unknown): Failure {
  const errors = fieldErrors(error);
  const fields: FieldMessages = Object.fromEntries(errors.map(({ field, text }) => [field, text]));
  return {
    title: 'The card was not accepted.',
    detail: `${NOT_CHARGED} ${errors[0]?.text ?? 'Check what you typed, or use another card.'}`,
    fields,
  };
}
