import { paypalCheckout } from '@tender/paypal/checkout';

type Namespace = typeof paypalCheckout;

export { paypalCheckout, paypalCheckout as default };
export const create: Namespace['create'] = paypalCheckout.create;
export const isSupported: Namespace['isSupported'] = paypalCheckout.isSupported;
export const VERSION: Namespace['VERSION'] = paypalCheckout.VERSION;

// The names that `@types/braintree-web` has for these.
export type {
  CreatePaymentOptions as PayPalCheckoutCreatePaymentOptions,
  LoadPayPalSDKOptions as PayPalCheckoutLoadPayPalSDKOptions,
  PayPalCheckout,
  TokenizePaymentOptions as PayPalCheckoutTokenizationOptions,
  UpdatePaymentOptions as PayPalCheckoutUpdatePaymentOptions,
} from '@tender/paypal/checkout';
export type { RequestResult as PayPalCheckoutUpdatePaymentServerDataReturn } from '@tender/client';
