import * as components from './components';

export { TenderError, isTenderError } from '@tender/client';
export {
  client,
  googlePayment,
  hostedFields,
  localPayment,
  masterpass,
  paymentRequest,
  paypal,
  paypalCheckout,
  preferredPaymentMethods,
  sepa,
  threeDSecure,
  unionpay,
  usBankAccount,
  vaultManager,
  venmo,
  VERSION,
} from './components';

// The names that `@types/braintree-web` has for these.
export type { Callback as callback, TenderError as BraintreeError } from '@tender/client';
export type { Client, CreditCardInfo } from './client';
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
 * For `import braintree from …`: an object of its own, in which a test may put something else. Named imports are smaller: every bundler leaves
 * out of them what a shop does not name.
 */
const all: { -readonly [Name in keyof typeof components]: (typeof components)[Name] } = { ...components };
export { all as default };
