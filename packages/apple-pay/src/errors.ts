import { defineErrors } from '@tender/client/internal';

/** Every error of Apple Pay. */
export const applePayErrors = /* @__PURE__ */ defineErrors({
  /**
   * Your account does not accept Apple Pay.
   * @remedy Enable Apple Pay in the control panel. Do not show the button until then.
   */
  APPLE_PAY_NOT_ENABLED: ['MERCHANT', 'Apple Pay is not enabled for this merchant.'],
  /**
   * `performValidation` was called without a `validationURL`.
   * @remedy Pass on the `validationURL` of Apple's `validatemerchant` event.
   */
  APPLE_PAY_VALIDATION_URL_REQUIRED: ['MERCHANT', 'performValidation must be called with a validationURL.'],
  /**
   * The gateway refused to validate your site, most often because its domain is not registered. `details.originalError` is the gateway's response.
   * @remedy Register the domain in the control panel, and serve Apple's file at `/.well-known/apple-developer-merchantid-domain-association`.
   */
  APPLE_PAY_MERCHANT_VALIDATION_FAILED: [
    'MERCHANT',
    'Validating the Apple Pay merchant failed. Check that the domain name is registered in the control panel.',
  ],
  /**
   * The merchant could not be validated, because the gateway was not reached, did not respond as expected, or refused the authorization
   * or too many requests, or because the client could not be created.
   * `details.originalError` is the error.
   * @remedy Close the sheet with `session.abort()` and let the customer try again.
   */
  APPLE_PAY_MERCHANT_VALIDATION_NETWORK: ['NETWORK', 'A network error occurred while validating the Apple Pay merchant.'],
  /**
   * `tokenize` was called without a payment token.
   * @remedy Pass on `payment.token` of Apple's `paymentauthorized` event as `token`.
   */
  APPLE_PAY_PAYMENT_TOKEN_REQUIRED: ['MERCHANT', 'tokenize must be called with a payment token.'],
  /**
   * No nonce was created from the payment token. `details.originalError` is the error of the request, or of reading its response.
   * @remedy Complete the payment with `ApplePaySession.STATUS_FAILURE` and let the customer try again.
   */
  APPLE_PAY_TOKENIZATION: ['NETWORK', 'A network error occurred while processing the Apple Pay payment.'],
});

/** Codes of the errors of Apple Pay. */
export type ApplePayErrorCode = keyof typeof applePayErrors;
