// Names and sizes of the hosted-fields protocol. The merchant page and the frames share them.

/** Default labels of the seven fields, by key. */
export const FIELD_LABELS = {
  cardholderName: 'Cardholder Name',
  number: 'Credit Card Number',
  cvv: 'CVV',
  expirationDate: 'Expiration Date',
  expirationMonth: 'Expiration Month',
  expirationYear: 'Expiration Year',
  postalCode: 'Postal Code',
} as const;

/** Name of a field. */
export type HostedFieldKey = keyof typeof FIELD_LABELS;

export const FIELD_KEYS = /* @__PURE__ */ Object.keys(FIELD_LABELS) as HostedFieldKey[];

/** `name` and `id` of the input in a frame. */
export const INPUT_NAMES = {
  cardholderName: 'cardholder-name',
  number: 'credit-card-number',
  cvv: 'cvv',
  expirationDate: 'expiration',
  expirationMonth: 'expiration-month',
  expirationYear: 'expiration-year',
  postalCode: 'postal-code',
} as const satisfies Record<HostedFieldKey, string>;

export const AUTOCOMPLETE_TOKENS = {
  cardholderName: 'cc-name',
  number: 'cc-number',
  cvv: 'cc-csc',
  expirationDate: 'cc-exp',
  expirationMonth: 'cc-exp-month',
  expirationYear: 'cc-exp-year',
  postalCode: 'billing postal-code',
} as const satisfies Record<HostedFieldKey, string>;

/** The most characters that the input of a frame accepts by default, separators included. */
export const MAX_LENGTHS = {
  cardholderName: 255,
  number: 22,
  cvv: 4,
  expirationDate: 9,
  expirationMonth: 2,
  expirationYear: 4,
  postalCode: 10,
} as const satisfies Record<HostedFieldKey, number>;

/** The last valid expiration year is this many years after the current one. */
export const MAX_EXPIRATION_YEAR_AGE = 19;
/** Milliseconds that the keyboard of iOS needs before the page can be scrolled. */
export const IOS_SCROLL_DELAY = 5;

/** Prefix of `focused`, `valid` and `invalid`, the classes of the merchant's container. */
export const CONTAINER_CLASS_PREFIX = 'braintree-hosted-fields-';

/** Prefix of a frame's name; the field key follows. */
export const FRAME_NAME_PREFIX = 'braintree-hosted-field-';
/** Page of the frames, on the asset host below `/web/<version>/html/`. */
export const FRAME_PAGE = 'hosted-fields-frame';

/** Prefix of every event name on the bus. */
export const EVENT_PREFIX = 'hosted-fields:';

/** Events about a field: emitted to merchants, and the `type` of INPUT_EVENT. */
export const FIELD_EVENTS = ['focus', 'blur', 'empty', 'notEmpty', 'validityChange', 'cardTypeChange', 'inputSubmitRequest'] as const;

/** Where a focus intercept leads: `before` is backward. */
export const DIRECTIONS = ['before', 'after'] as const;

/** Attributes that merchants may set on an input. The last takes a text or a number, the others true or false. */
export const SETTABLE_ATTRIBUTES = ['aria-invalid', 'aria-required', 'disabled', 'placeholder'] as const;

/** Options of a field that a frame can change while the customer types. */
export const UPDATABLE_OPTIONS = ['placeholder', 'internalLabel', 'lang', 'supportedCardBrands'] as const;

/** Members of an address that are sent to the gateway. All others are dropped. */
export const ADDRESS_FIELDS = [
  'company',
  'countryCodeNumeric',
  'countryCodeAlpha2',
  'countryCodeAlpha3',
  'countryName',
  'extendedAddress',
  'locality',
  'region',
  'firstName',
  'lastName',
  'postalCode',
  'streetAddress',
] as const;
