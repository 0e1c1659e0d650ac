import { paymentRequest } from '@tender/payment-request';

type Namespace = typeof paymentRequest;

export { paymentRequest, paymentRequest as default };
/** Creates an instance of the component. */
export const create: Namespace['create'] = paymentRequest.create;
/** The SDK version that is sent to the provider. */
export const VERSION: Namespace['VERSION'] = paymentRequest.VERSION;
