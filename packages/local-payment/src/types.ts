import type { TenderError } from '@tender/client';
import type { ComponentOptions, Method, SyncMethod } from '@tender/client/internal';

/** Options of `localPayment.create`. */
export interface LocalPaymentCreateOptions extends ComponentOptions {
  /** The merchant account that is paid. Default: none is sent, and the gateway chooses. */
  merchantAccountId?: string;
  /**
   * Makes the customer pay on a full page instead of in a window, and return to this URL. Create the component there again, with the same
   * `redirectUrl`: the instance has `tokenizePayload` or `redirectError`.
   */
  redirectUrl?: string;
}

/** A postal address. */
export interface LocalPaymentAddress {
  /** Street and house number. */
  streetAddress?: string;
  /** Apartment, floor or building. */
  extendedAddress?: string;
  /** City. */
  locality?: string;
  /** State, province or region. */
  region?: string;
  /** Postal code. */
  postalCode?: string;
  /** Country: ISO 3166-1 alpha-2, such as `DE`. */
  countryCode?: string;
}

/** A postal address for pay upon invoice. */
export interface LocalPaymentInvoiceAddress extends LocalPaymentAddress {
  /** Street and house number. */
  streetAddress: string;
  /** City. */
  locality: string;
  /** Postal code. */
  postalCode: string;
  /** Country: ISO 3166-1 alpha-2, such as `DE`. */
  countryCode: string;
}

/** An item that the customer buys. Amounts are in the currency's main unit, such as `9.00`. */
export interface LocalPaymentLineItem {
  /** Kind of item, such as `PHYSICAL_GOODS`. */
  category?: string;
  /** Name of the item. */
  name?: string;
  /** Number of units. */
  quantity?: string | number;
  /** Price of one unit, without tax. */
  unitAmount?: string | number;
  /** Tax of one unit. */
  unitTaxAmount?: string | number;
  /** Further members are sent to the gateway. */
  [member: string]: unknown;
}

/** An item that the customer buys, for pay upon invoice. */
export interface LocalPaymentInvoiceLineItem extends LocalPaymentLineItem {
  /** Kind of item, such as `PHYSICAL_GOODS`. */
  category: string;
  /** Name of the item. */
  name: string;
  /** Number of units. */
  quantity: string | number;
  /** Price of one unit, without tax. */
  unitAmount: string | number;
  /** Tax of one unit. */
  unitTaxAmount: string | number;
}

/** A link back to the shop, for a customer whom a bank's app returns to a window that your page no longer listens to. */
export interface LocalPaymentFallback {
  /** URL of a page of your shop. Call `hasTokenizationParams` and `tokenize` there. */
  url: string;
  /** Text of the link. */
  buttonText: string;
  /** URL of the link after a cancellation. Default: `url`. */
  cancelUrl?: string;
  /** Text of the link after a cancellation. Default: `buttonText`. */
  cancelButtonText?: string;
}

/** Size of the window, in CSS pixels. */
export interface LocalPaymentWindowOptions {
  /** Width. Default: 1282. */
  width?: number;
  /** Height. Default: 720. */
  height?: number;
}

/** BLIK with the code that the customer's banking app shows. */
export interface LocalPaymentBlikCode {
  /** The code. */
  level_0: {
    /** The six digits that the banking app shows. */
    authCode: string;
  };
}

/** A BLIK payment that registers the customer for one-click payments. */
export interface LocalPaymentBlikRegistration {
  /** The six digits that the banking app shows. */
  authCode: string;
  /** Your own reference of the customer. */
  consumerReference: string;
  /** Name that the banking app shows for the registration. */
  aliasLabel: string;
  /** Absent: only later payments have a key. */
  aliasKey?: undefined;
}

/** A later one-click BLIK payment of a registered customer. */
export interface LocalPaymentBlikAlias {
  /** Your own reference of the customer. */
  consumerReference: string;
  /** Key of the registration. */
  aliasKey: string;
}

/** BLIK with one click. */
export interface LocalPaymentBlikOneClick {
  /** Absent: a code for a single payment takes precedence. */
  level_0?: undefined;
  /** The first payment registers the customer with a code; later ones use the key of the registration. */
  oneClick: LocalPaymentBlikAlias | LocalPaymentBlikRegistration;
}

/** How the customer confirms a BLIK payment without a window. */
export type LocalPaymentBlikOptions = LocalPaymentBlikCode | LocalPaymentBlikOneClick;

