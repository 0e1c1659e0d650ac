import { unionpay } from '@tender/union-pay';

type Namespace = typeof unionpay;

export { unionpay, unionpay as default };
export const create: Namespace['create'] = unionpay.create;
export const VERSION: Namespace['VERSION'] = unionpay.VERSION;
