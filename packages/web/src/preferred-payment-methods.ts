import { preferredPaymentMethods } from '@tender/preferred-payment-methods';

type Namespace = typeof preferredPaymentMethods;

export { preferredPaymentMethods, preferredPaymentMethods as default };
export const create: Namespace['create'] = preferredPaymentMethods.create;
export const VERSION: Namespace['VERSION'] = preferredPaymentMethods.VERSION;