/** What `onPaymentStart` receives. */
export interface LocalPaymentStartData {
  /** Id of the payment. Webhooks refer to the payment by this id. */
  paymentId: string;
}

/**
 * Callback that is called when the payment exists and before the customer is sent to the bank. Save the id on your server there.
 * @param proceed sends the customer to the bank, at any time. It is undefined for payment types without a page of the bank. With
 * `redirectUrl` the customer is sent in any case: when the callback returns, when its promise settles, or earlier by `proceed`
 */
export type LocalPaymentOnPaymentStart = (data: LocalPaymentStartData, proceed?: () => void) => unknown;

/** Options of `startPayment` that all payment types have. */
export interface LocalPaymentCommonOptions {
  /** Country of the bank: ISO 3166-1 alpha-2, such as `NL`. Default: none is sent. */
  paymentTypeCountryCode?: string;
  /** Email address of the customer. */
  email?: string;
  /** Phone number of the customer, without the country code. */
  phone?: string;
  /** Country code of the phone number, such as `49`. */
  phoneCountryCode?: string;
  /** Birth date of the customer, as `YYYY-MM-DD`. */
  birthDate?: string;
  /** Shipping address. */
  address?: LocalPaymentAddress;
  /** Billing address. */
  billingAddress?: LocalPaymentAddress;
  /** The items that the customer buys. */
  lineItems?: LocalPaymentLineItem[];
  /** Discount, in the currency's main unit, such as `1.00`. */
  discountAmount?: string | number;
  /** Cost of shipping, in the currency's main unit, such as `5.00`. */
  shippingAmount?: string | number;
  /** Id of the device data that you collected. */
  correlationId?: string;
  /** Whether you will charge the customer again. It requires `customerId` if the customer pays on a page of the bank. Default: false. */
  recurrent?: boolean;
  /** Your own id of the customer. */
  customerId?: string;
  /** Name of your shop, as the bank shows it. Default: none is sent. */
  displayName?: string;
  /** What the customer should do in case of questions, such as `Call us`. */
  customerServiceInstructions?: string;
  /** Language of the bank's pages, as a BCP 47 tag such as `de-DE`. Default: none is sent. */
  locale?: string;
  /** Whether the bank asks for a shipping address. Default: false. */
  shippingAddressRequired?: boolean;
  /** Size of the window. Default: 1282 by 720. */
  windowOptions?: LocalPaymentWindowOptions;
  /** A link back to the shop. Required if the customer pays on a page of the bank. */
  fallback?: LocalPaymentFallback;
  /**
   * Called when the payment exists. Required, unless `create` received `redirectUrl`; always required for pay upon invoice. If no window is opened,
   * `startPayment` waits for the promise it returns, also before it leaves the page.
   */
  onPaymentStart?: LocalPaymentOnPaymentStart;
}

/** The customer and the amount. */
export interface LocalPaymentPayer {
  /** First name of the customer. */
  givenName: string;
  /** Last name of the customer. */
  surname: string;
  /** ISO 4217 code of the currency, such as `EUR`. */
  currencyCode: string;
  /** Amount in the currency's main unit, such as `10.00`. */
  amount: string | number;
}

/** A payment on a page of the bank, in a window or, with `redirectUrl`, on a full page: iDEAL, Bancontact, EPS, P24, BLIK without a code, … */
export interface LocalPaymentBankPaymentOptions extends LocalPaymentCommonOptions, LocalPaymentPayer {
  /** The payment type, such as `ideal`, `bancontact`, `eps`, `p24`, `sofort` or `blik`. */
  paymentType: string;
  /** A link back to the shop. */
  fallback: LocalPaymentFallback;
}

/** A payment by invoice. Everything that the invoice needs is required. */
export interface LocalPaymentPayUponInvoiceOptions extends LocalPaymentCommonOptions, LocalPaymentPayer {
  /** The payment type. */
  paymentType: 'pay_upon_invoice';
  /** Shipping address. */
  address: LocalPaymentInvoiceAddress;
  /** Billing address. */
  billingAddress: LocalPaymentInvoiceAddress;
  /** Birth date of the customer, as `YYYY-MM-DD`. */
  birthDate: string;
  /** Email address of the customer. */
  email: string;
  /** Language of the invoice, as a BCP 47 tag such as `de-DE`. */
  locale: string;
  /** What the customer should do in case of questions, such as `Call us`. */
  customerServiceInstructions: string;
  /** Id of the device data that you collected. */
  correlationId: string;
  /** Phone number of the customer, without the country code. */
  phone: string;
  /** Country code of the phone number, such as `49`. */
  phoneCountryCode: string;
  /** The items that the customer buys. */
  lineItems: LocalPaymentInvoiceLineItem[];
}

