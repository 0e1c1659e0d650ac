import type { Component, ComponentOptions, Method, SyncMethod } from '@tender/client/internal';
import type { TEXTS } from './code-constants';

/** Options of `isBrowserSupported`. Pass the same values to `create`. */
export interface VenmoSupportOptions {
  /** Whether the customer may return from the app in a new tab. Set it to `false` if your page does not work then. Default: `true`. */
  allowNewBrowserTab?: boolean;
  /**
   * Whether customers may pay in a browser that is not the default one of their phone, where the app may return to another browser. `false` accepts
   * Safari on iOS and Chrome on Android only; `true` also accepts Samsung's browser, and Chrome on iOS without `allowNewBrowserTab`. Default: other
   * browsers are accepted, except Samsung's.
   */
  allowNonDefaultBrowsers?: boolean;
  /** Whether customers may pay in the web view of another app. Default: `true`. */
  allowWebviews?: boolean;
  /** Shows a QR code on computers, which the customer scans with the phone. Default: `false`. */
  allowDesktop?: boolean;
  /** Opens a window on computers in which the customer logs in to Venmo. It takes precedence over the QR code. Default: `false`. */
  allowDesktopWebLogin?: boolean;
}

/** One line of the purchase, as the app shows it. */
export interface VenmoLineItem {
  /** Name of the item. */
  name: string;
  /** Number of units. */
  quantity: number | string;
  /** Price of one unit, as a decimal such as `9.00`. */
  unitAmount: string;
  /** `debit` for a purchase, `credit` for a refund or a discount. */
  kind?: 'debit' | 'credit';
  /** Tax on one unit, as a decimal. Default: `0`. */
  unitTaxAmount?: string;
  /** Description of the item. */
  description?: string;
  /** Your own code of the product, such as an SKU. */
  productCode?: string;
  /** URL of the product's page. */
  url?: string;
}

/** Options of `venmo.create`. */
export interface VenmoCreateOptions extends ComponentOptions, VenmoSupportOptions {
  /** Id of the Venmo business profile to pay. Default: the default profile of your account. */
  profileId?: string | null;
  /** The merchant's name in the app. It has no effect without `paymentMethodUsage`. */
  displayName?: string;
  /** Id that connects the payment with the data of your risk tools, such as a data collector's. It has no effect without `paymentMethodUsage`. */
  riskCorrelationId?: string;
  /**
   * URL that the app returns to, such as one that opens your own app. A URL without a scheme is relative to this page. It has no effect with a QR
   * code or the login window. Default: the URL of this page, without its fragment.
   */
  deepLinkReturnUrl?: string | null;
  /**
   * `single_use` for one payment, `multi_use` to store the account for later payments; in upper or lower case. Default: none, which creates a
   * payment of the legacy kind, without a name, amounts or addresses.
   */
  paymentMethodUsage?: string;
  /** Opens a web page of Venmo where the app is not installed. Default: `false`. */
  mobileWebFallBack?: boolean;
  /** Navigates this page to the app on iOS instead of opening a window. Default: `false`. */
  useRedirectForIOS?: boolean;
  /** Has the customer switch back to this page by hand, while the page polls the gateway for at most five minutes. Default: `false`. */
  requireManualReturn?: boolean;
  /** Whether the app may recreate its screen on Android. Default: `true`. */
  allowAndroidRecreation?: boolean;
  /** Leaves the fragment of the page's URL as the app set it. Default: `false`, which restores or removes the fragment. */
  ignoreHistoryChanges?: boolean;
  /**
   * Cancels the payment when the customer returns to this page without having approved it: `tokenize` rejects with VENMO_CANCELED. It has no effect
   * with `requireManualReturn`, in a frame, with a QR code or the login window. Default: `false`, with which the page keeps polling the gateway.
   */
  cancelOnReturnToBrowser?: boolean;
  /**
   * Has the app ask for a billing address. Your account needs enriched customer data. It has no effect with a QR code or without
   * `paymentMethodUsage`. Default: `false`.
   */
  collectCustomerBillingAddress?: boolean;
  /**
   * Has the app ask for a shipping address. Your account needs enriched customer data. It has no effect with a QR code or without
   * `paymentMethodUsage`. Default: `false`.
   */
  collectCustomerShippingAddress?: boolean;
  /** Whether the total will not change anymore. It has no effect with a QR code or without `paymentMethodUsage`. Default: `false`. */
  isFinalAmount?: boolean;
  /** Lines of the purchase, which the app shows. They have no effect with a QR code or without `paymentMethodUsage`. */
  lineItems?: VenmoLineItem[];
  /** Total before discount, tax and shipping, as a decimal. It has no effect with a QR code or without `paymentMethodUsage`. */
  subTotalAmount?: string;
  /** Discount, as a decimal. It has no effect with a QR code or without `paymentMethodUsage`. */
  discountAmount?: string;
  /** Tax, as a decimal. It has no effect with a QR code or without `paymentMethodUsage`. */
  taxAmount?: string;
  /** Shipping costs, as a decimal. They have no effect with a QR code or without `paymentMethodUsage`. */
  shippingAmount?: string;
  /** Total of the purchase, as a decimal. It has no effect with a QR code or without `paymentMethodUsage`. */
  totalAmount?: string;
  /**
   * CSP nonce of the style element that the backdrop adds beside the login window. It has no effect without `allowDesktopWebLogin` or
   * `mobileWebFallBack`. Default: none; the backdrop then uses a constructed style sheet, which policies allow.
   */
  styleCspNonce?: string;
}

