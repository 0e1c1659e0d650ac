import { defineErrors } from '@tender/client/internal';

/** Errors that are raised on the merchant's page. */
export const pageErrors = /* @__PURE__ */ defineErrors({
  /**
   * `setAttribute` or `removeAttribute` was called with an attribute that cannot be changed in a frame.
   * @remedy Use `aria-invalid`, `aria-required`, `disabled` or `placeholder`. For text that screen readers announce, call `setMessage`.
   */
  HOSTED_FIELDS_ATTRIBUTE_NOT_SUPPORTED: ['MERCHANT', 'The "{attribute}" attribute is not supported in Hosted Fields.'],
  /**
   * The attribute does not take such a value: `placeholder` takes a text or a number, the other attributes take `true` or `false`.
   * @remedy Pass a value of the right type.
   */
  HOSTED_FIELDS_ATTRIBUTE_VALUE_NOT_ALLOWED: ['MERCHANT', 'Value "{value}" is not allowed for "{attribute}" attribute.'],
  /**
   * The container already has a frame: `create` was called twice, or two fields have the same container.
   * @remedy Tear down the first instance before you create another. In frameworks that mount components twice, do so in the effect's cleanup.
   */
  HOSTED_FIELDS_FIELD_DUPLICATE_IFRAME: ['MERCHANT', 'Element has a field.'],
  /**
   * A method was called with a name that no field has.
   * @remedy Use one of `cardholderName`, `number`, `cvv`, `expirationDate`, `expirationMonth`, `expirationYear`, `postalCode`.
   */
  HOSTED_FIELDS_FIELD_INVALID: ['MERCHANT', '"{field}" is not a valid field for {action}.'],
  /**
   * A method was called with a field that is not in the `fields` of `create`.
   * @remedy Add the field to `create`, or remove the call.
   */
  HOSTED_FIELDS_FIELD_NOT_PRESENT: ['MERCHANT', '"{field}" is not configured for {action}.'],
  /**
   * An option cannot be used: a length is not a number, the options contain data that cannot be sent to a frame, or `setMonthOptions` was
   * called without a month field that is a select element.
   * @remedy Change the option as the message says. It names the option and what it must be.
   */
  HOSTED_FIELDS_FIELD_PROPERTY_INVALID: ['MERCHANT', '{option} must be {value}.'],
  /**
   * `fields` has a member whose name is not a field.
   * @remedy Correct the name. The seven fields are `cardholderName`, `number`, `cvv`, `expirationDate`, `expirationMonth`, `expirationYear`,
   * `postalCode`.
   */
  HOSTED_FIELDS_INVALID_FIELD_KEY: ['MERCHANT', '"{field}" is not a valid field.'],
  /**
   * The container of a field was not found: the selector matches nothing yet, or `container` is missing. `details.fieldKey` names the field.
   * @remedy Call `create` after the container has been added to the page, and check the selector.
   */
  HOSTED_FIELDS_INVALID_FIELD_SELECTOR: ['MERCHANT', 'Selector does not reference a valid DOM node.'],
  /**
   * The frames did not load within 60 seconds: the asset host is blocked, the connection is very slow, or the containers were removed from
   * the page.
   * @remedy Check that `frame-src` in your content security policy allows the asset host. Let the customer try again by calling `create`.
   */
  HOSTED_FIELDS_TIMEOUT: ['UNKNOWN', 'Hosted Fields timed out when attempting to set up.'],
  /**
   * The gateway could not be reached or failed, its response has no nonce, or the frame did not respond. It is also raised when a frame was
   * navigated away from the provider's page: then all fields are removed from your page. `details.originalError` is the cause, if it is known.
   * @remedy Let the customer try again: what they typed is still in the fields. If the fields were removed, call `create` again.
   */
  HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR: ['NETWORK', 'Network error.'],
});

/** Errors that are raised in a frame and sent to the page. */
export const frameErrors = /* @__PURE__ */ defineErrors({
  /**
   * The gateway refused the card, or the request for another reason: every status below 500 except 403 ends so, also 401 and 429.
   * `details.originalError` is the client's error, whose own `details.originalError` is the gateway's response, with its reasons by field.
   * @remedy Ask the customer to check the card or to use another one. In the sandbox, only the documented test numbers are accepted. If the code of
   * the client's error is CLIENT_AUTHORIZATION_INVALID or CLIENT_RATE_LIMITED, the card is not the cause: follow the remedy of that code.
   */
  HOSTED_FIELDS_FAILED_TOKENIZATION: ['CUSTOMER', 'The card failed tokenization.'],
  /**
   * The customer has not typed anything, or `fieldsToTokenize` is an empty list.
   * @remedy Ask for the card data, and move the focus into the first field.
   */
  HOSTED_FIELDS_FIELDS_EMPTY: ['CUSTOMER', 'All fields are empty. Cannot tokenize empty card fields.'],
  /**
   * Some fields are incomplete or wrong. `details.invalidFieldKeys` has their names, `details.invalidFields` their containers by name.
   * @remedy Mark these fields, say what is expected, and move the focus into the first of them.
   */
  HOSTED_FIELDS_FIELDS_INVALID: ['CUSTOMER', 'Some payment input fields are invalid. Cannot tokenize invalid card fields.'],
  /**
   * The card was verified, and the bank reported that the security code or the address does not match.
   * @remedy Ask the customer to check the security code and the postal code. Do not say which of them is wrong.
   */
  HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED: ['CUSTOMER', 'CVV verification failed.'],
  /**
   * The card is already in your vault, and your account refuses duplicates.
   * @remedy Offer the saved card, or allow duplicates in the control panel.
   */
  HOSTED_FIELDS_TOKENIZATION_FAIL_ON_DUPLICATE: ['CUSTOMER', "This credit card already exists in the merchant's vault."],
  /**
   * The gateway could not be reached or failed, its response has no nonce, or the frame did not respond. It is also raised when a frame was
   * navigated away from the provider's page: then all fields are removed from your page. `details.originalError` is the cause, if it is known.
   * @remedy Let the customer try again: what they typed is still in the fields. If the fields were removed, call `create` again.
   */
  HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR: ['NETWORK', 'Network error.'],
});

/** Every error of Hosted Fields. */
export const hostedFieldsErrors = /* @__PURE__ */ Object.assign({}, pageErrors, frameErrors);

/** Code of an error of Hosted Fields. */
export type HostedFieldsErrorCode = keyof typeof pageErrors | keyof typeof frameErrors;
