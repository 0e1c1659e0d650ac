import type { AllowExtraMembers, ComponentOptions, Method } from '@tender/client/internal';
import type { EXEMPTION_TYPES } from './constants';

/** How a challenge is shown: a dialog (`2`, `2-cardinal-modal`), a wide dialog (`2-bootstrap3-modal`), or a frame in your page (`2-inline-iframe`). */
export type ThreeDSecureVersion = 2 | '2' | '2-cardinal-modal' | '2-bootstrap3-modal' | '2-inline-iframe';

/** Options of `threeDSecure.create`. Its authorization must be a client token. */
export interface ThreeDSecureCreateOptions extends ComponentOptions {
  /** How a challenge is shown. `2` means `2-cardinal-modal`. */
  version: ThreeDSecureVersion;
  /** Time limit for setting up the authentication script, in milliseconds. Default: 60000. */
  timeout?: number;
  /** Lets the authentication script log to the console. Default: false. */
  loggingEnabled?: boolean;
  /** Configuration passed to the authentication script. Default: the script's own settings. */
  cardinalSDKConfig?: AllowExtraMembers<ThreeDSecureCardinalSDKConfig>;
}

/** Configuration of the authentication script. Other members are passed on unchanged. */
export interface ThreeDSecureCardinalSDKConfig {
  /** Logging of the script. Takes precedence over `loggingEnabled`. */
  logging?: {
    /** How much is logged, such as `on` or `verbose`. */
    level?: string;
  };
  /** Time limit of the script's requests, in milliseconds. Default: the script's own. */
  timeout?: number;
  /** How often the script repeats a failed request. Default: the script's own. */
  maxRequestRetries?: number;
  /** Appearance of the dialog. Other members are dropped. */
  payment?: {
    /** Shows a loading screen before the challenge. Default: the script's own. */
    displayLoading?: boolean;
    /** Shows a button that closes the dialog. Default: the script's own. */
    displayExitButton?: boolean;
  };
  [member: string]: unknown;
}

/** A shipping address. The bank may limit the length of each line. */
export interface ThreeDSecureShippingAddress {
  /** First line: street and house number. */
  streetAddress?: string;
  /** Second line: apartment, floor or building. */
  extendedAddress?: string;
  /** Third line. */
  line3?: string;
  /** City. */
  locality?: string;
  /** State, province or region: the subdivision code of ISO 3166-2, such as `IL`. */
  region?: string;
  /** Postal code. */
  postalCode?: string;
  /** Country: ISO 3166-1 alpha-2, such as `US`. */
  countryCodeAlpha2?: string;
}

/** A billing address, with the name and phone number of the cardholder. */
export interface ThreeDSecureBillingAddress extends ThreeDSecureShippingAddress {
  /** Phone number, digits only. */
  phoneNumber?: string;
  /** Given name of the cardholder. */
  givenName?: string;
  /** Family name of the cardholder. */
  surname?: string;
}

