import type { Abortable, Callback, RequestResult } from '@tender/client';
import type { AllowExtraMembers, ComponentOptions, Method } from '@tender/client/internal';
import type { CONTACT_PREFERENCES, PayPalFlow, PLAN_TYPES } from './constants';

export type { PayPalFlow } from './constants';

/** Options of `paypal.create`. */
export type PayPalCreateOptions = ComponentOptions;

/** Options of `paypalCheckout.create`. */
export interface PayPalCheckoutCreateOptions extends ComponentOptions {
  /** The merchant account to charge. It may have PayPal even if your default account does not. Default: your default account. */
  merchantAccountId?: string;
  /** Lets `loadPayPalSDK` identify the customer to PayPal. Requires a client token. Default: false. */
  autoSetDataUserIdToken?: boolean;
}

/** A shipping address. Other members are sent as well. */
export interface PayPalAddress {
  /** Street and house number. */
  line1?: string;
  /** Apartment, floor or building. */
  line2?: string;
  /** City. */
  city?: string;
  /** State, province or region. */
  state?: string;
  /** Postal code. */
  postalCode?: string;
  /** Country: ISO 3166-1 alpha-2, such as `US`. */
  countryCode?: string;
  /** Phone number of the recipient. */
  phone?: string;
  /** Full name of the recipient. */
  recipientName?: string;
  /** Email address of the recipient. */
  recipientEmail?: string;
  /** Phone number of the recipient, with its country. */
  internationalPhone?: {
    /** Country calling code, such as `49`. */
    countryCode?: string;
    /** Number without the country calling code. */
    nationalNumber?: string;
  };
  [member: string]: unknown;
}

/** What both components take for a payment or an agreement. */
export interface PayPalPaymentOptions {
  /** `checkout` for a single payment, `vault` for an agreement that later payments are charged to. */
  flow: PayPalFlow;
  /** Amount of the payment, such as `'10.00'`. Required with `checkout`, ignored with `vault`. */
  amount?: string | number;
  /** Currency: ISO 4217, such as `EUR`. Required with `checkout`, ignored with `vault`. */
  currency?: string;
  /** `authorize`, `order`, or `capture`, also called `sale`. Default: `authorize`. */
  intent?: 'authorize' | 'order' | 'capture' | 'sale';
  /** Offers PayPal Credit. Default: false. */
  offerCredit?: boolean;
  /** Merchant name that PayPal shows. Default: the name of your account. */
  displayName?: string;
  /** Language of PayPal's pages, such as `de_DE`. Default: PayPal chooses it for the customer. */
  locale?: string;
  /** Asks the customer for a shipping address. Default: false. */
  enableShippingAddress?: boolean;
  /** Lets the customer change `shippingAddressOverride`. Default: true. */
  shippingAddressEditable?: boolean;
  /** Shipping address to show. Default: the address in the customer's PayPal account. */
  shippingAddressOverride?: AllowExtraMembers<PayPalAddress>;
  /** First page that PayPal shows: `login`, or `billing` to pay by card. Default: PayPal chooses it. */
  landingPageType?: 'login' | 'billing';
  /** Description of the agreement. Only with `vault`. */
  billingAgreementDescription?: string;
}

/** Options of `tokenize`. */
export interface PayPalTokenizeOptions extends PayPalPaymentOptions {
  /** Offers to pay later. Default: false. */
  offerPayLater?: boolean;
  /** `commit` makes the last button at PayPal say that the customer pays now. Default: the customer continues on your page. */
  useraction?: string;
}

/** An amount of money. */
export interface PayPalMoney {
  /** Currency: ISO 4217, such as `EUR`. */
  currency: string;
  /** Amount, such as `'4.99'`. */
  value: string;
}

/** A way to ship the order. Other members are sent as well. */
export interface PayPalShippingOption {
  /** Your own id of the option. */
  id: string;
  /** Name that the customer sees. */
  label: string;
  /** Whether the option is selected at first. */
  selected: boolean;
  /** `SHIPPING` to an address, or `PICKUP` by the customer. */
  type: 'SHIPPING' | 'PICKUP';
  /** Price of the option. */
  amount: PayPalMoney;
  [member: string]: unknown;
}

