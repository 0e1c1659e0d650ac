import { visaCheckout } from '@tender/visa-checkout';

type Namespace = typeof visaCheckout;

export { visaCheckout, visaCheckout as default };
/** Creates an instance of the component. */
export const create: Namespace['create'] = visaCheckout.create;
/** The SDK version that is sent to the provider. */
export const VERSION: Namespace['VERSION'] = visaCheckout.VERSION;