/** What banks consider besides the payment itself: the more they know, the fewer challenges they ask for. Other members are sent as well. */
export interface ThreeDSecureAdditionalInformation {
  /** Shipping address. */
  shippingAddress?: ThreeDSecureShippingAddress;
  /** Given name of the recipient. */
  shippingGivenName?: string;
  /** Family name of the recipient. */
  shippingSurname?: string;
  /** Phone number of the recipient. */
  shippingPhone?: string;
  /** Phone number of the cardholder at work. */
  workPhoneNumber?: string;
  /** Speed of the delivery: `01` to `06`. */
  shippingMethod?: string;
  /** Where the order is delivered to: `01` to `07`. */
  shippingMethodIndicator?: string;
  /** What is sold: `AIR`, `GEN`, `DIG`, `SVC`, `RES`, `TRA`, `DSP`, `REN`, `GAS`, `LUX`, `ACC` or `TBD`. */
  productCode?: string;
  /** When the order is delivered: `01` to `04`. */
  deliveryTimeframe?: string;
  /** Email address that a digital order is delivered to. */
  deliveryEmail?: string;
  /** Whether the cardholder orders something again: `01` or `02`. */
  reorderindicator?: string;
  /** Whether the goods are available only later. */
  preorderIndicator?: string;
  /** When the goods will be available, as `YYYYMMDD`. */
  preorderDate?: string;
  /** Total of the gift cards in the order. */
  giftCardAmount?: string;
  /** Currency of the gift cards: ISO 4217. */
  giftCardCurrencyCode?: string;
  /** Number of gift cards in the order. */
  giftCardCount?: string;
  /** Age of the cardholder's account with you: `01` to `05`. */
  accountAgeIndicator?: string;
  /** When that account was created, as `YYYYMMDD`. */
  accountCreateDate?: string;
  /** Time since that account was changed: `01` to `04`. */
  accountChangeIndicator?: string;
  /** When that account was changed, as `YYYYMMDD`. */
  accountChangeDate?: string;
  /** Time since the password of that account was changed: `01` to `05`. */
  accountPwdChangeIndicator?: string;
  /** When that password was changed, as `YYYYMMDD`. */
  accountPwdChangeDate?: string;
  /** Time since the shipping address was first used: `01` to `04`. */
  shippingAddressUsageIndicator?: string;
  /** When the shipping address was first used, as `YYYYMMDD`. */
  shippingAddressUsageDate?: string;
  /** Number of transactions of the account in the last day. */
  transactionCountDay?: string;
  /** Number of transactions of the account in the last year. */
  transactionCountYear?: string;
  /** Number of attempts to add a card in the last day. */
  addCardAttempts?: string;
  /** Number of purchases of the account in the last six months. */
  accountPurchases?: string;
  /** Whether you have seen fraud from the account: `01` or `02`. */
  fraudActivity?: string;
  /** Whether the recipient's name is the cardholder's: `01` or `02`. */
  shippingNameIndicator?: string;
  /** How long the card has been stored in the account: `01` to `05`. */
  paymentAccountIndicator?: string;
  /** When the card was stored, as `YYYYMMDD`. */
  paymentAccountAge?: string;
  /** Size of the challenge in CSS pixels: `01` 250x400, `02` 390x400, `03` 500x600, `04` 600x400, `05` the whole page. */
  acsWindowSize?: string;
  /** Time limit of the challenge in minutes, at least `05`. */
  sdkMaxTimeout?: string;
  /** Whether billing and shipping address are the same: `Y` or `N`. */
  addressMatch?: string;
  /** Your own id of the cardholder's account. */
  accountId?: string;
  /** IP address of the customer. */
  ipAddress?: string;
  /** Description of the order. */
  orderDescription?: string;
  /** Tax included in the amount. */
  taxAmount?: string;
  /** User agent of the customer's browser. */
  userAgent?: string;
  /** Kind of the authentication request: `01` to `06`, `08`, `09` or `85`. */
  authenticationIndicator?: string;
  /** Number of installments. */
  installment?: string;
  /** When the purchase was made, as `YYYYMMDDHHMMSS` in UTC. */
  purchaseDate?: string;
  /** When recurring payments end, as `YYYYMMDD`. */
  recurringEnd?: string;
  /** Least number of days between recurring payments. */
  recurringFrequency?: string;
  [member: string]: unknown;
}

/** An exemption from strong customer authentication. */
export type ThreeDSecureExemptionType = (typeof EXEMPTION_TYPES)[number];

/** Receives the lookup of `verifyCard`. The verification waits until `next` is called. */
export type ThreeDSecureLookupHandler = (data: ThreeDSecureLookupData, next: () => void) => void;

