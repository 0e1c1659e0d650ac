import { paypal, type PayPal, type TokenizePayload } from '@tender/paypal';

type Namespace = typeof paypal;

export { paypal, paypal as default };
export const create: Namespace['create'] = paypal.create;
export const isSupported: Namespace['isSupported'] = paypal.isSupported;
export const VERSION: Namespace['VERSION'] = paypal.VERSION;

// The names that `@types/braintree-web` has for these.
export type { PayPal, TokenizePayload as PayPalTokenizePayload } from '@tender/paypal';
/** What `tokenize` returns when it is given a callback. */
export type PayPalTokenizeReturn = ReturnType<PayPal['tokenize']>;
export type PayPalAccountDetails = TokenizePayload['details'];
export type PayPalShippingAddress = NonNullable<PayPalAccountDetails['shippingAddress']>;
export type PayPalBillingAddress = NonNullable<PayPalAccountDetails['billingAddress']>;