/** An item of the order. Other members are sent as well. */
export interface PayPalLineItem {
  /** How many are ordered. */
  quantity: string | number;
  /** Price of one item, without tax. */
  unitAmount: string | number;
  /** Name of the item. */
  name: string;
  /** `debit` for an item that is sold, `credit` for a discount or refund. */
  kind: 'debit' | 'credit';
  /** Tax on one item. */
  unitTaxAmount?: string | number;
  /** Description of the item. */
  description?: string;
  /** Your own code of the item. */
  productCode?: string;
  /** URL of the item's page. */
  url?: string;
  [member: string]: unknown;
}

/** Price of a billing cycle. Other members are sent as well. */
export interface PayPalPricingScheme {
  /** Whether the price is fixed, varies, or reloads a balance. */
  pricingModel: 'FIXED' | 'VARIABLE' | 'AUTO_RELOAD';
  /** Price of each payment. */
  price?: string | number;
  /** Balance below which `AUTO_RELOAD` charges the customer. */
  reloadThresholdAmount?: string | number;
  [member: string]: unknown;
}

/** A billing cycle of a plan. Other members are sent as well. */
export interface PayPalBillingCycle {
  /** Number of units between two payments. */
  billingFrequency?: string | number;
  /** Unit of `billingFrequency`. */
  billingFrequencyUnit?: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
  /** Number of payments. */
  numberOfExecutions?: string | number;
  /** Position among the cycles of the plan, starting at 1. */
  sequence?: string | number;
  /** When the cycle starts: ISO 8601. */
  startDate?: string;
  /** Whether the cycle is a trial. */
  trial?: boolean;
  /** Price of the cycle. */
  pricingScheme?: PayPalPricingScheme;
  [member: string]: unknown;
}

/** The plan of recurring payments, as PayPal shows it. Other members are sent as well. */
export interface PayPalPlanMetadata {
  /** Billing cycles of the plan. */
  billingCycles?: PayPalBillingCycle[];
  /** Currency of the plan: ISO 4217. */
  currencyIsoCode?: string;
  /** Name of the plan. */
  name?: string;
  /** Description of the product. */
  productDescription?: string;
  /** How many of the product the customer buys. */
  productQuantity?: string | number;
  /** Fee that is charged once. */
  oneTimeFeeAmount?: string | number;
  /** Price of shipping. */
  shippingAmount?: string | number;
  /** Total of all payments. */
  totalAmount?: string | number;
  /** Price of the product. */
  productPrice?: string | number;
  /** Tax on the product. */
  taxAmount?: string | number;
  [member: string]: unknown;
}

/** Whether the customer sees, and may change, the contact data of the recipient. */
export type PayPalContactPreference = (typeof CONTACT_PREFERENCES)[number];

/** Kind of an agreement. */
export type PayPalPlanType = (typeof PLAN_TYPES)[number];