/** Options of `verifyCard`. */
export interface ThreeDSecureVerifyCardOptions {
  /** Nonce of the card. The verification consumes it and resolves with a new one. */
  nonce: string;
  /** Amount in the currency of the merchant account, such as `'10.00'`: without a sign of the currency, a comma or blanks between digits. */
  amount: number | string;
  /** First digits of the card: `details.bin` of the tokenized card. */
  bin: string | number;
  /** Called with the lookup. Call `next` to continue. Required unless the instance has a listener for `lookup-complete`. */
  onLookupComplete?: ThreeDSecureLookupHandler;
  /** Email address of the cardholder. */
  email?: string;
  /** Mobile phone number of the cardholder, digits only. */
  mobilePhoneNumber?: string;
  /** Billing address of the card. */
  billingAddress?: ThreeDSecureBillingAddress;
  /** Shipping address. `additionalInformation.shippingAddress` takes precedence. */
  shippingAddress?: ThreeDSecureShippingAddress;
  /** What the bank considers besides the payment itself. */
  additionalInformation?: ThreeDSecureAdditionalInformation;
  /** `credit` or `debit`, for cards that are both. */
  accountType?: string;
  /** Asks the bank for a challenge. Default: the bank decides. */
  challengeRequested?: boolean;
  /** The exemption to ask for. Default: none. */
  requestedExemptionType?: ThreeDSecureExemptionType;
  /** Asks the bank for an exemption. Default: false. */
  exemptionRequested?: boolean;
  /** Custom fields that your account with the provider defines. */
  customFields?: Record<string, unknown> | null;
  /** Shares the data with the bank without authenticating the cardholder. Default: false. */
  dataOnlyRequested?: boolean;
  /** Asks for Visa's Digital Authentication Framework. Default: false. */
  requestVisaDAF?: boolean;
  /** Tells the bank that the card is being stored for later payments. Default: not sent. */
  cardAdd?: boolean;
  /** Earlier name of `cardAdd`. Takes precedence. */
  cardAddChallengeRequested?: boolean;
  /** Merchant name that the challenge shows. */
  merchantName?: string;
  /** Sends the browser's color depth, language, screen size and time zone. Default: false. */
  collectDeviceData?: boolean;
}

/** Options of `prepareLookup`. All members become part of the result. */
export interface ThreeDSecurePrepareLookupOptions {
  /** Nonce of the card. */
  nonce?: string;
  /** First digits of the card. The bank collects data about the device by them. */
  bin?: string | number;
  [member: string]: unknown;
}

/** What the bank said about a card. The gateway may send further members. */
export interface ThreeDSecureInfo {
  /** Outcome of the verification, such as `authenticate_successful`. `verificationOutcome` reduces it to seven kinds. */
  status?: string;
  /** Whether the card takes part in 3D Secure: `Y`, `N` or `U`. */
  enrolled?: string;
  /** Whether the bank bears the loss from fraud. */
  liabilityShifted?: boolean;
  /** Whether the card takes part, so that the bank can bear the loss from fraud. */
  liabilityShiftPossible?: boolean;
  /** Cardholder authentication verification value. */
  cavv?: string | null;
  /** Transaction id of version 1. */
  xid?: string | null;
  /** Electronic commerce indicator. */
  eciFlag?: string | null;
  /** Version of 3D Secure that was used, such as `2.2.0`. */
  threeDSecureVersion?: string | null;
  /** Transaction id of the directory server. */
  dsTransactionId?: string | null;
  /** Transaction id of the bank's access control server. */
  acsTransactionId?: string | null;
  /** Result of the authentication: `Y`, `N`, `U`, `A`, `C` or `R`. */
  paresStatus?: string | null;
  /** Transaction id of the 3D Secure server. */
  threeDSecureServerTransactionId?: string | null;
  [member: string]: unknown;
}

/** Details of a card, as the gateway sends them: card type, last digits, expiration. */
export interface ThreeDSecureAccountDetails {
  [member: string]: unknown;
}

/** What is known about a card by its first digits: country, issuing bank, kind of card. */
export interface ThreeDSecureBinData {
  [member: string]: unknown;
}

/** A card that was looked up. The gateway may send further members. */
export interface ThreeDSecurePaymentMethod {
  /** Single-use reference to the card. */
  nonce: string;
  /** `CreditCard`. */
  type?: string;
  /** Human-readable description, such as `ending in 11`, with `+` in place of blanks. */
  description?: string;
  /** Details of the card. */
  details?: ThreeDSecureAccountDetails;
  /** What is known about the card by its first digits. */
  binData?: ThreeDSecureBinData;
  /** What the bank has said about the card. */
  threeDSecureInfo?: ThreeDSecureInfo;
  [member: string]: unknown;
}

/** The bank's response to a lookup. The gateway may send further members. */
export interface ThreeDSecureLookup {
  /** URL of the bank's challenge. Present only if the bank wants one. */
  acsUrl?: string | null;
  /** Data for the challenge. */
  pareq?: string | null;
  /** Transaction id for the challenge. */
  transactionId?: string | null;
  /** Version of 3D Secure, such as `2.2.0`. */
  threeDSecureVersion?: string | null;
  [member: string]: unknown;
}

