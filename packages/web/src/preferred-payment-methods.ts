import { preferredPaymentMethods } from '@tender/preferred-payment-methods';

type Namespace = typeof preferredPaymentMethods;

export { preferredPaymentMethods, preferredPaymentMethods as default };
/** Creates an instance of the component. */
export const create: Namespace['create'] = preferredPaymentMethods.create;
/** The SDK version that is sent to the provider. */
export const VERSION: Namespace['VERSION'] = preferredPaymentMethods.VERSION;
