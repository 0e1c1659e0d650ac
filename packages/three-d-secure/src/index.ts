export { threeDSecureErrors, type ThreeDSecureErrorCode } from './errors';
export { threeDSecure } from './three-d-secure';
export type {
  ThreeDSecure,
  ThreeDSecureAccountDetails,
  ThreeDSecureAdditionalInformation,
  ThreeDSecureBillingAddress,
  ThreeDSecureBinData,
  ThreeDSecureCanceledVerification,
  ThreeDSecureCardinalSDKConfig,
  ThreeDSecureCreateOptions,
  ThreeDSecureEvent,
  ThreeDSecureEvents,
  ThreeDSecureExemptionType,
  ThreeDSecureHandler,
  ThreeDSecureInfo,
  ThreeDSecureLookup,
  ThreeDSecureLookupData,
  ThreeDSecureLookupHandler,
  ThreeDSecurePaymentMethod,
  ThreeDSecurePrepareLookupOptions,
  ThreeDSecureShippingAddress,
  ThreeDSecureVerifyCardOptions,
  ThreeDSecureVerifyPayload,
  ThreeDSecureVersion,
} from './types';
export { verificationOutcome, type ThreeDSecureVerificationOutcome } from './verification-outcome';
