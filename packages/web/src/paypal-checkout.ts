import { paypalCheckout } from '@tender/paypal/checkout';

type Namespace = typeof paypalCheckout;

export { paypalCheckout, paypalCheckout as default };
/** Creates an instance of the component. */
export const create: Namespace['create'] = paypalCheckout.create;
/** Whether the component works in this browser. Always true. */
export const isSupported: Namespace['isSupported'] = paypalCheckout.isSupported;
/** The SDK version that is sent to the provider. */
export const VERSION: Namespace['VERSION'] = paypalCheckout.VERSION;

// The names of these types in `@types/braintree-web`.
export type {
  PayPalCheckoutCreatePaymentOptions,
  PayPalCheckoutLoadPayPalSDKOptions,
  PayPalCheckout,
  PayPalCheckoutTokenizePaymentOptions as PayPalCheckoutTokenizationOptions,
  PayPalCheckoutUpdatePaymentOptions,
} from '@tender/paypal/checkout';
export type { RequestResult as PayPalCheckoutUpdatePaymentServerDataReturn } from '@tender/client';