/** Options of `createPayment`. */
export interface PayPalCheckoutCreatePaymentOptions extends PayPalPaymentOptions {
  /** Ignored: pass `commit` to `loadPayPalSDK`. */
  commit?: boolean;
  /** Ignored: PayPal's script offers to pay later by itself. To prevent that, pass `disable-funding` to `loadPayPalSDK`. */
  offerPayLater?: boolean;
  /** Ways to ship the order. Default: none. */
  shippingOptions?: AllowExtraMembers<PayPalShippingOption[]>;
  /** Email address that PayPal suggests for the login. */
  userAuthenticationEmail?: string;
  /** URL of your server that PayPal asks for the price of shipping. */
  shippingCallbackUrl?: string;
  /** Id that connects the payment with the data of your risk tools. */
  riskCorrelationId?: string;
  /** Creates an agreement besides the payment. Only with `checkout`. Default: false. */
  requestBillingAgreement?: boolean;
  /** The agreement of `requestBillingAgreement`. Only with `checkout`. */
  billingAgreementDetails?: AllowExtraMembers<PayPalBillingAgreementDetails>;
  /** Items of the order. Only with `checkout`. */
  lineItems?: AllowExtraMembers<PayPalLineItem[]>;
  /** Token of a PayPal account in your vault that the customer pays with. Only with `checkout`. */
  vaultInitiatedCheckoutPaymentMethodToken?: string;
  /** Whether the customer sees, and may change, the contact data of the recipient. Only with `checkout`. */
  contactPreference?: PayPalContactPreference;
  /** Kind of the agreement: of `vault`, or of a `checkout` with `requestBillingAgreement`. */
  planType?: PayPalPlanType;
  /** Plan of the agreement. Only with a `planType`. */
  planMetadata?: AllowExtraMembers<PayPalPlanMetadata>;
  /** Parts of the amount. Default: none are sent. */
  amountBreakdown?: AllowExtraMembers<PayPalAmountBreakdown>;
  /** What the last button at PayPal says: `COMMIT` to pay or `SETUP_NOW` to agree at once, `CONTINUE` to go on in the shop. Default: PayPal chooses it. */
  userAction?: 'COMMIT' | 'CONTINUE' | 'SETUP_NOW';
  /** Whether PayPal's app may open in place of its web pages. Requires `returnUrl` and `cancelUrl`. Default: it may not. */
  appSwitchPreference?: AllowExtraMembers<PayPalAppSwitchPreference>;
  /** URL to which PayPal's app returns after the customer has approved, possibly in a new tab. Only with `appSwitchPreference`. Default: none. */
  returnUrl?: string;
  /** URL to which PayPal's app returns after the customer has canceled, possibly in a new tab. Only with `appSwitchPreference`. Default: none. */
  cancelUrl?: string;
}

/** Whether PayPal's app may open. Other members are sent as well. */
export interface PayPalAppSwitchPreference {
  /** Opens PayPal's app on phones that have it. */
  launchPaypalApp?: boolean;
  [member: string]: unknown;
}

/** An agreement that is created besides a payment. Other members are sent as well. */
export interface PayPalBillingAgreementDetails {
  /** Description of the agreement. */
  description?: string;
  [member: string]: unknown;
}

/** Options of `startVaultInitiatedCheckout`. */
export interface PayPalCheckoutStartVaultInitiatedCheckoutOptions extends Omit<
  PayPalCheckoutCreatePaymentOptions,
  'flow' | 'appSwitchPreference' | 'returnUrl' | 'cancelUrl'
> {
  /** Amount of the payment, such as `'10.00'`. */
  amount: string | number;
  /** Currency: ISO 4217, such as `EUR`. */
  currency: string;
  /** Token of the PayPal account in your vault that the customer pays with. */
  vaultInitiatedCheckoutPaymentMethodToken: string;
  /** Does not darken the page while the popup is open. Default: false. */
  optOutOfModalBackdrop?: boolean;
}

/** Parts of an amount. Other members are sent as well. */
export interface PayPalAmountBreakdown {
  /** Total of the items. */
  itemTotal?: string | number;
  /** Price of shipping. */
  shipping?: string | number;
  /** Price of handling. */
  handling?: string | number;
  /** Total of the taxes. */
  taxTotal?: string | number;
  /** Price of insurance. */
  insurance?: string | number;
  /** Discount on shipping. */
  shippingDiscount?: string | number;
  /** Discount on the items. */
  discount?: string | number;
  [member: string]: unknown;
}

/** Options of `updatePayment`. Requires `amount`, `lineItems` or both. */
export interface PayPalCheckoutUpdatePaymentOptions {
  /** The token that `createPayment` resolved with. */
  paymentId: string;
  /** Used if `paymentId` is empty. */
  orderId?: string;
  /** Currency: ISO 4217, such as `EUR`. */
  currency: string;
  /** New amount, such as `'10.00'`. Default: unchanged. */
  amount?: string | number;
  /** New items. Default: unchanged. */
  lineItems?: AllowExtraMembers<PayPalLineItem[]>;
  /** New ways to ship the order, priced in `currency`. Default: unchanged. */
  shippingOptions?: AllowExtraMembers<PayPalShippingOption[]>;
  /** Parts of the new amount. */
  amountBreakdown?: AllowExtraMembers<PayPalAmountBreakdown>;
  /** New shipping address. Default: unchanged. */
  shippingAddress?: AllowExtraMembers<PayPalAddress>;
}