/** A BLIK payment that the customer confirms in their banking app. */
export interface LocalPaymentBlikPaymentOptions extends LocalPaymentCommonOptions, LocalPaymentPayer {
  /** The payment type. */
  paymentType: 'blik';
  /** How the customer confirms. */
  blikOptions: LocalPaymentBlikOptions;
}

/** A payment that the customer confirms in the app of MB WAY or Bancomat Pay. */
export interface LocalPaymentAppPaymentOptions extends LocalPaymentCommonOptions, Partial<LocalPaymentPayer> {
  /** The payment type. */
  paymentType: 'mbway' | 'bancomatpay';
}

/** How a Swish payment shows its QR code. */
export interface LocalPaymentSwishOptions {
  /** Shows a QR code on your page instead of opening a window. */
  requestQrCode: true;
  /** The element in which the code is shown, or a CSS selector that matches it. */
  qrContainer: string | Element;
}

/**
 * A Swish payment by a QR code on your page, for computers: the customer scans it with the Swish app. A webhook has the nonce. On phones, leave
 * `swishOptions` out.
 */
export interface LocalPaymentSwishPaymentOptions extends LocalPaymentCommonOptions, LocalPaymentPayer {
  /** The payment type. */
  paymentType: 'swish';
  /** How the QR code is shown. */
  swishOptions: LocalPaymentSwishOptions;
}

/** Options of `startPayment`. `paymentType` decides which options are required. Capital and small letters in it are equivalent. */
export type LocalPaymentStartPaymentOptions =
  | LocalPaymentBlikPaymentOptions
  | LocalPaymentSwishPaymentOptions
  | LocalPaymentPayUponInvoiceOptions
  | LocalPaymentAppPaymentOptions
  | LocalPaymentBankPaymentOptions;

/** Parameters of `tokenize`: the query parameters of the page that the customer returned to. The provider's page and your own use different names. */
export interface LocalPaymentTokenizeParameters {
  /** Token of the payment, on your page. */
  btLpToken?: string;
  /** Id of the payment, on your page. */
  btLpPaymentId?: string;
  /** Id of the payer, on your page. */
  btLpPayerId?: string;
  /** Token of the payment, on the provider's page. */
  token?: string;
  /** Id of the payment, on the provider's page. */
  paymentId?: string;
  /** Id of the payer, on the provider's page. */
  PayerID?: string;
  /** Code of an error that the bank reports. */
  errorcode?: string;
  /** Whether the customer canceled, on your page. The string `false` counts as false. */
  wasCanceled?: unknown;
  /** `1` if the customer canceled, on the provider's page. */
  c?: unknown;
  /** Parameters that a popup bridge returned. They replace all others. */
  queryItems?: unknown;
  /** Further members are ignored. */
  [parameter: string]: unknown;
}

/** Result of `tokenize`, and of `startPayment` when the customer paid in a window. */
export interface LocalPaymentTokenizePayload {
  /** Single-use reference to the payment. Your server charges it. */
  nonce: string;
  /** `PayPalAccount`. */
  type: string;
  /** What the bank reports about the payer, such as `email`. */
  details: Record<string, unknown>;
  /** Id of the device data that belong to the payment. Absent if there are none. */
  correlationId?: string;
}

