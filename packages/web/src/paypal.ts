import { paypal } from '@tender/paypal';

type Namespace = typeof paypal;

export { paypal, paypal as default };
export const create: Namespace['create'] = paypal.create;
export const isSupported: Namespace['isSupported'] = paypal.isSupported;
export const VERSION: Namespace['VERSION'] = paypal.VERSION;