/** Result of a lookup, as handlers of the lookup receive it and as the gateway sends it to a server. */
export interface ThreeDSecureLookupData {
  /** The card that was looked up. */
  paymentMethod: ThreeDSecurePaymentMethod;
  /** The bank's response. */
  lookup?: ThreeDSecureLookup;
  /** What the bank said in this lookup. */
  threeDSecureInfo?: ThreeDSecureInfo;
  /** Whether a challenge follows. Absent from the response that a server receives. */
  requiresUserAuthentication?: boolean;
  [member: string]: unknown;
}

/** Result of `verifyCard` and `initializeChallengeWithLookupResponse`. */
export interface ThreeDSecureVerifyPayload {
  /** New single-use reference to the card. Your server charges it. */
  nonce: string;
  /** `CreditCard`. */
  type?: string;
  /** Details of the card. */
  details?: ThreeDSecureAccountDetails;
  /** What is known about the card by its first digits. */
  binData?: ThreeDSecureBinData;
  /** Human-readable description, such as `ending in 11`. */
  description?: string;
  /** Whether the bank bears the loss from fraud. Check this: a verification that failed resolves too. */
  liabilityShifted?: boolean;
  /** Whether the card takes part, so that the bank can bear the loss from fraud. */
  liabilityShiftPossible?: boolean;
  /** What the bank has said about the card. */
  threeDSecureInfo?: ThreeDSecureInfo;
  /** What the bank said in this verification. */
  verificationDetails?: ThreeDSecureInfo;
  /** Whether the bank wanted a challenge. */
  requiresUserAuthentication?: boolean;
  /** What the authentication script reported. Present only after a challenge. */
  rawCardinalSDKVerificationData?: unknown;
}

/** Result of `cancelVerifyCard`: the card that was looked up, and what the bank has said about it. */
export interface ThreeDSecureCanceledVerification extends ThreeDSecurePaymentMethod {
  /** Whether the card takes part, so that the bank can bear the loss from fraud. */
  liabilityShiftPossible: boolean | undefined;
  /** Whether the bank bears the loss from fraud. */
  liabilityShifted: boolean | undefined;
  /** What the bank said in this verification, if anything. */
  verificationDetails: ThreeDSecureInfo | undefined;
}

/** Events of an instance, with the arguments of their handlers. */
export interface ThreeDSecureEvents {
  /** The card was looked up, and `verifyCard` was called without `onLookupComplete`. Call `next` to continue. */
  'lookup-complete': [data: ThreeDSecureLookupData, next: () => void];
  /** The customer canceled the challenge. `verifyCard` still resolves. */
  'customer-canceled': [];
  /** Only `2-inline-iframe`: the challenge is ready to be shown. Put the element on your page, then call `next`. */
  'authentication-iframe-available': [available: { element: HTMLElement }, next: () => void];
  /** The dialog was opened. */
  'authentication-modal-render': [];
  /** The dialog was created, but is hidden. */
  'authentication-modal-render-hidden': [];
  /** The dialog was closed. */
  'authentication-modal-close': [];
  /** The loading screen was opened. */
  'authentication-modal-loader-render': [];
  /** The loading screen was closed. */
  'authentication-modal-loader-close': [];
}

/** Name of an event. */
export type ThreeDSecureEvent = keyof ThreeDSecureEvents;

/** Handler of an event. */
export type ThreeDSecureHandler<E extends ThreeDSecureEvent> = (...args: ThreeDSecureEvents[E]) => void;

/** What follows `authentication-modal-` in the name of an event. */
export type ModalEvent = ThreeDSecureEvent extends infer Event
  ? Event extends `authentication-modal-${infer Name}`
    ? Name
    : never
  : never;

