import type { Callback } from '@tender/client';
import type { AllowExtraMembers, Component, ComponentOptions, Method } from '@tender/client/internal';

/** Options of `applePay.create`. */
export interface ApplePayCreateOptions extends ComponentOptions {
  /**
   * Makes `create` resolve at once, while the merchant's configuration loads; `createPaymentRequest` then returns a promise. Default: false.
   */
  useDeferredClient?: boolean;
}

/** What the merchant's payment service supports, in Apple's words. `supports3DS` is required by Apple. */
export type ApplePayMerchantCapability = 'supports3DS' | 'supportsCredit' | 'supportsDebit' | 'supportsEMV';

/** The sum that Apple's sheet shows. */
export interface ApplePayTotal {
  /** Name of your shop, shown beside the amount. */
  label: string;
  /** Amount in the currency's main unit, such as `15.00`. */
  amount: string;
  /** Further members of Apple's `ApplePayLineItem`, such as `type`. */
  [member: string]: unknown;
}

/** Options of `createPaymentRequest`: members of Apple's request, which replace the default ones. */
export interface ApplePayPaymentRequestOverrides {
  /** The sum to pay. Apple requires it. */
  total?: ApplePayTotal;
  /** The merchant's country, as an ISO 3166 code of two letters. Default: that of your account. */
  countryCode?: string;
  /** Currency of the amounts, as an ISO 4217 code of three letters. Default: that of your account. */
  currencyCode?: string;
  /** What your payment service supports. Default: what your account supports, which is `supports3DS` if it lists nothing. */
  merchantCapabilities?: string[];
  /** Card networks that the customer may choose from, such as `masterCard`. Default: those that your account accepts. */
  supportedNetworks?: string[];
  /** Further members of Apple's `ApplePayPaymentRequest`, such as `requiredShippingContactFields`. */
  [member: string]: unknown;
}

/** Members that `createPaymentRequest` adds to a request from the merchant's configuration. */
export interface ApplePayPaymentRequestDefaults {
  /** The merchant's country, as an ISO 3166 code of two letters. */
  countryCode: string;
  /** Currency of the amounts, as an ISO 4217 code of three letters. */
  currencyCode: string;
  /** What the merchant's payment service supports. */
  merchantCapabilities: ApplePayMerchantCapability[];
  /** Card networks that the customer may choose from, as Apple spells them: `visa`, `masterCard`, `amex`, ... */
  supportedNetworks: string[];
}

/** A request for Apple's `ApplePaySession`: the defaults, with the members of the overrides. */
export type ApplePayPaymentRequest<Overrides = ApplePayPaymentRequestOverrides> = ApplePayPaymentRequestDefaults & Overrides;

/** Options of `performValidation`. */
export interface ApplePayPerformValidationOptions {
  /** `validationURL` of Apple's `validatemerchant` event. */
  validationURL: string;
  /** Name of your shop, which Apple's sheet may show: at most 64 characters. Default: none. */
  displayName?: string;
  /** Registered domain of the page, without a port. Default: the host name of the page. */
  domainName?: string;
  /** Apple's identifier of the merchant. Default: that of your account. */
  merchantIdentifier?: string;
}

/**
 * Apple's merchant session, for `completeMerchantValidation`. It can be used once and expires after five minutes. Its members belong to Apple and may
 * change.
 */
export interface ApplePayMerchantSession {
  /** HTTP status of the gateway's response. */
  _httpStatus: number;
  /** Members of Apple's merchant session. */
  [member: string]: unknown;
}

/** Apple's payment token: `payment.token` of the `paymentauthorized` event. */
export interface ApplePayPaymentToken {
  /** The encrypted card. */
  paymentData?: unknown;
  /** What Apple tells of the card, such as `displayName` and `network`. */
  paymentMethod?: unknown;
  /** Apple's identifier of the payment. */
  transactionIdentifier?: string;
}

/** Options of `tokenize`. */
export interface ApplePayTokenizeOptions {
  /** `payment.token` of Apple's `paymentauthorized` event. */
  token: ApplePayPaymentToken;
}

/** Details of a card. The gateway leaves out what it does not know. */
export interface ApplePayDetails {
  /** Card network, such as `Apple Pay - Visa`. */
  cardType?: string;
  /** Name on the card. */
  cardholderName?: string | null;
  /** Last two digits of the account number that the device uses in place of the card number. */
  dpanLastTwo?: string;
  /** Whether the account number belongs to the device. Otherwise it belongs to the merchant, as for recurring payments. */
  isDeviceToken?: boolean;
}

/** Result of `tokenize`. */
export interface ApplePayTokenizePayload {
  /** Single-use reference to the card. Your server charges it. */
  nonce: string;
  /** `ApplePayCard`. */
  type: string;
  /** Text to show to the customer. */
  description: string;
  /** Whether the nonce has been used. */
  consumed?: boolean;
  /** Details of the card. */
  details: ApplePayDetails;
  /** What is known about the card from its first digits, such as `prepaid`: `Yes`, `No`, `Unknown` or a name. */
  binData?: Record<string, string>;
}