/** Step of a payment by QR code. `problem` means that the customer needs another code. */
export type VenmoCodeStep = 'generating' | 'scan' | 'authorizing' | 'authorized' | 'problem';

/** An English sentence that tells the customer about a step. */
export type VenmoCodeText = (typeof TEXTS)[keyof typeof TEXTS];

/** One step of a payment by QR code, for a page that shows the code itself. */
export interface VenmoCodeView {
  /** The step to show. */
  readonly step: VenmoCodeStep;
  /** The message to show, in English. */
  readonly text: VenmoCodeText;
  /** Content of the QR code. Present at the step `scan` only. */
  readonly url?: string;
  /**
   * Requests another code. It works at the step `problem`, while this view is the current one.
   * @example view.again();
   */
  again(): void;
  /**
   * Cancels the payment: `tokenize` rejects with VENMO_DESKTOP_CANCELED. It has no effect once the payment is authorized or another view has
   * replaced this one.
   * @example view.cancel();
   */
  cancel(): void;
}

/** Called with each step of a payment by QR code, and with undefined when nothing is to be shown anymore. */
export type VenmoCodeHandler = (view: VenmoCodeView | undefined) => void;

/** English texts to show beside the login window. */
export interface VenmoLoginTexts {
  /** A heading. */
  readonly heading: string;
  /** What the two buttons do. */
  readonly instructions: string;
  /** Label of the button that calls `proceed`. */
  readonly proceed: string;
  /** Label of the button that calls `cancel`. */
  readonly cancel: string;
}

/** What to show beside the login window, for a page that shows it itself. */
export interface VenmoLoginView {
  /** The texts to show, in English. */
  readonly text: VenmoLoginTexts;
  /**
   * Brings the window to the front.
   * @example view.proceed();
   */
  proceed(): void;
  /**
   * Closes the window: `tokenize` rejects with VENMO_TOKENIZATION_CANCELED_BY_MERCHANT. It has no effect once the view is not shown anymore.
   * @example view.cancel();
   */
  cancel(): void;
}

/** Called with a view once the login window is open, and with undefined when nothing is to be shown anymore. */
export type VenmoLoginHandler = (view: VenmoLoginView | undefined) => void;

/** Options of `tokenize`. */
export interface VenmoTokenizeOptions {
  /**
   * Milliseconds to wait for a result in the page's URL after the customer has returned from the app. Default: 1000, which `0` selects as well.
   */
  processResultsDelay?: number;
  /**
   * Called with what to show of a QR code whenever that changes; the component shows nothing itself then. Errors that it throws are reported
   * globally and do not affect the payment. Default: the component covers the page with the QR code.
   */
  onCode?: VenmoCodeHandler;
  /**
   * Called with what to show beside the login window; the component shows nothing itself then. Errors that it throws are reported globally and
   * do not affect the payment. Default: the component covers the page with a backdrop.
   */
  onLogin?: VenmoLoginHandler;
}

