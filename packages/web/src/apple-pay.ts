import { applePay, type ApplePay, type ApplePayPaymentRequestDefaults, type ApplePayPaymentRequestOverrides } from '@tender/apple-pay';

type Namespace = typeof applePay;

export { applePay, applePay as default };
/** Creates an instance of the component. */
export const create: Namespace['create'] = applePay.create;
/** The SDK version that is sent to the provider. */
export const VERSION: Namespace['VERSION'] = applePay.VERSION;

// The names of these types in `@types/braintree-web`.
export type { ApplePay, ApplePayDeferred, ApplePayDetails, ApplePayTokenizePayload as ApplePayPayload } from '@tender/apple-pay';
/** A request for Apple's `ApplePaySession`, with the total that Apple requires. */
export interface ApplePayPaymentRequest extends ApplePayPaymentRequestDefaults {
  /** The sum to pay. */
  total: ApplePayLineItem;
  /** Further lines, shown above the total. */
  lineItems?: ApplePayLineItem[];
  /** Billing contact that the sheet begins with. */
  billingContact?: unknown;
  /** Shipping contact that the sheet begins with. */
  shippingContact?: unknown;
  /** Shipping methods to choose from. */
  shippingMethods?: unknown;
  /** How the order is shipped: `shipping`, `delivery`, `storePickup` or `servicePickup`. */
  shippingType?: unknown;
  /** Billing data that the customer has to provide: `postalAddress`, `phone`, `email`, `name`. */
  requiredBillingContactFields?: unknown;
  /** Shipping data that the customer has to provide, of the same names. */
  requiredShippingContactFields?: unknown;
}
/** What `createPaymentRequest` returns: a promise of the request with `useDeferredClient`. */
export type ApplePayPaymentRequestResult = ApplePayPaymentRequest | Promise<ApplePayPaymentRequest>;
/** An instance whose `createPaymentRequest` returns `Result`. */
export interface ApplePayBase<Result extends ApplePayPaymentRequestResult> extends Omit<
  ApplePay,
  'createPaymentRequest' | 'merchantIdentifier'
> {
  /** Apple's identifier of the merchant. */
  readonly merchantIdentifier?: string;
  /** Creates a request for Apple's `ApplePaySession`. */
  createPaymentRequest(request: ApplePayPaymentRequestOverrides): Result;
}
/** Values of the properties in `binData`. */
export type ApplePayTokenizeValues = 'Yes' | 'No' | 'Unknown';

// Types of Apple's own API, for shops that import them from here.
/** Whether an amount is final. */
export type ApplePayLineItemType = 'final' | 'pending';
/** When an amount is paid. */
export type ApplePayPaymentTiming = 'immediate' | 'recurring' | 'deferred' | 'automaticReload';
/** Unit of the interval of a recurring payment. */
export type ApplePayRecurringPaymentDateUnit = 'year' | 'month' | 'day' | 'hour' | 'minute';
/** A line in Apple's sheet. */
export interface ApplePayLineItem {
  /** Whether the amount is final. Default: `final`. */
  type?: ApplePayLineItemType;
  /** What the amount is for. */
  label: string;
  /** Amount in the currency's main unit, such as `15.00`. */
  amount: string;
  /** When the amount is paid. Default: `immediate`. */
  paymentTiming?: ApplePayPaymentTiming;
  /** Date of the first recurring payment. */
  recurringPaymentStartDate?: Date;
  /** Unit of the interval. */
  recurringPaymentIntervalUnit?: ApplePayRecurringPaymentDateUnit;
  /** Number of units in the interval. */
  recurringPaymentIntervalCount?: number;
  /** Date of the last recurring payment. */
  recurringPaymentEndDate?: Date;
  /** Date of a later payment. */
  deferredPaymentDate?: Date;
  /** Balance at which the account is charged again. */
  automaticReloadPaymentThresholdAmount?: string;
}
/** Kind of an error in Apple's sheet. */
export type ApplePayErrorCode =
  | 'shippingContactInvalid'
  | 'billingContactInvalid'
  | 'addressUnserviceable'
  | 'couponCodeInvalid'
  | 'couponCodeExpired'
  | 'unknown';
/** Field of a contact that an error belongs to. */
export type ApplePayErrorContactField =
  | 'phoneNumber'
  | 'emailAddress'
  | 'name'
  | 'phoneticName'
  | 'postalAddress'
  | 'addressLines'
  | 'locality'
  | 'subLocality'
  | 'postalCode'
  | 'administrativeArea'
  | 'subAdministrativeArea'
  | 'country'
  | 'countryCode';
