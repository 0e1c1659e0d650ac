import type { ComponentOptions, Method, GOOGLE_PAY_METHOD } from '@tender/client/internal';

/** A payment method of the account: `basicCard` for cards, `googlePay` for Google Pay. */
export type PaymentRequestMethodType = 'basicCard' | 'googlePay';

/** Name of a payment method in the browser's `PaymentRequest`. */
export type PaymentRequestMethodName = 'basic-card' | typeof GOOGLE_PAY_METHOD;

/** Options of `paymentRequest.create`. */
export interface PaymentRequestCreateOptions extends ComponentOptions {
  /** Payment methods to offer by default. A method is left out only if it is `false`. Default: every method that the account accepts. */
  enabledPaymentMethods?: Partial<Record<PaymentRequestMethodType, boolean>>;
  /** Version of Google Pay's API that requests are created for. Default: 1. */
  googlePayVersion?: 1 | 2;
}

/** A payment method to offer, as the browser's `PaymentRequest` takes it. */
export interface PaymentRequestSupportedPaymentMethod {
  /** Name of the method, alone or in a list of one. */
  supportedMethods: PaymentRequestMethodName | [PaymentRequestMethodName];
  /** Data of the method, such as `supportedNetworks` of cards. */
  data?: Record<string, unknown>;
  /** Further members of the browser's `PaymentMethodData`. */
  [member: string]: unknown;
}

/** An amount of money. */
export interface PaymentRequestAmount {
  /** ISO 4217 code, such as `USD`. */
  currency: string;
  /** Amount in the currency's main unit, with a point: `10.00`. */
  value: string;
  /** Further members of the browser's `PaymentCurrencyAmount`. */
  [member: string]: unknown;
}

/** A line of the payment sheet. */
export interface PaymentRequestItem {
  /** Text of the line. */
  label: string;
  /** Amount of the line. */
  amount: PaymentRequestAmount;
  /** Further members of the browser's `PaymentItem`. */
  [member: string]: unknown;
}

/** What the customer pays for. */
export interface PaymentRequestDetails {
  /** The amount to pay. */
  total: PaymentRequestItem;
  /** Further members of the browser's `PaymentDetailsInit`, such as `displayItems` and `shippingOptions`. */
  [member: string]: unknown;
}

/** What the payment sheet asks for besides the payment method. */
export interface PaymentRequestSheetOptions {
  /** Asks for a shipping address and a shipping option. Listen to `shippingAddressChange` and `shippingOptionChange`. Default: false. */
  requestShipping?: boolean;
  /** Further members of the browser's `PaymentOptions`, such as `requestPayerEmail`. */
  [member: string]: unknown;
}

/** Options of `tokenize` and `canMakePayment`: the three arguments of the browser's `PaymentRequest`, which receives them unchanged. */
export interface PaymentRequestConfiguration {
  /** Payment methods to offer. Default: the methods of the account that `enabledPaymentMethods` leaves on. */
  supportedPaymentMethods?: PaymentRequestSupportedPaymentMethod[];
  /** What the customer pays for. */
  details: PaymentRequestDetails;
  /** What the sheet asks for besides the payment method. Default: nothing. */
  options?: PaymentRequestSheetOptions;
  /** Further members are ignored. */
  [member: string]: unknown;
}

/** Details of the payment method. The gateway leaves out what it does not know. */
export interface PaymentRequestPayloadDetails {
  /** The browser's response: payer, shipping address and shipping option. Of a card it has only the billing address and the cardholder. */
  rawPaymentResponse: Record<string, unknown>;
  /** Card network, such as `Visa`. */
  cardType?: string;
  /** Last four digits of the card number. */
  lastFour?: string;
  /** Last two digits of the card number. */
  lastTwo?: string;
}

/** Result of `tokenize`. */
export interface PaymentRequestTokenizePayload {
  /** Single-use reference to the payment method. Your server charges it. */
  nonce: string;
  /** `CreditCard` or `AndroidPayCard`. */
  type: string;
  /** Text to show to the customer, such as `ending in 11`. */
  description: string;
  /** Details of the payment method. */
  details: PaymentRequestPayloadDetails;
  /** What is known about the card from its first digits, such as `prepaid` and `countryOfIssuance`. */
  binData?: Record<string, unknown>;
}

/** Event of a change that the customer made in the sheet. The sheet waits for `updateWith`. */
interface ShippingEvent<Target> {
  /** What the customer chose. */
  readonly target: Target;
  /**
   * Updates the sheet with new details, such as a total and shipping options. A promise that rejects closes the sheet.
   * @example updateWith({ total: { label: 'Total', amount: { currency: 'USD', value: '12.00' } } });
   */
  updateWith(details: object | PromiseLike<object>): void;
}

/** Event of a change of the shipping address. `target.shippingAddress` is the browser's `PaymentAddress`. */
export type PaymentRequestShippingAddressEvent = ShippingEvent<{ shippingAddress: Readonly<Record<string, unknown>> }>;