/** An address that the customer chose in the app. The gateway may add members. */
export interface VenmoAddress {
  /** Full name of the recipient. */
  fullName?: string | null;
  /** Street and house number. */
  addressLine1?: string | null;
  /** Apartment, floor or building. */
  addressLine2?: string | null;
  /** State, province or region. */
  adminArea1?: string | null;
  /** City. */
  adminArea2?: string | null;
  /** Postal code. */
  postalCode?: string | null;
  /** Country: ISO 3166-1 alpha-2, such as `US`. */
  countryCode?: string | null;
  /** Members that the gateway adds. */
  [member: string]: unknown;
}

/** The customer, as the gateway describes them. The gateway may add members. */
export interface VenmoPayerInfo {
  /** First name. */
  firstName?: string | null;
  /** Last name. */
  lastName?: string | null;
  /** Phone number. */
  phoneNumber?: string | null;
  /** Email address. */
  email?: string | null;
  /** Venmo's id of the customer. */
  externalId?: string | null;
  /** Venmo user name, with a leading `@`. */
  userName: string;
  /** Billing address, with `collectCustomerBillingAddress`. */
  billingAddress?: VenmoAddress | null;
  /** Shipping address, with `collectCustomerShippingAddress`. */
  shippingAddress?: VenmoAddress | null;
  /** Members that the gateway adds. */
  [member: string]: unknown;
}

/** The Venmo account that a nonce stands for. */
export interface VenmoAccountDetails {
  /** Venmo user name, with a leading `@`. Only the `@` where the name is not known. */
  username: string;
  /** Id of the payment context. Undefined for a payment of the legacy kind. */
  paymentContextId?: string;
  /** The customer. Present if the gateway returned it. */
  payerInfo?: VenmoPayerInfo;
}

/** Result of `tokenize`. */
export interface VenmoTokenizePayload {
  /** Single-use reference to the Venmo account. Your server charges it. */
  nonce: string;
  /** Always `VenmoAccount`. */
  type: 'VenmoAccount';
  /** The Venmo account. */
  details: VenmoAccountDetails;
}

/** Options of `hasTokenizationResult`. */
export interface VenmoResultOptions {
  /**
   * Counts only the result of a payment that was started in this tab with a payment context, so not one that somebody's link has brought. The tab
   * cannot know a payment without `paymentMethodUsage`, nor one that the app has returned to another tab. Default: `false`.
   */
  startedInThisTab?: boolean;
}

/** Result of a payment before it becomes a payload: the gateway's response, or the parameters that the app added to the page's URL. */
export interface VenmoResult {
  /** The nonce. */
  readonly paymentMethodNonce?: string;
  /** Venmo user name. */
  readonly username?: string | null;
  /** The customer, as the gateway returned it. */
  readonly payerInfo?: unknown;
  /** Id of the payment context. */
  readonly id?: string | undefined;
  /** Other parameters that the app added to the page's URL. */
  readonly [parameter: string]: unknown;
}

