import type { Component, ComponentOptions, Method } from '@tender/client/internal';
import type { FIELD_EVENTS, HostedFieldKey, SETTABLE_ATTRIBUTES } from './constants';

export type { HostedFieldKey } from './constants';

/** A card brand, by its documented name. */
export type HostedFieldsCardBrand =
  | 'visa'
  | 'mastercard'
  | 'american-express'
  | 'diners-club'
  | 'discover'
  | 'jcb'
  | 'union-pay'
  | 'maestro'
  | 'elo'
  | 'mir'
  | 'hiper'
  | 'hipercard'
  | 'verve';

/** How a field hides its text when the customer leaves it. */
export interface HostedFieldMaskOptions {
  /** Text shown in place of each character. It may be several characters long. Default: `•`. */
  character?: string;
  /** Keeps the last four digits visible while the number is valid. Only for the `number` field. Default: `false`. */
  showLastFour?: boolean;
}

/** How a month or year is shown in a select element. */
export interface HostedFieldSelectOptions {
  /** Texts of the twelve months, January first. A month without a text keeps its number. */
  options?: string[];
}

/** Options of one field. Either `container` or the older `selector` is required. */
export interface HostedFieldOptions {
  /** Element that the frame is put into, or a CSS selector of it. Takes precedence over `selector`. */
  container?: string | Element;
  /**
   * The element, or a CSS selector of it.
   * @deprecated Use `container`.
   */
  selector?: string | Element;
  /** Placeholder of the input. For a select element: its first option, which cannot be chosen. Default: none. */
  placeholder?: string;
  /** `type` attribute of the input, such as `tel`. Default: `text`. */
  type?: string;
  /** Accessible name of the frame. Default: `Secure Credit Card Frame - ` followed by the default label of the field. */
  iframeTitle?: string;
  /** Language of label and placeholder as a BCP 47 tag, for screen readers and fonts. Default: English. The provider's own frames ignore it. */
  lang?: string;
  /** Label of the input for screen readers. Default: the English name of the field, such as `Credit Card Number`. */
  internalLabel?: string;
  /** Groups the digits while the customer types. Default: `true`. */
  formatInput?: boolean;
  /** Hides the text when the customer leaves the field. Default: `false`. */
  maskInput?: boolean | HostedFieldMaskOptions;
  /** Value that the field starts with. Default: empty. */
  prefill?: string | number;
  /** Shows a select element instead of an input. Only for `expirationMonth` and `expirationYear`. Default: `false`. */
  select?: boolean | HostedFieldSelectOptions;
  /** The most digits that are accepted, if fewer than the brand allows. Only for `number`. Default: what the brand allows. */
  maxCardLength?: number;
  /**
   * The most characters that are accepted. Only for `cvv`, where only values below 4 have an effect, and `postalCode`.
   * Default: what the brand of the number allows for `cvv`, 10 for `postalCode`.
   */
  maxlength?: number | '' | null;
  /**
   * The fewest characters of a valid value. Only for `postalCode`, where 2 suits countries whose postal codes have two characters, and for `cvv`
   * where there is no `number` field.
   * Default: 3 or 4 digits for `cvv`, 3 for `postalCode`.
   */
  minlength?: number | '' | null;
  /**
   * Refuses numbers of brands that your account does not support. Default: `false`.
   * @deprecated Use `supportedCardBrands`.
   */
  rejectUnsupportedCards?: boolean;
  /**
   * Adds brands to those that your account supports (`true`), or removes them (`false`). A number of any other brand is invalid. Only for `number`.
   * The field recognizes Verve cards only if you name `verve` here; otherwise they count as Maestro. Default: every brand is accepted.
   */
  supportedCardBrands?: Record<string, boolean> | Partial<Record<HostedFieldsCardBrand, boolean>>;
}

/** CSS properties with their values, or a selector inside a media query with rules of its own. */
export interface HostedFieldsStyleRules {
  [property: string]: string | number | HostedFieldsStyleRules;
}

/** Styles of the inputs: a selector or media query with its rules, or with the name of a class on your page whose computed style is copied. */
export interface HostedFieldsStyles {
  [selector: string]: string | HostedFieldsStyleRules;
}

