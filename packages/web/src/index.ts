import * as components from './components';

export { TenderError, isTenderError } from '@tender/client';
// eslint-disable-next-line no-restricted-syntax -- the module lists the names one by one, and is also the default export
export * from './components';

// The names of these types in `@types/braintree-web`.
export type { Callback as callback, TenderError as BraintreeError } from '@tender/client';
export type { AmericanExpress } from './american-express';
export type {
  ApplePay,
  ApplePayDeferred,
  ApplePayDetails,
  ApplePayLineItem,
  ApplePayLineItemType,
  ApplePayPayload,
  ApplePayPaymentRequest,
  ApplePayPaymentTiming,
  ApplePayRecurringPaymentDateUnit,
  ApplePaySession,
  ApplePayStatusCodes,
  ApplePayTokenizeValues,
} from './apple-pay';
export type { Client, CreditCardInfo } from './client';
export type { DataCollector, DataCollectorDeferred } from './data-collector';
export type { GooglePayment, GooglePaymentDeferred, GooglePaymentTokenizePayload } from './google-payment';
export type {
  HostedFieldFieldOptions,
  HostedFields,
  HostedFieldsBinPayload,
  HostedFieldsEvent,
  HostedFieldsStateObject,
  HostedFieldsTokenizePayload,
} from './hosted-fields';
export type { LocalPayment, LocalPaymentTokenizePayload, LocalPaymentTypes } from './local-payment';
export type { PayPal, PayPalTokenizePayload } from './paypal';
export type { PayPalCheckout, PayPalCheckoutCreatePaymentOptions } from './paypal-checkout';
export type { ThreeDSecure, ThreeDSecureVerifyPayload } from './three-d-secure';
export type { UnionPay, UnionPayEnrollPayload, UnionPayFetchCapabilitiesPayload, UnionPayTokenizePayload } from './unionpay';
export type { USBankAccount } from './us-bank-account';
export type { FetchPaymentMethodsPayload, VaultManager } from './vault-manager';
export type { Venmo, VenmoTokenizePayload } from './venmo';

/**
 * All components in one object, for `import braintree from …`. It is mutable, so that a test can replace a component. Prefer named imports: bundlers
 * remove the components that a page does not import.
 */
const all: { -readonly [Name in keyof typeof components]: (typeof components)[Name] } = {
  // In the order of `braintree-web`.
  fastlane: components.fastlane,
  americanExpress: components.americanExpress,
  applePay: components.applePay,
  client: components.client,
  dataCollector: components.dataCollector,
  hostedFields: components.hostedFields,
  localPayment: components.localPayment,
  masterpass: components.masterpass,
  googlePayment: components.googlePayment,
  paymentRequest: components.paymentRequest,
  paypal: components.paypal,
  paypalCheckout: components.paypalCheckout,
  threeDSecure: components.threeDSecure,
  unionpay: components.unionpay,
  usBankAccount: components.usBankAccount,
  vaultManager: components.vaultManager,
  venmo: components.venmo,
  visaCheckout: components.visaCheckout,
  sepa: components.sepa,
  preferredPaymentMethods: components.preferredPaymentMethods,
  VERSION: components.VERSION,
};
export { all as default };
