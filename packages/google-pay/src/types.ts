import type { Callback } from '@tender/client';
import type { Component, ComponentOptions, Method } from '@tender/client/internal';
import type { GooglePayMethod, GooglePayParameters } from '@tender/client/internal/google-pay';

/** Options of `googlePayment.create`. */
export interface GooglePaymentCreateOptions extends ComponentOptions {
  /** Version of Google Pay's API that requests are created for. Default: 1. Use 2 in new shops. */
  googlePayVersion?: 1 | 2;
  /** Your merchant id from Google's business console. Google requires it in production. Default: none. */
  googleMerchantId?: string;
  /**
   * Makes `create` resolve at once, while the merchant's configuration loads; `createPaymentDataRequest` then returns a promise. Default: false.
   */
  useDeferredClient?: boolean;
}

/** The amount to charge, as Google's API describes it. */
export interface GooglePaymentTransactionInfo {
  /** Amount in the currency's main unit, such as `15.00`. A number is converted to a string. */
  totalPrice?: string | number;
  /** Further members of Google's `TransactionInfo`, such as `currencyCode` and `totalPriceStatus`. */
  [member: string]: unknown;
}

/** An entry of `allowedPaymentMethods` in version 2. */
export interface GooglePaymentAllowedMethod {
  /** `CARD` or `PAYPAL`. Members that such an entry lacks are filled in from the default entry of the same type. */
  type: string;
  /** Further members of Google's `PaymentMethod`, such as `parameters`. */
  [member: string]: unknown;
}

/** Requirements of a card in version 1. */
export interface GooglePaymentCardRequirements {
  /** Card networks that the customer may choose from, such as `VISA`. Default: those that the account accepts. */
  allowedCardNetworks?: string[];
  /** Further members of Google's `CardRequirements`. */
  [member: string]: unknown;
}

/** The merchant, as Google shows it in version 2. */
export interface GooglePaymentMerchantInfo {
  /** Your merchant id from Google's business console. */
  merchantId?: string;
  /** Name of your shop, shown in Google's sheet. */
  merchantName?: string;
  /** Further members of Google's `MerchantInfo`. */
  [member: string]: unknown;
}

/** Options of `createPaymentDataRequest`: members of Google's request, which replace the default ones. */
export interface GooglePaymentDataRequestOverrides {
  /** The amount to charge. Google requires it for `loadPaymentData`. */
  transactionInfo?: GooglePaymentTransactionInfo;
  /**
   * Payment methods to offer: names in version 1, objects in version 2. A list replaces the default list. In version 2, entries of type `CARD` and
   * `PAYPAL` are filled in. Default: every method that the account accepts.
   */
  allowedPaymentMethods?: (string | GooglePaymentAllowedMethod)[];
  /** Requirements of a card in version 1. Default: the networks that the account accepts. */
  cardRequirements?: GooglePaymentCardRequirements;
  /** The merchant in version 2. Default: `googleMerchantId`. */
  merchantInfo?: GooglePaymentMerchantInfo;
  /** Further members of Google's `PaymentDataRequest`. */
  [member: string]: unknown;
}

/** A request for Google's `loadPaymentData` and `isReadyToPay`: the members of its version and of the overrides. */
export interface GooglePaymentDataRequest {
  /** Version of Google Pay's API. */
  apiVersion: number;
  /** Minor version of Google Pay's API. Only in version 2. */
  apiVersionMinor?: number;
  /** `PRODUCTION` or `TEST`. */
  environment: string;
  /** Payment methods to offer: names in version 1, objects in version 2. */
  allowedPaymentMethods: (GooglePayMethod | string)[];
  /** Requirements of a card. Only in version 1. */
  cardRequirements?: { allowedCardNetworks: string[]; [member: string]: unknown };
  /** Your merchant id from Google. Only in version 1. */
  merchantId?: string;
  /** The merchant. Only in version 2. */
  merchantInfo?: { merchantId?: string; merchantName?: string; [member: string]: unknown };
  /** Parameters by which Google exchanges the card for a nonce. Only in version 1. */
  paymentMethodTokenizationParameters?: { tokenizationType: string; parameters: GooglePayParameters };
  /** The amount to charge, from the overrides. */
  transactionInfo?: { totalPrice?: string; [member: string]: unknown };
  /** Further members, from the overrides. */
  [member: string]: unknown;
}

/** What Google's `loadPaymentData` resolves with. Only the members that `parseResponse` reads are listed. */
export interface GooglePaymentResponse {
  /** Version of Google Pay's API that the response follows. */
  apiVersion?: number;
  /** The payment method. Only in version 2. */
  paymentMethodData?: { tokenizationData?: { token?: string } };
  /** The payment method. Only in version 1. */
  paymentMethodToken?: { token?: string };
}

