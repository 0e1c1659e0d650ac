import { defineErrors } from '@tender/client/internal';

const NETWORK_ERROR = ['NETWORK', 'A tokenization network error occurred.'] as const;

/** Errors that the merchant page raises. */
export const pageErrors = /* @__PURE__ */ defineErrors({
  HOSTED_FIELDS_ATTRIBUTE_NOT_SUPPORTED: ['MERCHANT', 'The "{attribute}" attribute is not supported in Hosted Fields.'],
  HOSTED_FIELDS_ATTRIBUTE_VALUE_NOT_ALLOWED: ['MERCHANT', 'Value "{value}" is not allowed for "{attribute}" attribute.'],
  HOSTED_FIELDS_FIELD_DUPLICATE_IFRAME: ['MERCHANT', 'Element has a field.'],
  HOSTED_FIELDS_FIELD_INVALID: ['MERCHANT', '"{field}" is not a valid field for {action}.'],
  HOSTED_FIELDS_FIELD_NOT_PRESENT: ['MERCHANT', '"{field}" is not a configured field for {action}.'],
  HOSTED_FIELDS_FIELD_PROPERTY_INVALID: ['MERCHANT', '{property} must be {requirement}.'],
  HOSTED_FIELDS_INVALID_FIELD_KEY: ['MERCHANT', '"{key}" is not a valid field.'],
  HOSTED_FIELDS_INVALID_FIELD_SELECTOR: ['MERCHANT', 'Selector does not reference a valid DOM node.'],
  HOSTED_FIELDS_TIMEOUT: ['UNKNOWN', 'Hosted Fields timed out when attempting to set up.'],
  HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR: NETWORK_ERROR,
});

/** Errors that a frame raises, and the page hears of. */
export const frameErrors = /* @__PURE__ */ defineErrors({
  HOSTED_FIELDS_FAILED_TOKENIZATION: ['CUSTOMER', 'The supplied card data failed tokenization.'],
  HOSTED_FIELDS_FIELDS_EMPTY: ['CUSTOMER', 'All fields are empty. Cannot tokenize empty card fields.'],
  HOSTED_FIELDS_FIELDS_INVALID: ['CUSTOMER', 'Some payment input fields are invalid. Cannot tokenize invalid card fields.'],
  HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED: ['CUSTOMER', 'CVV verification failed during tokenization.'],
  HOSTED_FIELDS_TOKENIZATION_FAIL_ON_DUPLICATE: ['CUSTOMER', "This credit card already exists in the merchant's vault."],
  HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR: NETWORK_ERROR,
});

/** Every error of Hosted Fields. */
export const hostedFieldsErrors = /* @__PURE__ */ Object.assign({}, pageErrors, frameErrors);

export type HostedFieldsErrorCode = keyof typeof pageErrors | keyof typeof frameErrors;