/** Options of `hostedFields.create`, besides those that every component takes. */
export interface HostedFieldsOptions {
  /** The fields to create; at least one. */
  fields: Partial<Record<HostedFieldKey, HostedFieldOptions>>;
  /** Styles of the inputs. Default: those of the browser, without border or background. */
  styles?: HostedFieldsStyles;
  /** Asks the browser not to fill in the fields. Default: `false`. */
  preventAutofill?: boolean;
  /** Number of digits in `binAvailable`: 6, or 8 for banks that share their first six digits with others. Default: 6. */
  binVerificationLength?: 6 | 8;
  /**
   * Leaves the caret where the customer puts it, on iPhones and iPads too: there, touching a field that already has the focus would select its text.
   * Formatting never moves the caret, with or without this option. Default: `false`.
   */
  preventCursorJumps?: boolean;
  /** Sent to the frames, where it has no effect. */
  sessionId?: string;
  /** Loads unminified frames. Only with `authorization`; a client has its own `debug`. Default: `false`. */
  isDebug?: boolean;
  /** The brands that count as supported until the configuration of your account has been loaded. Default: all. */
  supportedCardTypes?: Record<string, boolean>;
}

/** Options of `hostedFields.create`. */
export interface HostedFieldsCreateOptions extends HostedFieldsOptions, ComponentOptions {}

/** A billing or shipping address. Members that are null or missing are not sent. */
export interface HostedFieldsAddress {
  /** Company name. */
  company?: string | null;
  /** Country: ISO 3166-1 numeric, such as `276`. */
  countryCodeNumeric?: string | null;
  /** Country: ISO 3166-1 alpha-2, such as `DE`. */
  countryCodeAlpha2?: string | null;
  /** Country: ISO 3166-1 alpha-3, such as `DEU`. */
  countryCodeAlpha3?: string | null;
  /** Name of the country. */
  countryName?: string | null;
  /** Apartment, floor or building. */
  extendedAddress?: string | null;
  /** City. */
  locality?: string | null;
  /** State, province or region. */
  region?: string | null;
  /** First name. */
  firstName?: string | null;
  /** Last name. */
  lastName?: string | null;
  /** Postal code. */
  postalCode?: string | null;
  /** Street and house number. */
  streetAddress?: string | null;
}

/** A phone number. */
export interface HostedFieldsPhone {
  /** The number. Spaces, hyphens and parentheses are removed. */
  number?: string;
  /** Calling code of the country, such as `1`. */
  countryCode?: string;
  /** Extension. */
  extension?: string;
}

/** Data of a Fastlane card. */
export interface HostedFieldsConnectCheckout {
  /** Assertion that Fastlane issued for the customer. */
  authAssertion?: string;
  /** Whether the customer agreed to save the card. Default: `false`. */
  hasBuyerConsent?: boolean;
  /** Version of the terms and conditions that were shown. */
  termsAndConditionsVersion?: string;
  /** Country whose terms and conditions were shown. */
  termsAndConditionsCountry?: string;
}

/** Metadata of a card. */
export interface HostedFieldsMetadata {
  /** Makes the card a Fastlane card. */
  connectCheckout?: HostedFieldsConnectCheckout;
  /** Other members are ignored. */
  [name: string]: unknown;
}

/** Asks for the regulation that applies to a card. */
export interface HostedFieldsInsightOptions {
  /** The merchant account that will charge the card. */
  merchantAccountId: string;
}

/** Options of `tokenize`. Other members are ignored: an option never replaces what the customer typed, except for `cardholderName`. */
export interface HostedFieldsTokenizeOptions {
  /** Stores the card in your vault. Default: `false`. */
  vault?: boolean;
  /** Adds `authenticationInsight` to the payload. Default: not requested. */
  authenticationInsight?: HostedFieldsInsightOptions;
  /** The fields to check and send. An empty list fails with HOSTED_FIELDS_FIELDS_EMPTY. Default: all. */
  fieldsToTokenize?: string[];
  /** Replaces the value of the `cardholderName` field, unless it is empty. */
  cardholderName?: string;
  /** Billing address. Its `postalCode` is ignored when a `postalCode` field is tokenized. */
  billingAddress?: HostedFieldsAddress;
  /** Shipping address. */
  shippingAddress?: HostedFieldsAddress;
  /** Phone number of the customer. */
  phone?: HostedFieldsPhone;
  /** Email address of the customer. */
  email?: string;
  /** Metadata of the card. */
  metadata?: HostedFieldsMetadata;
}