/** Details of a card. The gateway leaves out what it does not know. */
export interface GooglePaymentCardDetails {
  /** Card network, such as `Visa`. */
  cardType?: string;
  /** Last four digits of the card number. */
  lastFour?: string;
  /** Last two digits of the card number. */
  lastTwo?: string;
  /** Whether Google passed a substitute for the card number. */
  isNetworkTokenized?: boolean;
  /** First six digits of the card number. */
  bin?: string;
}

/** Result of `parseResponse` for a card. */
export interface GooglePaymentCardPayload {
  /** Single-use reference to the card. Your server charges it. */
  nonce: string;
  /** `AndroidPayCard`. */
  type: string;
  /** Text to show to the customer. */
  description: string;
  /** Details of the card. */
  details: GooglePaymentCardDetails;
  /** What is known about the card from its first digits, such as `prepaid` and `countryOfIssuance`. */
  binData?: Record<string, unknown>;
}

/** Result of `parseResponse` for a PayPal account. */
export interface GooglePaymentPayPalPayload {
  /** Single-use reference to the account. Your server charges it. */
  nonce: string;
  /** `PayPalAccount`. */
  type: string;
  /** Text to show to the customer. */
  description: string;
}

/** Result of `parseResponse`. A card has `details`; a PayPal account has none. */
export type GooglePaymentPayload = GooglePaymentCardPayload | (GooglePaymentPayPalPayload & { details?: undefined; binData?: undefined });

/** Methods that do not depend on `useDeferredClient`. */
interface GooglePaymentMethods {
  /**
   * Reads the nonce from what Google's `loadPaymentData` resolved with.
   * @example const { nonce } = await instance.parseResponse(await paymentsClient.loadPaymentData(request));
   * @throws GOOGLE_PAYMENT_GATEWAY_ERROR when the response contains an error of the gateway or no nonce
   */
  parseResponse: Method<[response: GooglePaymentResponse], GooglePaymentPayload>;
  /**
   * Ends the instance. Pending calls reject and later calls throw METHOD_CALLED_AFTER_TEARDOWN.
   * @example await instance.teardown();
   */
  teardown: Method<[], void>;
}

/** A Google Pay component, as `googlePayment.create` resolves with. */
export interface GooglePayment extends GooglePaymentMethods {
  /**
   * Creates a request for Google's `loadPaymentData` and `isReadyToPay`. Each call returns a new object.
   * @example const request = instance.createPaymentDataRequest({ transactionInfo: { totalPrice: '15.00', currencyCode: 'USD' } });
   */
  createPaymentDataRequest(overrides?: GooglePaymentDataRequestOverrides): GooglePaymentDataRequest;
  createPaymentDataRequest(overrides: GooglePaymentDataRequestOverrides, callback: Callback<GooglePaymentDataRequest>): void;
}

/** A Google Pay component, as `googlePayment.create` resolves with when `useDeferredClient` is true. */
export interface GooglePaymentDeferred extends GooglePaymentMethods {
  /**
   * Creates a request for Google's `loadPaymentData` and `isReadyToPay`, as soon as the merchant's configuration has loaded. Each call resolves
   * with a new object.
   * @example const request = await instance.createPaymentDataRequest({ transactionInfo: { totalPrice: '15.00', currencyCode: 'USD' } });
   * @throws GOOGLE_PAYMENT_NOT_ENABLED when the account does not accept Google Pay
   * @throws the errors of creating a client, such as CLIENT_AUTHORIZATION_INVALID, when the client could not be created
   */
  createPaymentDataRequest: Method<[overrides?: GooglePaymentDataRequestOverrides], GooglePaymentDataRequest>;
}

type DeferredOptions = GooglePaymentCreateOptions & { useDeferredClient: true };

/** The component. `useDeferredClient` decides which kind of instance `create` resolves with. */
export interface GooglePaymentComponent extends Component<GooglePaymentCreateOptions, GooglePayment> {
  /**
   * Creates an instance.
   * @example const instance = await googlePayment.create({ authorization, googlePayVersion: 2 });
   * @throws GOOGLE_PAYMENT_UNSUPPORTED_VERSION when `googlePayVersion` is neither 1 nor 2
   * @throws GOOGLE_PAYMENT_NOT_ENABLED when the account does not accept Google Pay, unless `useDeferredClient` is true
   * @throws INSTANTIATION_OPTION_REQUIRED, INCOMPATIBLE_VERSIONS, BROWSER_REQUIRED and the errors of creating a client
   */
  create(options: DeferredOptions): Promise<GooglePaymentDeferred>;
  create(options: DeferredOptions, callback: Callback<GooglePaymentDeferred>): void;
  create(options: GooglePaymentCreateOptions): Promise<GooglePayment>;
  create(options: GooglePaymentCreateOptions, callback: Callback<GooglePayment>): void;
}
