import type { Component, ComponentOptions, Method } from '@tender/client/internal';

/** Options of `masterpass.create`. */
export type MasterpassCreateOptions = ComponentOptions;

/** Size and position of the popup, in CSS pixels. */
export interface MasterpassFrameOptions {
  /** Width. Default: 450. */
  width?: number;
  /** Height. Default: 660. */
  height?: number;
  /** Distance from the top of the screen. Default: centered on the window. */
  top?: number;
  /** Distance from the left of the screen. Default: centered on the window. */
  left?: number;
}

/** Options of `tokenize`. */
export interface MasterpassTokenizeOptions {
  /** Amount in the currency's main unit, such as `10.00`. */
  subtotal: string | number;
  /** ISO 4217 code of the currency, such as `USD`. */
  currencyCode: string;
  /** Parameters of Masterpass's own checkout, which replace the default ones or are added to them. Functions are ignored. Default: none. */
  config?: Record<string, unknown>;
  /** Size and position of the popup. Default: 450 by 660, centered. */
  frameOptions?: MasterpassFrameOptions;
}

/** A postal address from the customer's wallet. */
export interface MasterpassAddress {
  /** Country: ISO 3166-1 alpha-2, such as `US`. */
  countryCodeAlpha2?: string | null;
  /** Apartment, floor or building. */
  extendedAddress?: string | null;
  /** City. */
  locality?: string | null;
  /** Postal code. */
  postalCode?: string | null;
  /** State, province or region. */
  region?: string | null;
  /** Street and house number. */
  streetAddress?: string | null;
  /** Further members that the gateway sends. */
  [member: string]: unknown;
}

/** The customer, as their wallet describes them. */
export interface MasterpassContact {
  /** First name. */
  firstName?: string | null;
  /** Last name. */
  lastName?: string | null;
  /** Phone number. */
  phoneNumber?: string | null;
  /** Email address. */
  emailAddress?: string | null;
  /** Further members that the gateway sends. */
  [member: string]: unknown;
}

/** Details of the card. */
export interface MasterpassCardDetails {
  /** Card network, such as `Visa`. */
  cardType?: string | null;
  /** Last four digits of the card number. */
  lastFour?: string | null;
  /** Last two digits of the card number. */
  lastTwo?: string | null;
  /** Further members that the gateway sends. */
  [member: string]: unknown;
}

/** What is known about the card from its first digits. Most members are `Yes`, `No` or `Unknown`. */
export interface MasterpassBinData {
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
export interface MasterpassTokenizePayload {
  /** Single-use reference to the card. Your server charges it. */
  nonce: string;
  /** `MasterpassCard`. */
  type: string;
  /** Text to show to the customer, such as `ending in 11`. */
  description?: string | null;
  /** Whether the nonce was already used. */
  consumed?: boolean;
  /** Details of the card. */
  details?: MasterpassCardDetails;
  /** The customer. */
  contact?: MasterpassContact | null;
  /** Billing address of the card. */
  billingAddress?: MasterpassAddress | null;
  /** Shipping address that the customer chose. */
  shippingAddress?: MasterpassAddress | null;
  /** What is known about the card from its first digits. */
  binData?: MasterpassBinData;
  /** Further members that the gateway sends. */
  [member: string]: unknown;
}

/** A Masterpass component, as `masterpass.create` resolves with. */
export interface Masterpass {
  /**
   * Opens Masterpass in a popup and, once the customer approves, exchanges the chosen card for a nonce. Call it in a click handler, or the browser
   * blocks the popup. Only one call can be pending at a time.
   * @example const { nonce } = await instance.tokenize({ subtotal: '10.00', currencyCode: 'USD' });
   * @throws MASTERPASS_TOKENIZE_MISSING_REQUIRED_OPTION when `subtotal` or `currencyCode` is missing
   * @throws MASTERPASS_TOKENIZATION_ALREADY_IN_PROGRESS when another call is pending
   * @throws MASTERPASS_POPUP_OPEN_FAILED when the browser blocks the popup
   * @throws MASTERPASS_INVALID_PAYMENT_OPTION when the gateway refuses `subtotal` or `currencyCode`
   * @throws MASTERPASS_FLOW_FAILED when the gateway's response has no token for the checkout
   * @throws MASTERPASS_POPUP_CLOSED when the customer cancels or closes the popup
   * @throws MASTERPASS_POPUP_MISSING_REQUIRED_PARAMETERS when Masterpass does not return what a nonce requires
   * @throws MASTERPASS_ACCOUNT_TOKENIZATION_FAILED when the gateway's response has no nonce
   * @throws the client's errors, such as CLIENT_GATEWAY_NETWORK, when a request fails
   */
  readonly tokenize: Method<[options: MasterpassTokenizeOptions], MasterpassTokenizePayload>;
  /**
   * Removes everything the component added to the page. Pending calls reject and later calls throw METHOD_CALLED_AFTER_TEARDOWN.
   * @example await instance.teardown();
   */
  readonly teardown: Method<[], void>;
}

/** The component. */
export interface MasterpassComponent extends Component<MasterpassCreateOptions, Masterpass> {
  /**
   * Returns whether the customer can approve in this browser: it opens popups, or the app around the page has a popup bridge. Otherwise `create`
   * rejects with MASTERPASS_BROWSER_NOT_SUPPORTED.
   * @example if (masterpass.isSupported()) button.hidden = false;
   */
  isSupported(): boolean;
}
