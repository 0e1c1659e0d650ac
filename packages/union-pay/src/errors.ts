import { defineErrors } from '@tender/client/internal';

/**
 * Every error of UnionPay. When a request fails, `details.originalError` is the client's error. When the authorization does not allow a request (HTTP
 * 403), methods reject with the client's CLIENT_AUTHORIZATION_INSUFFICIENT instead.
 */
export const unionpayErrors = /* @__PURE__ */ defineErrors({
  /**
   * UnionPay is not enabled for your account.
   * @remedy Ask the provider to enable it, or leave UnionPay out.
   */
  UNIONPAY_NOT_ENABLED: ['MERCHANT', 'UnionPay is not enabled for this merchant.'],
  /**
   * `hostedFields` is not an instance of Hosted Fields.
   * @remedy Pass the instance that `hostedFields.create` resolved with, not the component or a promise.
   */
  UNIONPAY_HOSTED_FIELDS_INSTANCE_INVALID: ['MERCHANT', 'The Hosted Fields instance given is not a valid one.'],
  /**
   * The fields of the instance cannot be reached: it was torn down, or its frames were loaded from another asset host.
   * @remedy Create Hosted Fields and UnionPay with the same client, and tear down the fields last.
   */
  UNIONPAY_HOSTED_FIELDS_INSTANCE_REQUIRED: ['MERCHANT', 'The Hosted Fields instance could not be found.'],
  /**
   * The options have neither `card` nor `hostedFields`, or the card has no number.
   * @remedy Pass one of them.
   */
  UNIONPAY_CARD_OR_HOSTED_FIELDS_INSTANCE_REQUIRED: ['MERCHANT', 'A card or a Hosted Fields instance must be supplied.'],
  /**
   * The options have both `card` and `hostedFields`.
   * @remedy Pass one of them. With `hostedFields`, your page never handles the card.
   */
  UNIONPAY_CARD_AND_HOSTED_FIELDS_INSTANCES: ['MERCHANT', 'A card or a Hosted Fields instance must be supplied, not both.'],
  /**
   * The card has a month without a year, or a year without a month.
   * @remedy Pass `expirationDate`, or both parts, or nothing if the card has no expiration date.
   */
  UNIONPAY_EXPIRATION_DATE_INCOMPLETE: ['MERCHANT', 'An expiration month and year must be supplied, or neither.'],
  /**
   * The gateway refused the enrollment, mostly because of the card or the phone number: every status below 500 except 403 ends so, also 401 and 429.
   * @remedy Ask the customer to check both. `details.originalError` has the reason.
   */
  UNIONPAY_ENROLLMENT_CUSTOMER_INPUT_INVALID: ['CUSTOMER', 'The enrollment data was refused.'],
  /**
   * The gateway failed or could not be reached when the card was enrolled.
   * @remedy Let the customer try again. A code may have been sent nevertheless.
   */
  UNIONPAY_ENROLLMENT_NETWORK_ERROR: ['NETWORK', 'The gateway could not be reached for the enrollment.'],
  /**
   * The gateway refused the request for the card's capabilities, failed, or could not be reached.
   * @remedy Try again, or treat the card like any other card.
   */
  UNIONPAY_FETCH_CAPABILITIES_NETWORK_ERROR: ['NETWORK', "The card's capabilities could not be fetched."],
  /**
   * The gateway failed, could not be reached or responded without a nonce when the card was tokenized.
   * @remedy Let the customer try again, with the same code.
   */
  UNIONPAY_TOKENIZATION_NETWORK_ERROR: ['NETWORK', 'The gateway could not be reached for the tokenization.'],
  /**
   * `mobile.countryCode` or `mobile.number` is missing.
   * @remedy Ask the customer for both. Pass the country code without a plus.
   */
  UNIONPAY_MISSING_MOBILE_PHONE_DATA: ['MERCHANT', 'The country code and number of a mobile phone must be supplied.'],
  /**
   * The gateway refused the card, the code or the enrollment: every status below 500 except 403 ends so, also 401 and 429.
   * @remedy Ask the customer to check the code. A code is valid for one nonce: call `enroll` again for another.
   */
  UNIONPAY_FAILED_TOKENIZATION: ['CUSTOMER', 'The card data was refused.'],
});

/** Codes of the errors of UnionPay. */
export type UnionPayErrorCode = keyof typeof unionpayErrors;
