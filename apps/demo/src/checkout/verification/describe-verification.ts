import type { ThreeDSecureErrorCode, VerificationOutcome } from '@tender/three-d-secure';
import type { Failure } from '../describe-failure';

const NOT_CHARGED = 'You have not been charged.';
const KEPT = 'Everything you typed is still here';
const WITHOUT = 'use another card, or pay without verification';

/** A verification that came to an end, and in which the bank did not take the risk upon itself. */
export function describeVerification(outcome: VerificationOutcome): Failure {
  const told = (title: string, detail: string): Failure => ({ title, detail: `${NOT_CHARGED} ${detail} ${KEPT}.` });
  switch (outcome) {
    case 'failed':
      return told('Your bank could not confirm that this is your card.', 'Try again, or use another card.');
    case 'unavailable':
      return told('Your bank does not verify this card.', `Please ${WITHOUT}.`);
    case 'bypassed':
      return told('Your bank was not asked about this payment.', `Please ${WITHOUT}.`);
    case 'lookupFailed':
      return told('Your bank could not be asked about this payment.', `Try again, ${WITHOUT}.`);
    case 'attempted':
    case 'authenticated':
    case 'frictionless':
      return told('Your bank did not answer for this payment.', `Try again, ${WITHOUT}.`);
  }
}

type Kind = 'left' | 'refused' | 'unreachable' | 'off' | 'stopped';

/** What each error of 3D Secure means to a customer. */
const kinds: Readonly<Record<ThreeDSecureErrorCode, Kind>> = {
  THREEDS_CARDINAL_SDK_CANCELED: 'left',
  THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT: 'left',

  THREEDS_LOOKUP_VALIDATION_ERROR: 'refused',

  THREEDS_CARDINAL_SDK_RESPONSE_TIMEDOUT: 'unreachable',
  THREEDS_CARDINAL_SDK_SCRIPT_LOAD_FAILED: 'unreachable',
  THREEDS_CARDINAL_SDK_SETUP_FAILED: 'unreachable',
  THREEDS_CARDINAL_SDK_SETUP_TIMEDOUT: 'unreachable',
  THREEDS_LOOKUP_ERROR: 'unreachable',

  THREEDS_CAN_NOT_USE_TOKENIZATION_KEY: 'off',
  THREEDS_HTTPS_REQUIRED: 'off',
  THREEDS_NOT_ENABLED: 'off',
  THREEDS_NOT_ENABLED_FOR_V2: 'off',
  THREEDS_UNRECOGNIZED_VERSION: 'off',
  THREEDS_UNSUPPORTED_VERSION: 'off',

  THREEDS_AUTHENTICATION_IN_PROGRESS: 'stopped',
  THREEDS_CARDINAL_SDK_BAD_CONFIG: 'stopped',
  THREEDS_CARDINAL_SDK_BAD_JWT: 'stopped',
  THREEDS_CARDINAL_SDK_ERROR: 'stopped',
  THREEDS_INLINE_IFRAME_DETAILS_INCORRECT: 'stopped',
  THREEDS_JWT_AUTHENTICATION_FAILED: 'stopped',
  THREEDS_LOOKUP_TOKENIZED_CARD_NOT_FOUND_ERROR: 'stopped',
  THREEDS_MISSING_VERIFY_CARD_OPTION: 'stopped',
  THREEDS_NO_VERIFICATION_PAYLOAD: 'stopped',
  THREEDS_REQUESTED_EXEMPTION_TYPE_INVALID: 'stopped',
};

const texts: Readonly<Record<Kind, Failure>> = {
  left: {
    title: 'You left your bank before paying.',
    detail: `${NOT_CHARGED} ${KEPT}: go on when you are ready, or choose another way to pay.`,
    isCalm: true,
  },
  refused: { title: 'Your bank could not be asked about this payment.', detail: `${NOT_CHARGED} Check what you typed, ${WITHOUT}.` },
  unreachable: {
    title: 'Your bank could not be reached.',
    detail: `${NOT_CHARGED} Check your connection and try again, or pay without verification. ${KEPT}.`,
  },
  off: { title: 'Verification by your bank is not available here.', detail: `${NOT_CHARGED} Please pay without it. ${KEPT}.` },
  stopped: { title: 'The verification by your bank stopped working.', detail: `${NOT_CHARGED} Try again, ${WITHOUT}. ${KEPT}.` },
};

/** Undefined for the code of another component. */
export const describeVerificationError = (code: string): Failure | undefined =>
  Object.hasOwn(kinds, code) ? texts[kinds[code as ThreeDSecureErrorCode]] : undefined;