/** Event of a change of the shipping option. `target.shippingOption` is the `id` of the option. */
export type PaymentRequestShippingOptionEvent = ShippingEvent<{ shippingOption: string }>;

/** Events of an instance, with what their handlers receive. Each change has two names; handlers of the camel-case name are called first. */
export interface PaymentRequestEvents {
  /** The customer chose a shipping address. */
  shippingAddressChange: PaymentRequestShippingAddressEvent;
  /** Alias of `shippingAddressChange`. */
  shippingaddresschange: PaymentRequestShippingAddressEvent;
  /** The customer chose a shipping option. */
  shippingOptionChange: PaymentRequestShippingOptionEvent;
  /** Alias of `shippingOptionChange`. */
  shippingoptionchange: PaymentRequestShippingOptionEvent;
}

/** A Payment Request component, as `paymentRequest.create` resolves with. Its name avoids the browser's own `PaymentRequest`. */
export interface PaymentRequestInstance {
  /**
   * Creates an entry for `supportedPaymentMethods` from the configuration of the account.
   * @param overrides members that replace those of the entry's `data`
   * @example const google = instance.createSupportedPaymentMethodsConfiguration('googlePay', { environment: 'TEST' });
   * @throws PAYMENT_REQUEST_CREATE_SUPPORTED_PAYMENT_METHODS_CONFIGURATION_MUST_INCLUDE_TYPE when `type` is missing
   * @throws PAYMENT_REQUEST_CREATE_SUPPORTED_PAYMENT_METHODS_CONFIGURATION_TYPE_NOT_ENABLED when the account does not accept the method, or
   * `enabledPaymentMethods` turns it off
   */
  readonly createSupportedPaymentMethodsConfiguration: (
    type: PaymentRequestMethodType,
    overrides?: object,
  ) => PaymentRequestSupportedPaymentMethod;
  /**
   * Opens the browser's payment sheet and exchanges what the customer chooses there for a nonce. Call it in a click handler, or the browser does
   * not open the sheet. Aborting it closes the sheet.
   * @example
   * const { nonce } = await instance.tokenize({
   *   details: { total: { label: 'Total', amount: { currency: 'USD', value: '10.00' } } },
   * });
   * @throws PAYMENT_REQUEST_UNSUPPORTED_PAYMENT_METHOD when `supportedPaymentMethods` names another method than cards and Google Pay
   * @throws PAYMENT_REQUEST_INITIALIZATION_MISCONFIGURED when the browser refuses the configuration
   * @throws PAYMENT_REQUEST_CANCELED when the customer closes the sheet
   * @throws PAYMENT_REQUEST_GOOGLE_PAYMENT_FAILED_TO_TOKENIZE when Google Pay returns an error of the gateway
   * @throws PAYMENT_REQUEST_GOOGLE_PAYMENT_PARSING_ERROR when the response of Google Pay cannot be read
   * @throws PAYMENT_REQUEST_NOT_COMPLETED for every other failure, also of the request for the nonce
   */
  readonly tokenize: Method<[configuration: PaymentRequestConfiguration], PaymentRequestTokenizePayload>;
  /**
   * Resolves with whether the browser can pay with this configuration: false when it has no payment sheet. Check it before you show the button.
   * @example if (await instance.canMakePayment(configuration)) button.hidden = false;
   * @throws PAYMENT_REQUEST_UNSUPPORTED_PAYMENT_METHOD when `supportedPaymentMethods` names another method than cards and Google Pay
   * @throws PAYMENT_REQUEST_INITIALIZATION_MISCONFIGURED when the browser refuses the configuration
   * @throws PAYMENT_REQUEST_CAN_MAKE_PAYMENT_NOT_ALLOWED when the browser limits such checks
   * @throws PAYMENT_REQUEST_CAN_MAKE_PAYMENT_FAILED for every other failure
   */
  readonly canMakePayment: Method<[configuration: PaymentRequestConfiguration], boolean>;
  /**
   * Calls the handler whenever the event happens, until `off` is called with the same handler.
   * @example instance.on('shippingOptionChange', ({ target, updateWith }) => updateWith(quote(target.shippingOption)));
   */
  on<Name extends keyof PaymentRequestEvents>(event: Name, handler: (payload: PaymentRequestEvents[Name]) => void): void;
  /**
   * Removes one registration of a handler. Unknown handlers are ignored.
   * @example instance.off('shippingOptionChange', handler);
   */
  off<Name extends keyof PaymentRequestEvents>(event: Name, handler: (payload: PaymentRequestEvents[Name]) => void): void;
  /**
   * Returns whether the event has a handler.
   * @example instance.hasListener('shippingOptionChange');
   */
  hasListener(event: keyof PaymentRequestEvents): boolean;
  /**
   * Removes everything the component added to the page. Pending calls reject and later calls throw METHOD_CALLED_AFTER_TEARDOWN.
   * @example await instance.teardown();
   */
  readonly teardown: Method<[], void>;
}