/** Card data that may be shown to the customer. The gateway leaves out what it does not know. */
export interface HostedFieldsCardDetails {
  /** The first six digits. */
  bin?: string;
  /** Brand, such as `Visa` or `MasterCard`. */
  cardType?: string;
  /** Expiration month, two digits. */
  expirationMonth?: string;
  /** Expiration year, four digits. */
  expirationYear?: string;
  /** Name on the card. */
  cardholderName?: string | null;
  /** The last four digits. */
  lastFour?: string;
  /** The last two digits. */
  lastTwo?: string;
}

/** Facts about the bank and product of a card: `Yes`, `No` or `Unknown`, unless stated otherwise. */
export interface HostedFieldsCardBinData {
  /** Whether it is a commercial card. */
  commercial?: string;
  /** Country of the issuing bank: ISO 3166-1 alpha-3, or `Unknown`. */
  countryOfIssuance?: string;
  /** Whether it is a debit card. */
  debit?: string;
  /** Whether the Durbin amendment limits its fees. */
  durbinRegulated?: string;
  /** Whether it is a healthcare card. */
  healthcare?: string;
  /** Name of the issuing bank, or `Unknown`. */
  issuingBank?: string;
  /** Whether it is a payroll card. */
  payroll?: string;
  /** Whether it is a prepaid card. */
  prepaid?: string;
  /** Product code of the brand, or `Unknown`. */
  productId?: string;
  /** Other members, as the gateway sent them. */
  [name: string]: unknown;
}

/** The regulation that applies to a card. */
export interface HostedFieldsInsight {
  /** `psd2`, where strong customer authentication is required, `unregulated` or `unavailable`. */
  regulationEnvironment: string;
}

/** Result of `tokenize`. */
export interface HostedFieldsTokenizePayload {
  /** Single-use reference to the card. Your server charges it. */
  nonce: string;
  /** Card data that may be shown to the customer. */
  details: HostedFieldsCardDetails;
  /** Text for the customer, such as `ending in 11`. */
  description: string;
  /** Always `CreditCard`. */
  type: string;
  /** Facts about the bank and product of the card. */
  binData?: HostedFieldsCardBinData;
  /** The regulation that applies to the card. Only if it was requested. */
  authenticationInsight?: HostedFieldsInsight;
}

/** Name of an event about a field. */
export type HostedFieldEventName = (typeof FIELD_EVENTS)[number];

/** An attribute that `setAttribute` accepts. */
export type HostedFieldAttribute = (typeof SETTABLE_ATTRIBUTES)[number];

/** Status of a field, as its frame sends it. */
export interface HostedFieldStatus {
  /** Whether the field is empty. */
  isEmpty: boolean;
  /** Whether the value is complete and correct. */
  isValid: boolean;
  /** Whether more typing can make the value valid. Show an error when it is `false`. */
  isPotentiallyValid: boolean;
  /** Whether the field has the focus. */
  isFocused: boolean;
}

/** Status of a field, with its container on your page. */
export interface HostedFieldState extends HostedFieldStatus {
  /** Your element that holds the field. */
  container: Element;
}

/** The security code of a brand. */
export interface HostedFieldsSecurityCode {
  /** What the brand calls it, such as `CVV` or `CID`. */
  name: string;
  /** Number of digits. */
  size: number;
}

/** A brand that the number may belong to, as far as it has been typed. */
export interface HostedFieldsCard {
  /** Name for display, such as `American Express`. */
  niceType: string;
  /** Name for code, such as `american-express`. Mastercard is `master-card`. */
  type: string;
  /** The security code of the brand. */
  code: HostedFieldsSecurityCode;
  /** Whether you accept the brand. Missing before the first event. */
  supported?: boolean;
}

/** One value for each configured field. */
export type Fields<Value> = Partial<Record<HostedFieldKey, Value>>;

/** State of all fields. It never contains what the customer typed. */
export interface HostedFieldsState {
  /** The brands that the number may belong to: all while it is empty, one once it is certain. Verve is missing before the first event. */
  cards: HostedFieldsCard[];
  /** Status of each configured field. */
  fields: Partial<Record<HostedFieldKey, HostedFieldState>>;
}