/** What PayPal's script passes to `onApprove`. Other members are ignored. */
export interface PayPalApproval {
  /** Token of the payment. */
  paymentToken?: string;
  /** Token of the agreement. */
  billingToken?: string | null;
  /** PayPal's id of the customer. */
  payerID?: string | null;
  /** PayPal's id of the payment. */
  paymentID?: string | null;
  /** PayPal's id of the order. Used if there is no `paymentID`. */
  orderID?: string | null;
  /** Ignored: the gateway knows which option the customer chose. */
  shippingOptionsId?: string;
  /** Intent of the payment. Default: the intent of the last `createPayment`. */
  intent?: string;
  /** Stores the account in your vault. Only after `createPayment` with `vault`, and with a client token. Default: true. */
  vault?: boolean;
  [member: string]: unknown;
}

/** Options of `tokenizePayment`: what PayPal's script passes to `onApprove`, and `intent` and `vault`. */
export type PayPalCheckoutTokenizePaymentOptions = AllowExtraMembers<PayPalApproval>;

/** Parameters of PayPal's script, under its own names. Other members are passed on as well. */
export interface PayPalScriptParameters {
  /** Your client id at PayPal. Default: the one of your account. */
  'client-id'?: string;
  /** Components of the script, separated by commas. Default: `buttons`. */
  components?: string;
  /** Intent of the payments. Default: `authorize`, or `tokenize` with `vault`. */
  intent?: string;
  /** Currency: ISO 4217. Default: `USD`, or none with `vault`. */
  currency?: string;
  /** Whether the buttons create agreements. Default: false. */
  vault?: boolean;
  /** Id of the merchant at PayPal that receives the payments. */
  'merchant-id'?: string;
  /** Attributes of the script element, with or without `data-`. Not a parameter of the script. */
  dataAttributes?: Record<string, string | number | boolean>;
  [member: string]: unknown;
}

/** Options of `loadPayPalSDK`: parameters of PayPal's script, and `dataAttributes`. */
export type PayPalCheckoutLoadPayPalSDKOptions = AllowExtraMembers<PayPalScriptParameters>;

/** An address of the customer, as PayPal knows it. PayPal may send further members. */
export interface PayPalPayerAddress {
  /** Full name of the recipient. */
  recipientName?: string;
  /** Street and house number. */
  line1?: string;
  /** Apartment, floor or building. */
  line2?: string;
  /** City. */
  city?: string;
  /** State, province or region. */
  state?: string;
  /** Postal code. */
  postalCode?: string;
  /** Country: ISO 3166-1 alpha-2. */
  countryCode?: string;
  [member: string]: unknown;
}

/** The customer, as PayPal knows them. PayPal may send further members. */
export interface PayPalAccountDetails {
  /** Email address. */
  email?: string;
  /** PayPal's id of the customer. */
  payerId?: string;
  /** Given name. */
  firstName?: string;
  /** Family name. */
  lastName?: string;
  /** Country: ISO 3166-1 alpha-2. */
  countryCode?: string;
  /** Phone number. */
  phone?: string;
  /** Shipping address. */
  shippingAddress?: PayPalPayerAddress;
  /** Billing address. */
  billingAddress?: PayPalPayerAddress;
  [member: string]: unknown;
}

/** An amount of a credit. PayPal may send further members. */
export interface PayPalCreditAmount {
  /** Currency: ISO 4217. */
  currency?: string;
  /** Amount. */
  value?: string;
  [member: string]: unknown;
}

/** Terms of PayPal Credit. PayPal may send further members. */
export interface PayPalCreditFinancing {
  /** Total cost, including interest. */
  totalCost?: PayPalCreditAmount;
  /** Number of monthly payments. */
  term?: number;
  /** Amount of each monthly payment. */
  monthlyPayment?: PayPalCreditAmount;
  /** Total interest. */
  totalInterest?: PayPalCreditAmount;
  /** Whether the customer has accepted the terms. */
  payerAcceptance?: boolean;
  /** Whether the amount of the order cannot be changed any more. */
  cartAmountImmutable?: boolean;
  [member: string]: unknown;
}

