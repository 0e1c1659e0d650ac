import { defineErrors } from '@tender/client/internal';

/** Every error of Payment Request. `details.originalError` is the error of the browser or the gateway. */
export const paymentRequestErrors = /* @__PURE__ */ defineErrors({
  /**
   * There is nothing to offer: your account accepts neither cards nor Google Pay, or `enabledPaymentMethods` turns them off.
   * @remedy Enable one of them, or do not offer the browser's sheet.
   */
  PAYMENT_REQUEST_NO_VALID_SUPPORTED_PAYMENT_METHODS: ['MERCHANT', 'The account has no supported payment methods.'],
  /**
   * The customer closed the browser's sheet.
   * @remedy Nothing is wrong. Let them press the button again.
   */
  PAYMENT_REQUEST_CANCELED: ['CUSTOMER', 'The customer dismissed the payment dialog.'],
  /**
   * The browser refused the configuration, for example because of a missing total or an unknown currency.
   * @remedy Read the browser's message in `details.originalError` and correct the configuration.
   */
  PAYMENT_REQUEST_INITIALIZATION_MISCONFIGURED: ['MERCHANT', "The browser refused the payment request's configuration."],
  /**
   * The browser could not check whether it can pay.
   * @remedy Treat it as false, and show another way to pay.
   */
  PAYMENT_REQUEST_CAN_MAKE_PAYMENT_FAILED: ['UNKNOWN', 'The check whether a payment can be made failed.'],
  /**
   * The browser limits such checks, because pages could identify a customer by checking many payment methods.
   * @remedy Check once per page, always with the same `supportedPaymentMethods`, and keep the result.
   */
  PAYMENT_REQUEST_CAN_MAKE_PAYMENT_NOT_ALLOWED: [
    'MERCHANT',
    'The check whether a payment can be made was refused; the usual cause: repeated checks with differing supported methods.',
  ],
  /**
   * `supportedPaymentMethods` has a method other than cards and Google Pay. The message names it.
   * @remedy Pass only methods that `createSupportedPaymentMethodsConfiguration` creates.
   */
  PAYMENT_REQUEST_UNSUPPORTED_PAYMENT_METHOD: ['MERCHANT', 'The SDK does not support the payment method {method}.'],
  /**
   * Google Pay returned an error of the gateway instead of a card.
   * @remedy Read the gateway's error in `details.originalError`, and check that Google Pay is set up for the account.
   */
  PAYMENT_REQUEST_GOOGLE_PAYMENT_FAILED_TO_TOKENIZE: ['MERCHANT', 'The Google Pay card could not be tokenized.'],
  /**
   * The response of Google Pay cannot be read.
   * @remedy Let the customer try again. If it happens every time, check that the members you replace fit `googlePayVersion`.
   */
  PAYMENT_REQUEST_GOOGLE_PAYMENT_PARSING_ERROR: ['UNKNOWN', 'The Google Pay card could not be tokenized.'],
  /**
   * The sheet closed without a result, as in browsers that no longer support cards in the sheet; the frame was lost; or the gateway refused the card
   * or could not be reached.
   * @remedy Offer another way to pay, and call `canMakePayment` before you show the button. If the gateway was asked, the code of
   * `details.originalError` is the client's.
   */
  PAYMENT_REQUEST_NOT_COMPLETED: ['CUSTOMER', 'The payment request ended without a usable result.'],
  /**
   * `createSupportedPaymentMethodsConfiguration` was called without a type.
   * @remedy Pass `basicCard` or `googlePay`.
   */
  PAYMENT_REQUEST_CREATE_SUPPORTED_PAYMENT_METHODS_CONFIGURATION_MUST_INCLUDE_TYPE: ['MERCHANT', 'A type to configure must be given.'],
  /**
   * The type is unknown, your account does not accept it, or `enabledPaymentMethods` turns it off.
   * @remedy Use `basicCard` or `googlePay`, and check that it is enabled.
   */
  PAYMENT_REQUEST_CREATE_SUPPORTED_PAYMENT_METHODS_CONFIGURATION_TYPE_NOT_ENABLED: [
    'MERCHANT',
    'The type given is unknown or not enabled.',
  ],
});

/** Codes of the errors of a payment request. */
export type PaymentRequestErrorCode = keyof typeof paymentRequestErrors;