/** A Venmo component, as `venmo.create` resolves with. */
export interface Venmo {
  /**
   * Returns whether customers can pay with Venmo in this browser, for the options of `create`.
   * @example if (!instance.isBrowserSupported()) button.hidden = true;
   */
  readonly isBrowserSupported: SyncMethod<[], boolean>;
  /**
   * Returns whether the page's URL has the result of a payment. If so, `tokenize` resolves with that result instead of opening the app. Anybody can
   * write a link with a result: without a click of the customer, continue only with `startedInThisTab`.
   * @example if (instance.hasTokenizationResult({ startedInThisTab: true })) await instance.tokenize();
   */
  readonly hasTokenizationResult: SyncMethod<[], boolean> & SyncMethod<[options: VenmoResultOptions], boolean>;
  /**
   * Opens the app, the QR code or the login window, and resolves with a nonce once the customer approves. Call it in a click handler, or the
   * browser blocks the app or the window. Only one call at a time is possible.
   * @example const { nonce } = await instance.tokenize();
   * @throws VENMO_TOKENIZATION_REQUEST_ACTIVE when another call has not finished
   * @throws VENMO_MOBILE_PAYMENT_CONTEXT_SETUP_FAILED when the gateway does not create the payment context
   * @throws VENMO_TOKENIZATION_CANCELED_BY_MERCHANT when `cancelTokenization` is called
   * @throws VENMO_CANCELED when the customer returns from the app without a result
   * @throws VENMO_APP_CANCELED when the app reports that the customer canceled
   * @throws VENMO_APP_FAILED when the app cannot be opened or reports an error
   * @throws VENMO_MOBILE_POLLING_TOKENIZATION_CANCELED, VENMO_MOBILE_POLLING_TOKENIZATION_FAILED, VENMO_MOBILE_POLLING_TOKENIZATION_EXPIRED
   * when the gateway reports this status after the app was opened
   * @throws VENMO_MOBILE_POLLING_TOKENIZATION_TIMEOUT when the gateway reports no result within five minutes
   * @throws VENMO_MOBILE_POLLING_TOKENIZATION_NETWORK_ERROR when the status cannot be read after the app was opened
   * @throws VENMO_DESKTOP_CANCELED when the customer closes the QR code
   * @throws VENMO_DESKTOP_UNKNOWN_ERROR when the QR code cannot be created or shown, or its status cannot be read
   * @throws FRAME_SERVICE_FRAME_OPEN_FAILED when the login window is blocked
   * @throws FRAME_SERVICE_FRAME_CLOSED when the customer closes the login window before paying
   * @throws VENMO_CUSTOMER_CANCELED when the customer cancels in the login window
   * @throws VENMO_TOKENIZATION_FAILED when the login window ends without an approval
   * @throws VENMO_NETWORK_ERROR when the status cannot be read after the login window has ended
   */
  readonly tokenize: Method<[options?: VenmoTokenizeOptions], VenmoTokenizePayload>;
  /**
   * Cancels the running `tokenize`, which rejects with VENMO_TOKENIZATION_CANCELED_BY_MERCHANT, and closes the QR code or the login window.
   * @example await instance.cancelTokenization();
   * @throws VENMO_TOKENIZATION_REQUEST_NOT_ACTIVE when no tokenization is running
   */
  readonly cancelTokenization: Method<[], void>;
  /**
   * Resolves with the URL that opens the app.
   * @example const url = await instance.getUrl();
   * @throws VENMO_MOBILE_PAYMENT_CONTEXT_SETUP_FAILED when the gateway does not create the payment context
   */
  readonly getUrl: Method<[], string>;
  /**
   * Opens a URL from `getUrl` in the way that leads to the app in this browser. Call it in a click handler.
   * @example instance.appSwitch(url);
   * @throws VENMO_APP_FAILED when the URL is neither `https:` nor a URL of the Venmo app
   */
  readonly appSwitch: SyncMethod<[url: string], void>;
  /**
   * Reads the result of a payment from a URL fragment, without a leading `#`. Without an argument it reads the fragment of the page.
   * @example const result = await instance.processHashChangeFlowResults('venmoSuccess=1');
   * @throws the errors of `tokenize` after the customer has returned from the app
   */
  readonly processHashChangeFlowResults: Method<[hash?: string], VenmoResult>;
  /**
   * Removes everything the component added to the page. Pending calls reject and later calls throw METHOD_CALLED_AFTER_TEARDOWN.
   * @example await instance.teardown();
   */
  readonly teardown: Method<[], void>;
}

/** The component, before it is created. */
export interface VenmoComponent extends Component<VenmoCreateOptions, Venmo> {
  /**
   * Returns whether customers can pay with Venmo in this browser, judged by its user agent. Call it before you show a button.
   * @example if (venmo.isBrowserSupported({ allowDesktop: true })) button.hidden = false;
   */
  readonly isBrowserSupported: (options?: VenmoSupportOptions | null) => boolean;
}
