export { threeDSecureErrors, type ThreeDSecureErrorCode } from './errors';
export { threeDSecure } from './three-d-secure';
export type {
  CanceledVerification,
  LookupData,
  PaymentMethod,
  PrepareLookupOptions,
  ThreeDSecure,
  ThreeDSecureCreateOptions,
  ThreeDSecureEvents,
  VerifyCardOptions,
  VerifyPayload,
  Version,
} from './types';
export { verificationOutcome, type VerificationOutcome } from './verification-outcome';
