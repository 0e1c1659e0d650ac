import { defineErrors } from '@tender/client/internal';

/**
 * Every error of UnionPay. Those of a request have what the gateway said as `details.originalError`. Where an authorization does not allow a
 * request (HTTP 403), the client's own CLIENT_AUTHORIZATION_INSUFFICIENT comes instead.
 */
export const unionpayErrors = /* @__PURE__ */ defineErrors({
  UNIONPAY_NOT_ENABLED: ['MERCHANT', 'UnionPay is not enabled for this merchant.'],
  UNIONPAY_HOSTED_FIELDS_INSTANCE_INVALID: ['MERCHANT', 'The Hosted Fields instance given is not a valid one.'],
  UNIONPAY_HOSTED_FIELDS_INSTANCE_REQUIRED: ['MERCHANT', 'The Hosted Fields instance could not be found.'],
  UNIONPAY_CARD_OR_HOSTED_FIELDS_INSTANCE_REQUIRED: ['MERCHANT', 'A card or a Hosted Fields instance must be supplied.'],
  UNIONPAY_CARD_AND_HOSTED_FIELDS_INSTANCES: ['MERCHANT', 'A card or a Hosted Fields instance must be supplied, not both.'],
  UNIONPAY_EXPIRATION_DATE_INCOMPLETE: ['MERCHANT', 'An expiration month and year must be supplied, or neither.'],
  UNIONPAY_ENROLLMENT_CUSTOMER_INPUT_INVALID: ['CUSTOMER', 'The enrollment data was refused.'],
  UNIONPAY_ENROLLMENT_NETWORK_ERROR: ['NETWORK', 'The gateway could not be reached for the enrollment.'],
  UNIONPAY_FETCH_CAPABILITIES_NETWORK_ERROR: ['NETWORK', "The card's capabilities could not be fetched."],
  UNIONPAY_TOKENIZATION_NETWORK_ERROR: ['NETWORK', 'The gateway could not be reached for the tokenization.'],
  UNIONPAY_MISSING_MOBILE_PHONE_DATA: ['MERCHANT', 'The country code and number of a mobile phone must be supplied.'],
  UNIONPAY_FAILED_TOKENIZATION: ['CUSTOMER', 'The card data was refused.'],
});

export type UnionPayErrorCode = keyof typeof unionpayErrors;
