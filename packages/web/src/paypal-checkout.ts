import { paypalCheckout } from '@tender/paypal/checkout';

type Namespace = typeof paypalCheckout;

export { paypalCheckout, paypalCheckout as default };
export const create: Namespace['create'] = paypalCheckout.create;
export const isSupported: Namespace['isSupported'] = paypalCheckout.isSupported;
export const VERSION: Namespace['VERSION'] = paypalCheckout.VERSION;