/** An event about a field, with the state of all fields. */
export interface HostedFieldsEvent extends HostedFieldsState {
  /** The field that the event is about. */
  emittedBy: HostedFieldKey;
  /** Set on an `inputSubmitRequest` that the browser repeats because the customer holds the key. Ignore it, or the customer may pay again. */
  isRepeat?: true;
}

/** Payload of `binAvailable`. */
export interface HostedFieldsBinEvent {
  /** The first six digits of the number, or eight with `binVerificationLength: 8`. */
  bin: string;
}

/** Events of an instance, with the payload that their handlers receive. */
export interface HostedFieldsEvents extends Record<HostedFieldEventName, HostedFieldsEvent> {
  /** A field received the focus. */
  focus: HostedFieldsEvent;
  /** A field lost the focus. */
  blur: HostedFieldsEvent;
  /** A field became empty. */
  empty: HostedFieldsEvent;
  /** A field is no longer empty. */
  notEmpty: HostedFieldsEvent;
  /** `isValid` or `isPotentiallyValid` of a field changed. */
  validityChange: HostedFieldsEvent;
  /** The brands that the number may belong to changed. */
  cardTypeChange: HostedFieldsEvent;
  /** The customer pressed Enter in a field. */
  inputSubmitRequest: HostedFieldsEvent;
  /** The first six digits of the number are known, or changed; eight with `binVerificationLength: 8`. */
  binAvailable: HostedFieldsBinEvent;
  /** All frames have loaded. Emitted before `create` resolves, and again after frames were reloaded. */
  ready: void;
  /** The frames did not load within 60 seconds. `create` rejects. */
  timeout: void;
}

/** Options of `setMessage`. */
export interface HostedFieldsSetMessageOptions {
  /** The field to describe. */
  field: HostedFieldKey;
  /** Text that screen readers announce with the input. Empty removes it. */
  message: string;
}

/** Options of `removeAttribute`. */
export interface HostedFieldsRemoveAttributeOptions {
  /** The field to change. */
  field: HostedFieldKey;
  /** The attribute to remove. */
  attribute: HostedFieldAttribute;
}

/** Options of `setAttribute`. */
export interface HostedFieldsSetAttributeOptions {
  /** The field to change. */
  field: HostedFieldKey;
  /** The attribute to set. */
  attribute: HostedFieldAttribute;
  /**
   * A text or number for `placeholder`, `true` or `false` for the other attributes. Null and undefined remove the attribute, and so does `false` for
   * `disabled`.
   */
  value?: string | number | boolean | null;
}

/** Options of a field that `update` changes. */
export type HostedFieldUpdateOptions = Pick<
  HostedFieldOptions,
  'placeholder' | 'iframeTitle' | 'internalLabel' | 'lang' | 'supportedCardBrands'
>;

/** Options of `update`. What is missing stays as it is. */
export interface HostedFieldsUpdateOptions {
  /** The fields to change. A member that is undefined returns to its default. */
  fields?: Partial<Record<HostedFieldKey, HostedFieldUpdateOptions>>;
  /** Replaces all styles. */
  styles?: HostedFieldsStyles;
}