/** A local payment component, as `localPayment.create` resolves with. */
export interface LocalPayment {
  /** Payload of a payment that the customer made on a full page. Only on the page that `redirectUrl` names. */
  readonly tokenizePayload?: LocalPaymentTokenizePayload;
  /**
   * True if `tokenizePayload` is that of the payment for which the customer left the page in this tab. Otherwise, anybody's link may have brought it, or
   * the bank has returned the customer to another tab: charge it only when the customer clicks.
   */
  readonly startedInThisTab?: true;
  /**
   * Why the customer returned from a full page without a payload: LOCAL_PAYMENT_CANCELED, LOCAL_PAYMENT_START_PAYMENT_FAILED,
   * LOCAL_PAYMENT_TOKENIZATION_FAILED or an error of the client. Only on the page that `redirectUrl` names.
   */
  readonly redirectError?: TenderError;
  /**
   * Creates a payment and lets the customer make it. In a window it resolves with a nonce. With `redirectUrl` it leaves the page and never settles.
   * Payments by invoice, in an app or by QR code resolve with undefined, and a webhook tells your server the outcome. Call it in a click handler, or the browser
   * blocks the window. Only one window can be open at a time.
   * @example
   * const payload = await instance.startPayment({
   *   paymentType: 'ideal',
   *   amount: '10.00',
   *   currencyCode: 'EUR',
   *   givenName: 'Ada',
   *   surname: 'Lovelace',
   *   fallback: { url: 'https://shop.example/paid', buttonText: 'Back to the shop' },
   *   onPaymentStart: ({ paymentId }, proceed) => save(paymentId).then(proceed),
   * });
   * @throws LOCAL_PAYMENT_START_PAYMENT_MISSING_REQUIRED_OPTION when an option that `paymentType` requires is missing; the message names it
   * @throws LOCAL_PAYMENT_ALREADY_IN_PROGRESS when another payment is pending, unless `redirectUrl` is set
   * @throws LOCAL_PAYMENT_INVALID_PAYMENT_OPTION when the gateway refuses an option
   * @throws LOCAL_PAYMENT_WINDOW_OPEN_FAILED when the browser blocks the window
   * @throws LOCAL_PAYMENT_WINDOW_CLOSED when the customer or `closeWindow` closes the window
   * @throws LOCAL_PAYMENT_CANCELED when the customer cancels at the bank
   * @throws LOCAL_PAYMENT_START_PAYMENT_FAILED when the payment cannot be created, the bank fails or `onPaymentStart` throws
   * @throws LOCAL_PAYMENT_START_PAYMENT_DEFERRED_PAYMENT_FAILED when a payment by invoice or in an app requires a page
   * @throws LOCAL_PAYMENT_TOKENIZATION_FAILED when the gateway's response to the result of the window has no nonce
   * @throws the client's errors, such as CLIENT_GATEWAY_NETWORK, when the request for the nonce fails
   * @throws LOCAL_PAYMENT_QR_CODE_NOT_SUPPORTED when a QR code is requested on a phone
   * @throws LOCAL_PAYMENT_QR_CODE_INVALID_CONTAINER, LOCAL_PAYMENT_QR_CODE_CONTAINER_NOT_FOUND when there is no element for the QR code
   * @throws LOCAL_PAYMENT_QR_CODE_INVALID_DATA when the gateway returns no QR code
   */
  readonly startPayment: Method<[options: LocalPaymentStartPaymentOptions], LocalPaymentTokenizePayload | undefined>;
  /**
   * Exchanges the parameters that the customer returned with for a nonce. Without parameters it reads those of the current page. Call it on the page
   * of the fallback link, when `hasTokenizationParams` returns true.
   * @example if (instance.hasTokenizationParams()) pay(await instance.tokenize());
   * @throws LOCAL_PAYMENT_CANCELED when the customer canceled at the bank
   * @throws LOCAL_PAYMENT_START_PAYMENT_FAILED when the bank reports an error
   * @throws LOCAL_PAYMENT_TOKENIZATION_FAILED when the gateway's response has no nonce
   * @throws the client's errors, such as CLIENT_GATEWAY_NETWORK, when the request fails
   */
  readonly tokenize: Method<[parameters?: LocalPaymentTokenizeParameters], LocalPaymentTokenizePayload>;
  /**
   * Closes the window, so that `startPayment` rejects with LOCAL_PAYMENT_WINDOW_CLOSED. Does nothing if no window is open.
   * @example instance.closeWindow();
   */
  readonly closeWindow: SyncMethod<[], void>;
  /**
   * Brings the window to the front. Does nothing if no window is open.
   * @example instance.focusWindow();
   */
  readonly focusWindow: SyncMethod<[], void>;
  /**
   * Returns whether the customer returned to this page from a bank's app, so that `tokenize` can be called without parameters.
   * @example if (instance.hasTokenizationParams()) pay(await instance.tokenize());
   */
  readonly hasTokenizationParams: SyncMethod<[], boolean>;
  /**
   * Removes everything the component added to the page. Pending calls reject and later calls throw METHOD_CALLED_AFTER_TEARDOWN.
   * @example await instance.teardown();
   */
  readonly teardown: Method<[], void>;
}
