import { paymentRequest } from '@tender/payment-request';

type Namespace = typeof paymentRequest;

export { paymentRequest, paymentRequest as default };
export const create: Namespace['create'] = paymentRequest.create;
export const VERSION: Namespace['VERSION'] = paymentRequest.VERSION;
