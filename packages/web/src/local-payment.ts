import { localPayment } from '@tender/local-payment';

type Namespace = typeof localPayment;

export { localPayment, localPayment as default };
export const create: Namespace['create'] = localPayment.create;
export const VERSION: Namespace['VERSION'] = localPayment.VERSION;
