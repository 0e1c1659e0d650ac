import { defineErrors } from '@tender/client/internal';

/** Every error of Visa Checkout. */
export const visaCheckoutErrors = /* @__PURE__ */ defineErrors({
  /**
   * Your account does not accept Visa Checkout.
   * @remedy Ask your provider to enable it. Do not show the button until then.
   */
  VISA_CHECKOUT_NOT_ENABLED: ['MERCHANT', 'Visa Checkout is not enabled for this merchant.'],
  /**
   * `createInitOptions` was called without an object, or with one that JSON cannot represent. It throws this error.
   * @remedy Pass an object with what differs from the defaults, such as `{ paymentRequest: { currencyCode: 'USD', subtotal: '15.00' } }`.
   */
  VISA_CHECKOUT_INIT_OPTIONS_REQUIRED: ['MERCHANT', 'The init options must be an object that JSON can represent.'],
  /**
   * `tokenize` was called without `callid`, `encKey` or `encPaymentData`. Nothing is sent.
   * @remedy Pass what Visa's script gives to the handler of `payment.success`.
   */
  VISA_CHECKOUT_PAYMENT_REQUIRED: ['MERCHANT', 'A payment requires `callid`, `encKey` and `encPaymentData`.'],
  /**
   * The request for a nonce failed, or the response had none. `details.originalError` is the error of the request, or of reading the response.
   * @remedy Let the customer try again.
   */
  VISA_CHECKOUT_TOKENIZATION: ['NETWORK', 'A network error occurred while the Visa Checkout payment was processed.'],
});

/** Codes of the errors of Visa Checkout. */
export type VisaCheckoutErrorCode = keyof typeof visaCheckoutErrors;