/** Card fields in frames, as `hostedFields.create` resolves with. */
export interface HostedFields {
  /** The message channel, by which the UnionPay component finds the frames. */
  readonly _bus: { readonly channel: string };
  /**
   * Calls a handler whenever an event happens, until `off` is called with the same handler.
   * @example instance.on('validityChange', ({ emittedBy, fields }) => showError(emittedBy, !fields[emittedBy]?.isPotentiallyValid));
   * @throws METHOD_CALLED_AFTER_TEARDOWN
   */
  readonly on: <Name extends keyof HostedFieldsEvents>(event: Name, handler: (payload: HostedFieldsEvents[Name]) => void) => void;
  /**
   * Removes one registration of a handler. Unknown handlers are ignored.
   * @example instance.off('validityChange', showErrors);
   * @throws METHOD_CALLED_AFTER_TEARDOWN
   */
  readonly off: <Name extends keyof HostedFieldsEvents>(event: Name, handler: (payload: HostedFieldsEvents[Name]) => void) => void;
  /**
   * Returns whether an event has a handler.
   * @example if (!instance.hasListener('empty')) instance.on('empty', hideBrand);
   * @throws METHOD_CALLED_AFTER_TEARDOWN
   */
  readonly hasListener: (event: keyof HostedFieldsEvents) => boolean;
  /**
   * Calls the handlers of an event. For tests and for components of the reference SDK.
   * @example instance._emit('binAvailable', { bin: '411111' });
   * @throws METHOD_CALLED_AFTER_TEARDOWN
   */
  readonly _emit: (event: string, ...args: unknown[]) => void;
  /**
   * Returns the status of the fields and the brands that the number may belong to; never what the customer typed.
   * @example const { cards, fields } = instance.getState();
   * @throws METHOD_CALLED_AFTER_TEARDOWN
   */
  readonly getState: () => HostedFieldsState;
  /**
   * Describes a field to screen readers, for example with an error message. A field that is not configured is ignored.
   * @example instance.setMessage({ field: 'number', message: 'Enter a valid card number.' });
   * @throws METHOD_CALLED_AFTER_TEARDOWN
   */
  readonly setMessage: (options: HostedFieldsSetMessageOptions) => void;
  /**
   * Exchanges the card data for a nonce. The data goes from the frame to the gateway; your page never sees it. Calls may overlap. Aborting cancels a
   * request that the gateway has not received; it does not undo one that it has.
   * @example const { nonce } = await instance.tokenize();
   * @throws HOSTED_FIELDS_FIELDS_EMPTY when all fields are empty
   * @throws HOSTED_FIELDS_FIELDS_INVALID when fields are incomplete or wrong: `details.invalidFieldKeys` has their names, `details.invalidFields` their
   * containers by name
   * @throws HOSTED_FIELDS_TOKENIZATION_FAIL_ON_DUPLICATE when the card is already in your vault and your account refuses duplicates
   * @throws HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED when the security code or the address is wrong
   * @throws HOSTED_FIELDS_FAILED_TOKENIZATION when the gateway refuses the card, or the request, for another reason
   * @throws HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR when the gateway fails, or the gateway or the frame does not respond
   * @throws CLIENT_AUTHORIZATION_INSUFFICIENT when the authorization may not tokenize cards
   * @throws the errors of `client.create` when only an authorization was passed and its client cannot be created
   */
  readonly tokenize: Method<[options?: HostedFieldsTokenizeOptions], HostedFieldsTokenizePayload>;
  /**
   * Adds one or more classes, separated by spaces, to the input of a field. Define their style in `styles`.
   * @example await instance.addClass('number', 'highlighted');
   * @throws HOSTED_FIELDS_FIELD_INVALID when no field has this name
   * @throws HOSTED_FIELDS_FIELD_NOT_PRESENT when the field is not configured
   */
  readonly addClass: Method<[field: HostedFieldKey, classname: string], void>;
  /**
   * Removes one or more classes, separated by spaces, from the input of a field.
   * @example await instance.removeClass('number', 'highlighted');
   * @throws HOSTED_FIELDS_FIELD_INVALID when no field has this name
   * @throws HOSTED_FIELDS_FIELD_NOT_PRESENT when the field is not configured
   */
  readonly removeClass: Method<[field: HostedFieldKey, classname: string], void>;
  /**
   * Sets an attribute of the input of a field.
   * @example await instance.setAttribute({ field: 'cvv', attribute: 'placeholder', value: '123' });
   * @throws HOSTED_FIELDS_FIELD_INVALID when no field has this name
   * @throws HOSTED_FIELDS_FIELD_NOT_PRESENT when the field is not configured
   * @throws HOSTED_FIELDS_ATTRIBUTE_NOT_SUPPORTED when the attribute cannot be set
   * @throws HOSTED_FIELDS_ATTRIBUTE_VALUE_NOT_ALLOWED when the attribute does not take such a value
   */
  readonly setAttribute: Method<[options: HostedFieldsSetAttributeOptions], void>;
  /**
   * Removes an attribute from the input of a field.
   * @example await instance.removeAttribute({ field: 'cvv', attribute: 'disabled' });
   * @throws HOSTED_FIELDS_FIELD_INVALID when no field has this name
   * @throws HOSTED_FIELDS_FIELD_NOT_PRESENT when the field is not configured
   * @throws HOSTED_FIELDS_ATTRIBUTE_NOT_SUPPORTED when the attribute cannot be removed
   */
  readonly removeAttribute: Method<[options: HostedFieldsRemoveAttributeOptions], void>;
  /**
   * Sets the placeholder of a field.
   * @deprecated Use `setAttribute`.
   * @example await instance.setPlaceholder('cvv', '123');
   * @throws HOSTED_FIELDS_FIELD_INVALID when no field has this name
   * @throws HOSTED_FIELDS_FIELD_NOT_PRESENT when the field is not configured
   */
  readonly setPlaceholder: Method<[field: HostedFieldKey, value: string], void>;
  /**
   * Changes options of `create` while the fields are on the page: texts for another language, styles for a dark page, the brands that you accept. What the
   * customer has typed stays. Resolves with false if the frames only know how to change the placeholder and the title, as the provider's own frames do:
   * the other changes then apply the next time you call `create`. So it does when the code of this method cannot be loaded.
   * @example await instance.update({ fields: { number: { placeholder: '1234', internalLabel: 'Kartennummer' } } });
   * @throws HOSTED_FIELDS_FIELD_INVALID when no field has this name
   * @throws HOSTED_FIELDS_FIELD_NOT_PRESENT when the field is not configured
   * @throws HOSTED_FIELDS_ATTRIBUTE_VALUE_NOT_ALLOWED when a placeholder is neither a text nor a number
   * @throws HOSTED_FIELDS_FIELD_PROPERTY_INVALID when the options contain data that cannot be sent to a frame
   */
  readonly update: Method<[options: HostedFieldsUpdateOptions], boolean>;
  /**
   * Replaces the texts of the months in a select element, January first. A month without a text keeps the one it has.
   * @example await instance.setMonthOptions(['January', 'February', 'March']);
   * @throws HOSTED_FIELDS_FIELD_PROPERTY_INVALID when `expirationMonth` is not configured or not a select element, or `texts` is not an array
   */
  readonly setMonthOptions: Method<[texts: string[]], void>;
  /**
   * Empties a field. If the number was not complete, `binAvailable`, and after six digits also brand and validity, wait until the next number is
   * complete or the customer has emptied the field: a script could otherwise read the whole number while it is typed.
   * @example await instance.clear('cvv');
   * @throws HOSTED_FIELDS_FIELD_INVALID when no field has this name
   * @throws HOSTED_FIELDS_FIELD_NOT_PRESENT when the field is not configured
   */
  readonly clear: Method<[field: HostedFieldKey], void>;
  /**
   * Moves the focus into a field.
   * @example await instance.focus('number');
   * @throws HOSTED_FIELDS_FIELD_INVALID when no field has this name
   * @throws HOSTED_FIELDS_FIELD_NOT_PRESENT when the field is not configured
   */
  readonly focus: Method<[field: HostedFieldKey], void>;
  /**
   * Resolves with what your account verifies when it tokenizes a card: `cvv`, `postal_code`.
   * @example const challenges = await instance.getChallenges();
   * @throws the errors of `client.create` when only an authorization was passed and its client cannot be created
   */
  readonly getChallenges: Method<[], string[]>;
  /**
   * Resolves with the brands that your account supports, by their names for display: `Visa`, `Mastercard`.
   * @example const brands = await instance.getSupportedCardTypes();
   * @throws the errors of `client.create` when only an authorization was passed and its client cannot be created
   */
  readonly getSupportedCardTypes: Method<[], string[]>;
  /**
   * Removes everything the component added to the page. Pending calls reject and later calls throw METHOD_CALLED_AFTER_TEARDOWN.
   * @example await instance.teardown();
   */
  readonly teardown: Method<[], void>;
}

/** The component `hostedFields`. */
export interface HostedFieldsComponent extends Component<HostedFieldsCreateOptions, HostedFields> {
  /**
   * Returns whether the browser can group digits while the customer types. Samsung Internet cannot.
   * @example const formatInput = hostedFields.supportsInputFormatting();
   */
  supportsInputFormatting(): boolean;
}
