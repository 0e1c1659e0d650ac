import { sepa } from '@tender/sepa';

type Namespace = typeof sepa;

export { sepa, sepa as default };
/** Creates an instance of the component. */
export const create: Namespace['create'] = sepa.create;
/** The SDK version that is sent to the provider. */
export const VERSION: Namespace['VERSION'] = sepa.VERSION;
