import { googlePayment } from '@tender/google-pay';

type Namespace = typeof googlePayment;

export { googlePayment };
export const create: Namespace['create'] = googlePayment.create;
export const VERSION: Namespace['VERSION'] = googlePayment.VERSION;
