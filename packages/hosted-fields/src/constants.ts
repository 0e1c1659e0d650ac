// Names and sizes of the hosted-fields protocol, shared by the merchant page and the frames.

/** The seven fields, each with the default text of its label. */
export const FIELD_LABELS = {
  cardholderName: 'Cardholder Name',
  number: 'Credit Card Number',
  cvv: 'CVV',
  expirationDate: 'Expiration Date',
  expirationMonth: 'Expiration Month',
  expirationYear: 'Expiration Year',
  postalCode: 'Postal Code',
} as const;

export type FieldKey = keyof typeof FIELD_LABELS;

export const FIELD_KEYS = /* @__PURE__ */ Object.keys(FIELD_LABELS) as FieldKey[];

/** `name` and `id` of the input in each frame. */
export const INPUT_NAMES = {
  cardholderName: 'cardholder-name',
  number: 'credit-card-number',
  cvv: 'cvv',
  expirationDate: 'expiration',
  expirationMonth: 'expiration-month',
  expirationYear: 'expiration-year',
  postalCode: 'postal-code',
} as const satisfies Record<FieldKey, string>;

export const AUTOCOMPLETE_TOKENS = {
  cardholderName: 'cc-name',
  number: 'cc-number',
  cvv: 'cc-csc',
  expirationDate: 'cc-exp',
  expirationMonth: 'cc-exp-month',
  expirationYear: 'cc-exp-year',
  postalCode: 'billing postal-code',
} as const satisfies Record<FieldKey, string>;

/** Characters a frame's input takes by default, as displayed. */
export const MAX_LENGTHS = {
  cardholderName: 255,
  number: 22,
  cvv: 4,
  expirationDate: 9,
  expirationMonth: 2,
  expirationYear: 4,
  postalCode: 10,
} as const satisfies Record<FieldKey, number>;

/** Lengths the specification declares. Not enforced: they would cut postal codes and four-digit security codes. */
export const DECLARED_MAX_LENGTHS = {
  number: 19,
  postalCode: 8,
  expirationDate: 7,
  expirationMonth: 2,
  expirationYear: 4,
  cvv: 3,
} as const;

/** The last year on offer is the current one plus this. */
export const MAX_EXPIRATION_YEAR_AGE = 19;
/** Milliseconds the keyboard of iOS takes before the page can be scrolled. */
export const IOS_SCROLL_DELAY = 5;

/** Before `focused`, `valid` and `invalid`: the classes of the merchant's container. */
export const CONTAINER_CLASS_PREFIX = 'braintree-hosted-fields-';

/** Before the field key, in the name of a frame. */
export const FRAME_NAME_PREFIX = 'braintree-hosted-field-';
/** On the asset host, below `/web/<version>/html/`. */
export const FRAME_PAGE = 'hosted-fields-frame';

/** Before the name of every event on the bus. */
export const EVENT_PREFIX = 'hosted-fields:';

/** What merchants hear of a field; also the `type` of INPUT_EVENT. */
export const FIELD_EVENTS = ['focus', 'blur', 'empty', 'notEmpty', 'validityChange', 'cardTypeChange', 'inputSubmitRequest'] as const;

/** Where an intercept leads: `before` is backwards. */
export const DIRECTIONS = ['before', 'after'] as const;

/** Attributes that merchants may set on an input: the last to a text or a number, the others to true or false. */
export const SETTABLE_ATTRIBUTES = ['aria-invalid', 'aria-required', 'disabled', 'placeholder'] as const;

/** Style properties that reach a frame; all others are dropped. */
export const STYLE_PROPERTIES = /* @__PURE__ */ (
  '-moz-appearance -moz-box-shadow -moz-osx-font-smoothing -moz-tap-highlight-color -moz-transition -webkit-appearance ' +
  '-webkit-box-shadow -webkit-font-smoothing -webkit-tap-highlight-color -webkit-text-fill-color -webkit-transition ' +
  'appearance box-shadow color direction font font-family font-size font-size-adjust font-stretch font-style font-variant ' +
  'font-variant-alternates font-variant-caps font-variant-east-asian font-variant-ligatures font-variant-numeric font-weight ' +
  'letter-spacing line-height margin margin-top margin-right margin-bottom margin-left opacity outline ' +
  'padding padding-top padding-right padding-bottom padding-left text-align text-shadow transition'
).split(' ');

/** Members of an address that are sent to the gateway; all others are dropped. */
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
