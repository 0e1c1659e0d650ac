import type { ComponentOptions, Method } from '@tender/client/internal';

/** Options of `unionpay.create`. Use a client token: a tokenization key is not authorized to use UnionPay. */
export type UnionPayCreateOptions = ComponentOptions;

/** An instance of Hosted Fields, of this SDK or of the provider's own, whatever types your shop has for it. */
export interface UnionPayHostedFields {
  /** Identifies an instance. It is not called. */
  tokenize(options: never, callback: never): unknown;
}

/** Expiration date of a card, in one or in two parts. Some UnionPay cards have none. */
export interface UnionPayExpiration {
  /** `MM/YY` or `MM/YYYY`. It takes precedence over the two parts. */
  expirationDate?: string;
  /** Month, `1` to `12`. Required with `expirationYear`. */
  expirationMonth?: string;
  /** Year, as `YY` or `YYYY`. Required with `expirationMonth`. */
  expirationYear?: string;
}

/** The number of a card. */
export interface UnionPayCardNumber {
  /** Card number. */
  number: string;
}

/** A card to enroll. */
export interface UnionPayEnrollCard extends UnionPayCardNumber, UnionPayExpiration {}

/** A card to tokenize. */
export interface UnionPayTokenizeCard extends UnionPayExpiration {
  /** Card number. */
  number?: string;
  /** Security code of the card. */
  cvv?: string;
}

/** A mobile phone that receives the code. */
export interface UnionPayMobile {
  /** Country calling code without a plus, such as `62`. */
  countryCode: string;
  /** Phone number without the country code. */
  number: string;
}

/** Options of `fetchCapabilities`: either a card's number or the fields that the card is typed into. */
export interface UnionPayFetchCapabilitiesOptions {
  /** The card. Prefer `hostedFields`: with `card`, your page handles card numbers. */
  card?: UnionPayCardNumber;
  /** The fields that the customer types the card into. */
  hostedFields?: UnionPayHostedFields;
}

/** Options of `enroll`: the phone, and either a card or the fields that the card is typed into. */
export interface UnionPayEnrollOptions {
  /** The card. Prefer `hostedFields`: with `card`, your page handles card numbers. */
  card?: UnionPayEnrollCard;
  /** The fields that the customer types the card into. */
  hostedFields?: UnionPayHostedFields;
  /** The phone that receives the code. */
  mobile: UnionPayMobile;
}

/** Options of `tokenize`: either a card or the fields that the card is typed into, and the enrollment of an enrolled card. */
export interface UnionPayTokenizeOptions {
  /** The card. Prefer `hostedFields`: with `card`, your page handles card numbers. */
  card?: UnionPayTokenizeCard;
  /** The fields that the customer types the card into. */
  hostedFields?: UnionPayHostedFields;
  /** The `enrollmentId` that `enroll` resolved with. */
  enrollmentId?: string;
  /** The code that the customer received by text message. Required if `enroll` resolved with `smsCodeRequired`. */
  smsCode?: string;
  /** Accepted because `tokenize` of Hosted Fields accepts it. It has no effect. */
  vault?: boolean;
}

/** What a UnionPay card supports. */
export interface UnionPayProperties {
  /** Whether the card can be authorized now and captured later. */
  supportsTwoStepAuthAndCapture: boolean;
  /** Whether your account can charge the card. */
  isSupported: boolean;
}

/** Result of `fetchCapabilities`. */
export interface UnionPayFetchCapabilitiesPayload {
  /** Whether it is a UnionPay card. */
  isUnionPay: boolean;
  /** Whether it is a debit card. Debit cards need an enrollment, but no expiration date and no security code. */
  isDebit?: boolean;
  /** What the card supports. Present if it is a UnionPay card. */
  unionPay?: UnionPayProperties;
}

/** Result of `enroll`. */
export interface UnionPayEnrollPayload {
  /** Id of the enrollment. Pass it to `tokenize`. */
  enrollmentId: string;
  /** Whether the customer received a code by text message that `tokenize` requires. */
  smsCodeRequired: boolean;
}

/** The card that a nonce stands for. */
export interface UnionPayAccountDetails {
  /** Brand of the card, such as `UnionPay`. */
  cardType?: string;
  /** Last four digits of the number. */
  lastFour?: string;
  /** Last two digits of the number. */
  lastTwo?: string;
  /** First six digits of the number. */
  bin?: string;
}

