import { defineErrors } from '@tender/client/internal';

/** Every error of local payments. */
export const localPaymentErrors = /* @__PURE__ */ defineErrors({
  LOCAL_PAYMENT_ALREADY_IN_PROGRESS: ['MERCHANT', 'A local payment is already in progress.'],
  LOCAL_PAYMENT_CANCELED: ['CUSTOMER', 'Customer canceled the local payment before authorizing.'],
  LOCAL_PAYMENT_INVALID_PAYMENT_OPTION: ['MERCHANT', 'Local payment options are invalid.'],
  LOCAL_PAYMENT_NOT_ENABLED: ['MERCHANT', 'Local payment is not enabled for this merchant.'],
  LOCAL_PAYMENT_START_PAYMENT_DEFERRED_PAYMENT_FAILED: ['UNKNOWN', 'The deferred local payment failed.'],
  LOCAL_PAYMENT_START_PAYMENT_FAILED: ['NETWORK', 'The local payment could not be started.'],
  LOCAL_PAYMENT_START_PAYMENT_MISSING_REQUIRED_OPTION: ['MERCHANT', "Missing required '{option}' option."],
  LOCAL_PAYMENT_TOKENIZATION_FAILED: ['NETWORK', "The customer's local payment method could not be tokenized."],
  LOCAL_PAYMENT_WINDOW_CLOSED: ['CUSTOMER', 'Customer closed the local payment window before authorizing.'],
  LOCAL_PAYMENT_WINDOW_OPEN_FAILED: [
    'MERCHANT',
    'The local payment window failed to open; start the payment in response to a user action.',
  ],
});

export type LocalPaymentErrorCode = keyof typeof localPaymentErrors;
