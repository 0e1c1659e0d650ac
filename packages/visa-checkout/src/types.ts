import type { AllowExtraMembers, ComponentOptions, Method, SyncMethod } from '@tender/client/internal';

/** Options of `visaCheckout.create`. */
export type VisaCheckoutCreateOptions = ComponentOptions;

/** Settings of the payment, as Visa's script describes them. */
export interface VisaCheckoutPaymentSettings {
  /** Card networks that the customer may choose from: `VISA`, `MASTERCARD`, `DISCOVER`, `AMEX`. Default: those that your account accepts. */
  cardBrands?: string[];
  /** Further members of Visa's `settings.payment`, such as `billingCountries`. */
  [member: string]: unknown;
}

/** Settings of Visa's sheet. */
export interface VisaCheckoutSettings {
  /** How much of the card Visa reports. Always replaced by `FULL`, which a nonce requires. */
  dataLevel?: string;
  /** Settings of the payment. Default: the card networks that your account accepts. */
  payment?: VisaCheckoutPaymentSettings;
  /** Further members of Visa's `settings`, such as `displayName`, `locale` and `shipping`. */
  [member: string]: unknown;
}

/** What `createInitOptions` takes: options of Visa's `V.init`. */
export interface VisaCheckoutInitOptionsInput {
  /** Key of Visa's API. Default: your account's. */
  apikey?: string;
  /** Key that Visa encrypts the card with. Always replaced by your account's, if the configuration has it. */
  encryptionKey?: string;
  /** Your profile at Visa. Default: your account's. */
  externalClientId?: string;
  /** Settings of Visa's sheet. */
  settings?: VisaCheckoutSettings;
  /** Further members of Visa's options, such as `paymentRequest` with `currencyCode` and `subtotal`. */
  [member: string]: unknown;
}

/** Options for Visa's `V.init`, as `createInitOptions` returns them. */
export interface VisaCheckoutInitOptions {
  /** Key of Visa's API. */
  apikey: string | undefined;
  /** Key that Visa encrypts the card with, from which only the gateway reads it. */
  encryptionKey: string | undefined;
  /** Your profile at Visa. */
  externalClientId: string | undefined;
  /** Settings of Visa's sheet. */
  settings: VisaCheckoutSettings & { dataLevel: string; payment: VisaCheckoutPaymentSettings & { cardBrands: string[] } };
  /** Further members, from the argument. */
  [member: string]: unknown;
}

/** What Visa's script gives to the handler of `payment.success`. Only the members that `tokenize` reads are listed. */
export interface VisaCheckoutPayment {
  /** Identifies the payment at Visa. */
  callid: string;
  /** Key of the payment data, itself encrypted. */
  encKey: string;
  /** The card and its addresses, encrypted. */
  encPaymentData: string;
  /** Further members are not sent. */
  [member: string]: unknown;
}

/** Details of the card. */
export interface VisaCheckoutCardDetails {
  /** Card network, such as `Visa`. */
  cardType?: string | null;
  /** Last four digits of the card number. */
  lastFour?: string | null;
  /** Last two digits of the card number. */
  lastTwo?: string | null;
  /** Further members that the gateway sends. */
  [member: string]: unknown;
}

/** A postal address from the customer's wallet. */
export interface VisaCheckoutAddress {
  /** Country: ISO 3166-1 alpha-2, such as `US`. */
  countryCode?: string | null;
  /** Apartment, floor or building. */
  extendedAddress?: string | null;
  /** First name. */
  firstName?: string | null;
  /** Last name. */
  lastName?: string | null;
  /** City. */
  locality?: string | null;
  /** Postal code. */
  postalCode?: string | null;
  /** State, province or region. */
  region?: string | null;
  /** Street and house number. */
  streetAddress?: string | null;
  /** Phone number. */
  phoneNumber?: string | null;
  /** Further members that the gateway sends. */
  [member: string]: unknown;
}

