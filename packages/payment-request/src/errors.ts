import { defineErrors } from '@tender/client/internal';

/** Every error of Payment Request. What the browser or the gateway said is `details.originalError`. */
export const paymentRequestErrors = /* @__PURE__ */ defineErrors({
  PAYMENT_REQUEST_NO_VALID_SUPPORTED_PAYMENT_METHODS: ['MERCHANT', 'The account has no supported payment methods.'],
  PAYMENT_REQUEST_CANCELED: ['CUSTOMER', 'The customer dismissed the payment dialog.'],
  PAYMENT_REQUEST_INITIALIZATION_MISCONFIGURED: ['MERCHANT', "The browser refused the payment request's configuration."],
  PAYMENT_REQUEST_CAN_MAKE_PAYMENT_FAILED: ['UNKNOWN', 'The check whether a payment can be made failed.'],
  PAYMENT_REQUEST_CAN_MAKE_PAYMENT_NOT_ALLOWED: [
    'MERCHANT',
    'The check whether a payment can be made was refused; the usual cause: repeated checks with differing supported methods.',
  ],
  PAYMENT_REQUEST_UNSUPPORTED_PAYMENT_METHOD: ['MERCHANT', 'The SDK does not support the payment method {method}.'],
  PAYMENT_REQUEST_GOOGLE_PAYMENT_FAILED_TO_TOKENIZE: ['MERCHANT', 'The Google Pay card could not be tokenized.'],
  PAYMENT_REQUEST_GOOGLE_PAYMENT_PARSING_ERROR: ['UNKNOWN', 'The Google Pay card could not be tokenized.'],
  PAYMENT_REQUEST_NOT_COMPLETED: ['CUSTOMER', 'The payment request ended without a usable result.'],
  PAYMENT_REQUEST_CREATE_SUPPORTED_PAYMENT_METHODS_CONFIGURATION_MUST_INCLUDE_TYPE: ['MERCHANT', 'A type to configure must be given.'],
  PAYMENT_REQUEST_CREATE_SUPPORTED_PAYMENT_METHODS_CONFIGURATION_TYPE_NOT_ENABLED: [
    'MERCHANT',
    'The type given is unknown or not enabled.',
  ],
});

export type PaymentRequestErrorCode = keyof typeof paymentRequestErrors;
