import { googlePayment } from '@tender/google-pay';

type Namespace = typeof googlePayment;

export { googlePayment, googlePayment as default };
export const create: Namespace['create'] = googlePayment.create;
export const VERSION: Namespace['VERSION'] = googlePayment.VERSION;