/** Result of `tokenize`. */
export interface UnionPayTokenizePayload {
  /** Single-use reference to the card. Your server charges it. */
  nonce: string;
  /** `CreditCard`. */
  type: string;
  /** Description of the card for people, such as `ending in 01`. */
  description: string;
  /** The card. */
  details: UnionPayAccountDetails;
  /** What is known about the card's issuer. */
  binData?: Record<string, unknown>;
}

/** A UnionPay component, as `unionpay.create` resolves with. */
export interface UnionPay {
  /**
   * Resolves with what a card supports. Calls may overlap.
   * @example const { isUnionPay, unionPay } = await instance.fetchCapabilities({ hostedFields: fields });
   * @throws UNIONPAY_CARD_OR_HOSTED_FIELDS_INSTANCE_REQUIRED, UNIONPAY_CARD_AND_HOSTED_FIELDS_INSTANCES,
   * UNIONPAY_HOSTED_FIELDS_INSTANCE_INVALID
   * @throws UNIONPAY_HOSTED_FIELDS_INSTANCE_REQUIRED when the fields cannot be reached
   * @throws UNIONPAY_FETCH_CAPABILITIES_NETWORK_ERROR when the gateway refuses the request or cannot be reached
   * @throws CLIENT_AUTHORIZATION_INSUFFICIENT when the authorization does not allow the request
   */
  readonly fetchCapabilities: Method<[options: UnionPayFetchCapabilitiesOptions], UnionPayFetchCapabilitiesPayload>;
  /**
   * Enrolls a card. If the card requires a code, the customer receives it by text message. The security code is not sent. Calls may overlap.
   * @example
   * const { enrollmentId, smsCodeRequired } = await instance.enroll({ hostedFields: fields, mobile: { countryCode: '62', number: '111111111' } });
   * @throws UNIONPAY_MISSING_MOBILE_PHONE_DATA, UNIONPAY_EXPIRATION_DATE_INCOMPLETE, UNIONPAY_CARD_OR_HOSTED_FIELDS_INSTANCE_REQUIRED,
   * UNIONPAY_CARD_AND_HOSTED_FIELDS_INSTANCES, UNIONPAY_HOSTED_FIELDS_INSTANCE_INVALID
   * @throws UNIONPAY_HOSTED_FIELDS_INSTANCE_REQUIRED when the fields cannot be reached
   * @throws UNIONPAY_ENROLLMENT_CUSTOMER_INPUT_INVALID when the gateway refuses the card or the phone number
   * @throws UNIONPAY_ENROLLMENT_NETWORK_ERROR when the gateway fails or cannot be reached
   * @throws CLIENT_AUTHORIZATION_INSUFFICIENT when the authorization does not allow the request
   */
  readonly enroll: Method<[options: UnionPayEnrollOptions], UnionPayEnrollPayload>;
  /**
   * Exchanges a card and its enrollment for a nonce. Calls may overlap.
   * @example const { nonce } = await instance.tokenize({ hostedFields: fields, enrollmentId, smsCode });
   * @throws UNIONPAY_EXPIRATION_DATE_INCOMPLETE, UNIONPAY_CARD_OR_HOSTED_FIELDS_INSTANCE_REQUIRED, UNIONPAY_CARD_AND_HOSTED_FIELDS_INSTANCES,
   * UNIONPAY_HOSTED_FIELDS_INSTANCE_INVALID
   * @throws UNIONPAY_HOSTED_FIELDS_INSTANCE_REQUIRED when the fields cannot be reached
   * @throws UNIONPAY_FAILED_TOKENIZATION when the gateway refuses the card, the code or the enrollment
   * @throws UNIONPAY_TOKENIZATION_NETWORK_ERROR when the gateway fails or cannot be reached
   * @throws CLIENT_AUTHORIZATION_INSUFFICIENT when the authorization does not allow the request
   */
  readonly tokenize: Method<[options: UnionPayTokenizeOptions], UnionPayTokenizePayload>;
  /**
   * Removes everything the component added to the page. Pending calls reject and later calls throw METHOD_CALLED_AFTER_TEARDOWN.
   * @example await instance.teardown();
   */
  readonly teardown: Method<[], void>;
}