/** The customer, as their wallet describes them. */
export interface VisaCheckoutUserData {
  /** Email address. */
  userEmail?: string | null;
  /** First name. */
  userFirstName?: string | null;
  /** Last name. */
  userLastName?: string | null;
  /** First and last name. */
  userFullName?: string | null;
  /** Name of the wallet's account. */
  userName?: string | null;
  /** Further members that the gateway sends. */
  [member: string]: unknown;
}

/** What is known about the card from its first digits. Most members are `Yes`, `No` or `Unknown`. */
export interface VisaCheckoutBinData {
  /** Whether it is a commercial card. */
  commercial?: string | null;
  /** Country of the issuing bank: ISO 3166-1 alpha-3, such as `USA`. */
  countryOfIssuance?: string | null;
  /** Whether it is a debit card. */
  debit?: string | null;
  /** Whether the Durbin amendment limits its fees. */
  durbinRegulated?: string | null;
  /** Whether it is a healthcare card. */
  healthcare?: string | null;
  /** Name of the issuing bank. */
  issuingBank?: string | null;
  /** Whether it is a payroll card. */
  payroll?: string | null;
  /** Whether it is a prepaid card. */
  prepaid?: string | null;
  /** Product id that the card network assigns. */
  productId?: string | null;
  /** Further members that the gateway sends. */
  [member: string]: unknown;
}

/** Result of `tokenize`: the card, with all members that the gateway sends. */
export interface VisaCheckoutTokenizePayload {
  /** Single-use reference to the card. Your server charges it. */
  nonce: string;
  /** `VisaCheckoutCard`. */
  type: string;
  /** Text to show to the customer, such as `ending in 11`. */
  description?: string | null;
  /** Whether the nonce was already used. */
  consumed?: boolean;
  /** Details of the card. */
  details?: VisaCheckoutCardDetails;
  /** Billing address of the card. */
  billingAddress?: VisaCheckoutAddress | null;
  /** Shipping address that the customer chose. */
  shippingAddress?: VisaCheckoutAddress | null;
  /** The customer. */
  userData?: VisaCheckoutUserData | null;
  /** Identifies the payment at Visa. */
  callId?: string | null;
  /** What is known about the card from its first digits. */
  binData?: VisaCheckoutBinData;
  /** Further members that the gateway sends. */
  [member: string]: unknown;
}

/** A Visa Checkout component, as `visaCheckout.create` resolves with. */
export interface VisaCheckout {
  /**
   * Creates the options for Visa's `V.init`, synchronously: a copy of the argument with the keys and card networks of your account. Functions and
   * undefined members are left out, as in JSON. Each call returns a new object. An error is thrown, in the callback form as well.
   * @example V.init(instance.createInitOptions({ paymentRequest: { currencyCode: 'USD', subtotal: '15.00' } }));
   * @throws VISA_CHECKOUT_INIT_OPTIONS_REQUIRED when the argument is no object, or one that JSON cannot represent
   */
  readonly createInitOptions: SyncMethod<[options: AllowExtraMembers<VisaCheckoutInitOptionsInput>], VisaCheckoutInitOptions>;
  /**
   * Exchanges a payment that Visa's script reported for a nonce.
   * @example V.on('payment.success', async (payment) => pay((await instance.tokenize(payment)).nonce));
   * @throws VISA_CHECKOUT_PAYMENT_REQUIRED when `callid`, `encKey` or `encPaymentData` is missing; nothing is sent
   * @throws VISA_CHECKOUT_TOKENIZATION when the request fails or its response has no nonce, with the cause as `details.originalError`
   */
  readonly tokenize: Method<[payment: AllowExtraMembers<VisaCheckoutPayment>], VisaCheckoutTokenizePayload>;
  /**
   * Ends the instance. Pending calls reject and later calls throw METHOD_CALLED_AFTER_TEARDOWN. Visa's script and button stay on the page.
   * @example await instance.teardown();
   */
  readonly teardown: Method<[], void>;
}