/** A 3D Secure component, as `threeDSecure.create` resolves with. */
export interface ThreeDSecure {
  /**
   * Looks the card up at its bank, shows a challenge if the bank wants one, and resolves with a new nonce. It also resolves if the bank refused
   * the verification or did not take part: check `liabilityShifted`, or call `verificationOutcome`. One verification may run at a time.
   * @example
   * const payload = await instance.verifyCard({
   *   nonce,
   *   bin: details.bin,
   *   amount: '10.00',
   *   onLookupComplete: (data, next) => next(),
   * });
   * @throws THREEDS_MISSING_VERIFY_CARD_OPTION, THREEDS_REQUESTED_EXEMPTION_TYPE_INVALID
   * @throws THREEDS_AUTHENTICATION_IN_PROGRESS while another verification of the instance is running
   * @throws THREEDS_LOOKUP_TOKENIZED_CARD_NOT_FOUND_ERROR when the nonce is unknown or was used before
   * @throws THREEDS_LOOKUP_VALIDATION_ERROR when the gateway refuses the data
   * @throws THREEDS_LOOKUP_ERROR when the lookup fails otherwise
   * @throws THREEDS_CARDINAL_SDK_CANCELED when the customer closes the challenge
   * @throws THREEDS_CARDINAL_SDK_RESPONSE_TIMEDOUT when the bank does not respond in time
   * @throws THREEDS_CARDINAL_SDK_SCRIPT_LOAD_FAILED, THREEDS_CARDINAL_SDK_SETUP_FAILED, THREEDS_CARDINAL_SDK_SETUP_TIMEDOUT,
   * THREEDS_CARDINAL_SDK_BAD_CONFIG, THREEDS_CARDINAL_SDK_BAD_JWT when the bank wants a challenge and the authentication script is not ready
   * @throws THREEDS_CARDINAL_SDK_ERROR when the challenge fails otherwise
   * @throws THREEDS_JWT_AUTHENTICATION_FAILED when the gateway does not accept the result of the challenge
   * @throws THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT when `cancelVerifyCard` or `teardown` is called
   * @throws the errors of `create`, if the component was created with an authorization
   */
  readonly verifyCard: Method<[options: ThreeDSecureVerifyCardOptions], ThreeDSecureVerifyPayload>;
  /**
   * Collects what a lookup needs from the page, for a lookup that your server makes. Resolves with JSON to send to your server.
   * @example const json = await instance.prepareLookup({ nonce, bin: details.bin });
   * @throws the errors of `create`, if the component was created with an authorization
   */
  readonly prepareLookup: Method<[options: ThreeDSecurePrepareLookupOptions], string>;
  /**
   * Continues after a lookup that your server made. Takes the gateway's response, as JSON or as an object, and resolves like `verifyCard`.
   * @example const payload = await instance.initializeChallengeWithLookupResponse(lookupResponse);
   * @throws THREEDS_LOOKUP_ERROR when the response is not a lookup
   * @throws the errors of a challenge, as `verifyCard`
   */
  readonly initializeChallengeWithLookupResponse: Method<[lookupResponse: ThreeDSecureLookupData | string], ThreeDSecureVerifyPayload>;
  /**
   * Ends the running verification and closes its dialog. The call of `verifyCard` rejects with THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT. Resolves
   * with the card that was looked up.
   * @example const { nonce } = await instance.cancelVerifyCard();
   * @throws THREEDS_NO_VERIFICATION_PAYLOAD when no card was looked up; the verification is ended nevertheless
   */
  readonly cancelVerifyCard: Method<[], ThreeDSecureCanceledVerification>;
  /**
   * Calls the handler for each event of a kind.
   * @example instance.on('customer-canceled', () => showMessage('You canceled the verification.'));
   */
  readonly on: <E extends ThreeDSecureEvent>(event: E, handler: ThreeDSecureHandler<E>) => void;
  /**
   * Removes a handler that was added with `on`. A handler that was added twice has to be removed twice.
   * @example instance.off('customer-canceled', handler);
   */
  readonly off: <E extends ThreeDSecureEvent>(event: E, handler: ThreeDSecureHandler<E>) => void;
  /**
   * Whether an event has a handler.
   * @example if (!instance.hasListener('lookup-complete')) instance.on('lookup-complete', (data, next) => next());
   */
  readonly hasListener: (event: ThreeDSecureEvent) => boolean;
  /**
   * Removes everything the component added to the page, except the authentication script. Pending calls reject and later calls throw
   * METHOD_CALLED_AFTER_TEARDOWN.
   * @example await instance.teardown();
   */
  readonly teardown: Method<[], void>;
}