/** Result of `tokenize`. */
export interface PayPalTokenizePayload {
  /** Single-use reference to the PayPal account or payment. Your server charges it. */
  nonce: string;
  /** `PayPalAccount`. */
  type: string;
  /** The customer, as PayPal knows them. */
  details: PayPalAccountDetails;
  /** Present if the customer pays with PayPal Credit. */
  creditFinancingOffered?: PayPalCreditFinancing;
}

/** Result of `tokenizePayment` and `startVaultInitiatedCheckout`. */
export interface PayPalCheckoutTokenizePayload extends PayPalTokenizePayload {
  /** The `id` of the shipping option that the customer chose. */
  shippingOptionId?: string;
  /** Name of the co-branded card that the customer pays with. */
  cobrandedCardLabel?: string;
}

/** Controls the popup of a call of `tokenize`. */
export interface PayPalPopupHandler {
  /** Closes the popup. The callback receives PAYPAL_POPUP_CLOSED. */
  close(): void;
  /** Brings the popup to the front. */
  focus(): void;
}

/** A PayPal component, as `paypal.create` resolves with. */
export interface PayPal {
  /**
   * Opens PayPal in a popup and, once the customer approves, resolves with a nonce. Call it in a click handler, or the browser blocks the popup. In an
   * app with a popup bridge, the app shows PayPal. With a callback it returns a handler that closes and focuses the popup.
   * @example const { nonce } = await instance.tokenize({ flow: 'checkout', amount: '10.00', currency: 'EUR' });
   * @throws PAYPAL_FLOW_OPTION_REQUIRED when `flow` is neither `checkout` nor `vault`
   * @throws PAYPAL_TOKENIZATION_REQUEST_ACTIVE while another popup of the instance is open
   * @throws PAYPAL_INVALID_PAYMENT_OPTION when the gateway refuses an option
   * @throws PAYPAL_FLOW_FAILED when the gateway's response has no payment or agreement
   * @throws PAYPAL_POPUP_OPEN_FAILED when the browser blocks the popup
   * @throws PAYPAL_POPUP_CLOSED when the customer cancels or closes the popup
   * @throws PAYPAL_ACCOUNT_TOKENIZATION_FAILED when the gateway's response to the approved payment or agreement has no nonce
   * @throws the client's errors, such as CLIENT_GATEWAY_NETWORK, when a request fails
   */
  tokenize(options: PayPalTokenizeOptions & Abortable): Promise<PayPalTokenizePayload>;
  tokenize(options: PayPalTokenizeOptions & Abortable, callback: Callback<PayPalTokenizePayload>): PayPalPopupHandler;
  /**
   * Closes the popup. The call of `tokenize` rejects with PAYPAL_POPUP_CLOSED.
   * @example instance.closeWindow();
   */
  closeWindow(): void;
  /**
   * Brings the popup to the front.
   * @example instance.focusWindow();
   */
  focusWindow(): void;
  /**
   * Removes everything the component added to the page. Pending calls reject and later calls throw METHOD_CALLED_AFTER_TEARDOWN.
   * @example await instance.teardown();
   */
  readonly teardown: Method<[], void>;
}

/**
 * A PayPal Checkout component, as `paypalCheckout.create` resolves with. With an authorization instead of a client, every method also rejects with
 * the errors of `create`.
 */