/** Methods that do not depend on `useDeferredClient`. */
interface ApplePayMethods {
  /**
   * Asks the gateway for Apple's merchant session. Call it when Apple's sheet opens, in `session.onvalidatemerchant`, and pass its result to
   * `session.completeMerchantValidation`. On an error, call `session.abort()`.
   * @example session.completeMerchantValidation(await instance.performValidation({ validationURL: event.validationURL, displayName: 'Shop' }));
   * @throws APPLE_PAY_VALIDATION_URL_REQUIRED when there is no `validationURL`; nothing is sent
   * @throws APPLE_PAY_MERCHANT_VALIDATION_FAILED when the gateway refuses, as for a domain that is not registered
   * @throws APPLE_PAY_MERCHANT_VALIDATION_NETWORK for every other failure, also of a deferred client
   */
  performValidation: Method<[options: ApplePayPerformValidationOptions], ApplePayMerchantSession>;
  /**
   * Exchanges Apple's payment token for a nonce. Call it in `session.onpaymentauthorized`, and pass its outcome to `session.completePayment`.
   * @example const { nonce } = await instance.tokenize({ token: event.payment.token });
   * @throws APPLE_PAY_PAYMENT_TOKEN_REQUIRED when there is no token; nothing is sent
   * @throws APPLE_PAY_TOKENIZATION for every other failure
   */
  tokenize: Method<[options: ApplePayTokenizeOptions], ApplePayTokenizePayload>;
  /**
   * Ends the instance. Pending calls reject and later calls throw METHOD_CALLED_AFTER_TEARDOWN.
   * @example await instance.teardown();
   */
  teardown: Method<[], void>;
}

/** An Apple Pay component, as `applePay.create` resolves with. */
export interface ApplePay extends ApplePayMethods {
  /** Apple's identifier of the merchant, for `ApplePaySession.canMakePaymentsWithActiveCard`. It cannot be assigned. */
  readonly merchantIdentifier: string;
  /**
   * Creates a request for Apple's `ApplePaySession`. Each call returns a new object.
   * @example const request = instance.createPaymentRequest({ total: { label: 'Shop', amount: '15.00' } });
   */
  createPaymentRequest<Overrides extends AllowExtraMembers<ApplePayPaymentRequestOverrides>>(
    overrides?: Overrides,
  ): ApplePayPaymentRequest<Overrides>;
  createPaymentRequest<Overrides extends AllowExtraMembers<ApplePayPaymentRequestOverrides>>(
    overrides: Overrides,
    callback: Callback<ApplePayPaymentRequest<Overrides>>,
  ): void;
}

/** An Apple Pay component, as `applePay.create` resolves with when `useDeferredClient` is true. */
export interface ApplePayDeferred extends ApplePayMethods {
  /**
   * Apple's identifier of the merchant, for `ApplePaySession.canMakePaymentsWithActiveCard`. It cannot be assigned, and is undefined until the
   * merchant's configuration has loaded.
   */
  readonly merchantIdentifier?: string;
  /**
   * Creates a request for Apple's `ApplePaySession`, as soon as the merchant's configuration has loaded. Each call resolves with a new object.
   * Safari opens Apple's sheet only in the task of a click, so call this before.
   * @example const request = await instance.createPaymentRequest({ total: { label: 'Shop', amount: '15.00' } });
   * @throws APPLE_PAY_NOT_ENABLED when the account does not accept Apple Pay
   * @throws the errors of creating a client, such as CLIENT_AUTHORIZATION_INVALID, when the client could not be created
   */
  createPaymentRequest: Method<[overrides?: ApplePayPaymentRequestOverrides], ApplePayPaymentRequest>;
}

type DeferredOptions = ApplePayCreateOptions & { useDeferredClient: true };

/** The component. `useDeferredClient` decides which kind of instance `create` resolves with. */
export interface ApplePayComponent extends Component<ApplePayCreateOptions, ApplePay> {
  /**
   * Creates an instance.
   * @example const instance = await applePay.create({ authorization });
   * @throws APPLE_PAY_NOT_ENABLED when the account does not accept Apple Pay, unless `useDeferredClient` is true
   * @throws INSTANTIATION_OPTION_REQUIRED, INCOMPATIBLE_VERSIONS, BROWSER_REQUIRED and the errors of creating a client
   */
  create(options: DeferredOptions): Promise<ApplePayDeferred>;
  create(options: DeferredOptions, callback: Callback<ApplePayDeferred>): void;
  create(options: ApplePayCreateOptions): Promise<ApplePay>;
  create(options: ApplePayCreateOptions, callback: Callback<ApplePay>): void;
}
