import { defineErrors } from '@tender/client/internal';

/** Every error of Google Pay. `details.originalError` of the last is what the gateway answered Google, or what was caught. */
export const googlePaymentErrors = /* @__PURE__ */ defineErrors({
  GOOGLE_PAYMENT_NOT_ENABLED: ['MERCHANT', 'Google Pay is not enabled for this merchant.'],
  GOOGLE_PAYMENT_UNSUPPORTED_VERSION: ['MERCHANT', 'The SDK does not support Google Pay version {version}; upgrade it or contact support.'],
  GOOGLE_PAYMENT_GATEWAY_ERROR: ['UNKNOWN', 'Tokenizing the Google Pay payment method failed.'],
});

export type GooglePaymentErrorCode = keyof typeof googlePaymentErrors;
