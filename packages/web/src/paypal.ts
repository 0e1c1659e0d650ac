import { paypal, type PayPal, type PayPalTokenizePayload } from '@tender/paypal';

type Namespace = typeof paypal;

export { paypal, paypal as default };
/** Creates an instance of the component. */
export const create: Namespace['create'] = paypal.create;
/** Whether the component works in this browser. Always true. */
export const isSupported: Namespace['isSupported'] = paypal.isSupported;
/** The SDK version that is sent to the provider. */
export const VERSION: Namespace['VERSION'] = paypal.VERSION;

// The names of these types in `@types/braintree-web`.
export type { PayPal, PayPalTokenizePayload } from '@tender/paypal';
/** Return type of `tokenize`. */
export type PayPalTokenizeReturn = ReturnType<PayPal['tokenize']>;
/** What PayPal shares about the customer's account. */
export type PayPalAccountDetails = PayPalTokenizePayload['details'];
/** The shipping address in `details`. */
export type PayPalShippingAddress = NonNullable<PayPalAccountDetails['shippingAddress']>;
/** The billing address in `details`. */
export type PayPalBillingAddress = NonNullable<PayPalAccountDetails['billingAddress']>;
