import { defineErrors } from '@tender/client/internal';

/** Errors that a page with the component can meet. */
export const threeDSecureErrors = /* @__PURE__ */ defineErrors({
  THREEDS_AUTHENTICATION_IN_PROGRESS: ['MERCHANT', 'Cannot call verifyCard while existing authentication is in progress.'],
  THREEDS_CAN_NOT_USE_TOKENIZATION_KEY: ['MERCHANT', '3D Secure can not use a tokenization key for authorization.'],
  THREEDS_CARDINAL_SDK_BAD_CONFIG: ['MERCHANT', 'Cardinal configuration is incomplete.'],
  THREEDS_CARDINAL_SDK_BAD_JWT: ['MERCHANT', 'Cardinal JWT in the configuration is missing or unreadable.'],
  THREEDS_CARDINAL_SDK_CANCELED: ['CUSTOMER', 'Canceled by user.'],
  THREEDS_CARDINAL_SDK_ERROR: ['UNKNOWN', 'Cardinal failed; see details.'],
  THREEDS_CARDINAL_SDK_RESPONSE_TIMEDOUT: ['UNKNOWN', 'Cardinal response timed out.'],
  THREEDS_CARDINAL_SDK_SCRIPT_LOAD_FAILED: ['NETWORK', 'Cardinal script failed to load.'],
  THREEDS_CARDINAL_SDK_SETUP_FAILED: ['UNKNOWN', 'Cardinal setup failed.'],
  THREEDS_CARDINAL_SDK_SETUP_TIMEDOUT: ['UNKNOWN', 'Cardinal setup timed out.'],
  THREEDS_HTTPS_REQUIRED: ['MERCHANT', '3D Secure requires HTTPS.'],
  THREEDS_INLINE_IFRAME_DETAILS_INCORRECT: ['UNKNOWN', 'Inline iframe details are incorrect.'],
  THREEDS_JWT_AUTHENTICATION_FAILED: ['UNKNOWN', 'Cardinal JWT authentication failed.'],
  THREEDS_LOOKUP_ERROR: ['UNKNOWN', '3D Secure lookup failed; see details.'],
  THREEDS_LOOKUP_TOKENIZED_CARD_NOT_FOUND_ERROR: ['MERCHANT', 'The nonce does not exist or was consumed.'],
  THREEDS_LOOKUP_VALIDATION_ERROR: ['CUSTOMER', '3D Secure lookup failed: data is invalid; see details.'],
  THREEDS_MISSING_VERIFY_CARD_OPTION: ['MERCHANT', 'verifyCard options must include {option}.'],
  THREEDS_NOT_ENABLED: ['MERCHANT', '3D Secure is not enabled for this merchant.'],
  THREEDS_NOT_ENABLED_FOR_V2: ['MERCHANT', '3D Secure version 2 is not enabled for this merchant; contact support: {help}'],
  THREEDS_NO_VERIFICATION_PAYLOAD: ['MERCHANT', 'No card was looked up.'],
  THREEDS_REQUESTED_EXEMPTION_TYPE_INVALID: ['MERCHANT', 'requestedExemptionType "{type}" is invalid; accepted: {types}.'],
  THREEDS_UNRECOGNIZED_VERSION: ['MERCHANT', '3D Secure version "{version}" is not recognized; upgrade the SDK.'],
  THREEDS_UNSUPPORTED_VERSION: ['MERCHANT', '3D Secure version 1 is deprecated and unsupported; available: {versions}.'],
  THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT: ['MERCHANT', 'Canceled by merchant.'],
});

/** Errors of version 1, to which `create` never leads; its pages and the modal around them are kept. */
export const versionOneErrors = /* @__PURE__ */ defineErrors({
  THREEDS_FRAMEWORK_METHOD_NOT_IMPLEMENTED: ['INTERNAL', 'This way of presenting a challenge does not implement {method}.'],
  THREEDS_TERM_URL_REQUIRES_BRAINTREE_DOMAIN: ['INTERNAL', 'The term URL must be on a verified domain.'],
  UNKNOWN_AUTH_RESPONSE: ['UNKNOWN', '{message}'],
});

export type ThreeDSecureErrorCode = keyof typeof threeDSecureErrors;