/** An error that Apple's sheet shows. */
export interface ApplePayError {
  /** Kind of the error. */
  code: ApplePayErrorCode;
  /** Field that the error belongs to. */
  contactField?: ApplePayErrorContactField | undefined;
  /** Text for the customer. */
  message: string;
}
/** An order that Apple's Wallet app tracks. */
export interface ApplePayPaymentOrderDetails {
  /** Type of the order, registered with Apple. */
  orderTypeIdentifier: string;
  /** Id of the order among those of its type. */
  orderIdentifier: string;
  /** URL of your service for orders. */
  webServiceURL: string;
  /** Token with which the Wallet app identifies itself to your service. */
  authenticationToken: string;
}
/** Argument of `completePayment`. */
export interface ApplePayPaymentAuthorizationResult {
  /** `ApplePaySession.STATUS_SUCCESS` or `ApplePaySession.STATUS_FAILURE`. */
  status: number;
  /** Errors that Apple's sheet shows. */
  errors?: ApplePayError[] | undefined;
  /** The order, for the Wallet app. */
  orderDetails?: ApplePayPaymentOrderDetails;
}
/** Value of a status constant of `ApplePaySession`, such as `STATUS_SUCCESS`. */
export type ApplePayStatusCodes = number;
/** An update of the sum and its lines, or of the ways to ship. */
type ApplePayUpdate = unknown;
/**
 * A session of the browser, as `new ApplePaySession(version, request)` creates it. The class itself belongs to the browser: there is only its type here, for
 * a declaration such as `interface Window { ApplePaySession: typeof ApplePaySession }`. Handlers are methods here, so that they may declare other types.
 */
declare class ApplePaySession {
  constructor(version: number, request: ApplePayPaymentRequest);
  /** Whether the device has Apple Pay. */
  static canMakePayments(): boolean;
  /** Whether the customer has a card for Apple Pay. */
  static canMakePaymentsWithActiveCard(merchantIdentifier: string): Promise<boolean>;
  /** Whether the browser knows a version of Apple's API. */
  static supportsVersion(version: number): boolean;
  /** The payment succeeded. */
  static readonly STATUS_SUCCESS: ApplePayStatusCodes;
  /** The payment failed. */
  static readonly STATUS_FAILURE: ApplePayStatusCodes;
  /** The billing address is wrong. */
  static readonly STATUS_INVALID_BILLING_POSTAL_ADDRESS: ApplePayStatusCodes;
  /** The shipping address is wrong. */
  static readonly STATUS_INVALID_SHIPPING_POSTAL_ADDRESS: ApplePayStatusCodes;
  /** The shipping contact is wrong. */
  static readonly STATUS_INVALID_SHIPPING_CONTACT: ApplePayStatusCodes;
  /** The card needs a PIN. */
  static readonly STATUS_PIN_REQUIRED: ApplePayStatusCodes;
  /** The PIN is wrong. */
  static readonly STATUS_PIN_INCORRECT: ApplePayStatusCodes;
  /** The PIN was wrong too often. */
  static readonly STATUS_PIN_LOCKOUT: ApplePayStatusCodes;
  /** Passes on the result of `performValidation`. */
  completeMerchantValidation(merchantSession: unknown): void;
  /** Closes the sheet. */
  abort(): void;
  /** Opens the sheet. */
  begin(): void;
  /** Tells the customer whether they have paid. */
  completePayment(result: ApplePayStatusCodes | ApplePayPaymentAuthorizationResult): void;
  /** Answers the choice of a card. */
  completePaymentMethodSelection(...updates: ApplePayUpdate[]): void;
  /** Answers the choice of an address. */
  completeShippingContactSelection(...updates: ApplePayUpdate[]): void;
  /** Answers the choice of a way to ship. */
  completeShippingMethodSelection(...updates: ApplePayUpdate[]): void;
  /** Called when the customer closes the sheet. */
  oncancel(event: unknown): void;
  /** Called when the customer has approved the payment. */
  onpaymentauthorized(event: {
    readonly payment: { readonly token: object; readonly billingContact?: object; readonly shippingContact?: object };
  }): void;
  /** Called when the customer chooses a card. */
  onpaymentmethodselected(event: { readonly paymentMethod: object }): void;
  /** Called when the customer chooses an address. */
  onshippingcontactselected(event: { readonly shippingContact: object }): void;
  /** Called when the customer chooses a way to ship. */
  onshippingmethodselected(event: { readonly shippingMethod: object }): void;
  /** Called when the sheet opens. */
  onvalidatemerchant(event: { readonly validationURL: string }): void;
}
export type { ApplePaySession };
