import { defineErrors } from '@tender/client/internal';

/** Every error of Hosted Fields, raised in the page or in a frame. */
export const hostedFieldsErrors = defineErrors({
  HOSTED_FIELDS_ATTRIBUTE_NOT_SUPPORTED: ['MERCHANT', 'The "{attribute}" attribute is not supported in Hosted Fields.'],
  HOSTED_FIELDS_ATTRIBUTE_VALUE_NOT_ALLOWED: ['MERCHANT', 'Value "{value}" is not allowed for "{attribute}" attribute.'],
  HOSTED_FIELDS_FAILED_TOKENIZATION: ['CUSTOMER', 'The supplied card data failed tokenization.'],
  HOSTED_FIELDS_FIELDS_EMPTY: ['CUSTOMER', 'All fields are empty. Cannot tokenize empty card fields.'],
  HOSTED_FIELDS_FIELDS_INVALID: ['CUSTOMER', 'Some payment input fields are invalid. Cannot tokenize invalid card fields.'],
  HOSTED_FIELDS_FIELD_DUPLICATE_IFRAME: ['MERCHANT', 'Element already contains a Braintree iframe.'],
  HOSTED_FIELDS_FIELD_INVALID: ['MERCHANT', '"{field}" is not a valid field. You must use a valid field option when {action}.'],
  HOSTED_FIELDS_FIELD_NOT_PRESENT: ['MERCHANT', 'No "{field}" field found. You cannot do this without it: {action}.'],
  HOSTED_FIELDS_FIELD_PROPERTY_INVALID: ['MERCHANT', '{requirement}'],
  HOSTED_FIELDS_INVALID_FIELD_KEY: ['MERCHANT', '"{key}" is not a valid field.'],
  HOSTED_FIELDS_INVALID_FIELD_SELECTOR: ['MERCHANT', 'Selector does not reference a valid DOM node.'],
  HOSTED_FIELDS_TIMEOUT: ['UNKNOWN', 'Hosted Fields timed out when attempting to set up.'],
  HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED: ['CUSTOMER', 'CVV verification failed during tokenization.'],
  HOSTED_FIELDS_TOKENIZATION_FAIL_ON_DUPLICATE: ['CUSTOMER', "This credit card already exists in the merchant's vault."],
  HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR: ['NETWORK', 'A tokenization network error occurred.'],
});

export type HostedFieldsErrorCode = keyof typeof hostedFieldsErrors;