export interface PayPalCheckout {
  /** The intent of the last payment that was created, as you passed it. */
  readonly intentFromCreatePayment: string | undefined;
  /**
   * Creates a payment (`checkout`) or an agreement (`vault`). Resolves with the token that `createOrder` or `createBillingAgreement` of PayPal's script
   * returns.
   * @example createOrder: () => instance.createPayment({ flow: 'checkout', amount: '10.00', currency: 'EUR' }),
   * @throws PAYPAL_FLOW_OPTION_REQUIRED when `flow` is neither `checkout` nor `vault`
   * @throws PAYPAL_INVALID_PAYMENT_OPTION when the gateway refuses an option
   * @throws PAYPAL_FLOW_FAILED when the gateway's response has no payment or agreement
   * @throws the client's errors, such as CLIENT_GATEWAY_NETWORK, when the request fails otherwise
   */
  readonly createPayment: Method<[options: PayPalCheckoutCreatePaymentOptions], string>;
  /**
   * Changes a payment while the customer is at PayPal. Resolves with the gateway's response.
   * @example await instance.updatePayment({ paymentId, amount: '12.00', currency: 'EUR' });
   * @throws PAYPAL_MISSING_REQUIRED_OPTION when `paymentId` or `currency`, or both `amount` and `lineItems` are missing
   * @throws PAYPAL_INVALID_PAYMENT_OPTION when the gateway refuses an option, or a shipping option has another currency
   * @throws the client's errors, such as CLIENT_GATEWAY_NETWORK, when the request fails otherwise
   */
  readonly updatePayment: Method<[options: PayPalCheckoutUpdatePaymentOptions], RequestResult>;
  /**
   * Exchanges what PayPal's script passes to `onApprove` for a nonce.
   * @example onApprove: async (approval) => pay((await instance.tokenizePayment(approval)).nonce),
   * @throws PAYPAL_ACCOUNT_TOKENIZATION_FAILED when the gateway's response has no nonce
   * @throws the client's errors, such as CLIENT_GATEWAY_NETWORK, when the request fails
   */
  readonly tokenizePayment: Method<[options: PayPalCheckoutTokenizePaymentOptions], PayPalCheckoutTokenizePayload>;
  /**
   * Resolves with your client id at PayPal.
   * @example const clientId = await instance.getClientId();
   */
  readonly getClientId: Method<[], string | undefined>;
  /**
   * Loads PayPal's script, which creates `window.paypal`. Resolves with the instance. Calls with equal options share one script, which is removed with
   * the last instance that uses it; with other options the script is loaded again, and replaces `window.paypal`.
   * @example await instance.loadPayPalSDK({ currency: 'EUR', intent: 'capture' });
   * @throws PAYPAL_FLOW_FAILED when the script cannot be loaded
   */
  readonly loadPayPalSDK: Method<[options?: PayPalCheckoutLoadPayPalSDKOptions], PayPalCheckout>;
  /**
   * Lets the customer pay with a PayPal account in your vault: opens PayPal in a popup and, once the customer approves, resolves with a nonce. Call it
   * in a click handler, or the browser blocks the popup.
   * @example
   * const { nonce } = await instance.startVaultInitiatedCheckout({
   *   vaultInitiatedCheckoutPaymentMethodToken: token,
   *   amount: '10.00',
   *   currency: 'EUR',
   * });
   * @throws PAYPAL_START_VAULT_INITIATED_CHECKOUT_IN_PROGRESS while another popup of the instance is open
   * @throws PAYPAL_START_VAULT_INITIATED_CHECKOUT_PARAM_REQUIRED when a required option is missing
   * @throws PAYPAL_START_VAULT_INITIATED_CHECKOUT_SETUP_FAILED when the provider's page does not load within 60 seconds
   * @throws PAYPAL_START_VAULT_INITIATED_CHECKOUT_POPUP_OPEN_FAILED when the browser blocks the popup
   * @throws PAYPAL_START_VAULT_INITIATED_CHECKOUT_CANCELED when the customer closes the popup
   * @throws PAYPAL_INVALID_PAYMENT_OPTION, PAYPAL_FLOW_FAILED, PAYPAL_ACCOUNT_TOKENIZATION_FAILED and the client's errors, as `createPayment` and
   * `tokenizePayment`
   */
  readonly startVaultInitiatedCheckout: Method<[options: PayPalCheckoutStartVaultInitiatedCheckoutOptions], PayPalCheckoutTokenizePayload>;
  /**
   * Closes the popup. The call of `startVaultInitiatedCheckout` rejects with PAYPAL_START_VAULT_INITIATED_CHECKOUT_CANCELED.
   * @example await instance.closeVaultInitiatedCheckoutWindow();
   */
  readonly closeVaultInitiatedCheckoutWindow: Method<[], void>;
  /**
   * Brings the popup to the front.
   * @example await instance.focusVaultInitiatedCheckoutWindow();
   */
  readonly focusVaultInitiatedCheckoutWindow: Method<[], void>;
  /**
   * Removes everything the component added to the page. Pending calls reject and later calls throw METHOD_CALLED_AFTER_TEARDOWN.
   * @example await instance.teardown();
   */
  readonly teardown: Method<[], void>;
}
