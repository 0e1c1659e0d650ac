import { defineErrors } from '@tender/client/internal';

/** Every error of Google Pay. */
export const googlePaymentErrors = /* @__PURE__ */ defineErrors({
  /**
   * Your account does not accept Google Pay.
   * @remedy Ask your provider to enable it. Do not show the button until then.
   */
  GOOGLE_PAYMENT_NOT_ENABLED: ['MERCHANT', 'Google Pay is not enabled for this merchant.'],
  /**
   * `googlePayVersion` is neither 1 nor 2.
   * @remedy Use `2` in new shops.
   */
  GOOGLE_PAYMENT_UNSUPPORTED_VERSION: ['MERCHANT', 'The SDK does not support Google Pay version {version}; upgrade it or contact support.'],
  /**
   * Google's response contains an error of the gateway, or no payment method. `details.originalError` is the gateway's error or the error of
   * reading the response.
   * @remedy Let the customer try again.
   */
  GOOGLE_PAYMENT_GATEWAY_ERROR: ['UNKNOWN', 'Tokenizing the Google Pay payment method failed.'],
});

/** Codes of the errors of Google Pay. */
export type GooglePaymentErrorCode = keyof typeof googlePaymentErrors;
