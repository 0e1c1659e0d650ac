import { masterpass } from '@tender/masterpass';

type Namespace = typeof masterpass;

export { masterpass, masterpass as default };
/** Creates an instance of the component. */
export const create: Namespace['create'] = masterpass.create;
/** Returns whether the customer can approve in this browser. */
export const isSupported: Namespace['isSupported'] = masterpass.isSupported;
/** The SDK version that is sent to the provider. */
export const VERSION: Namespace['VERSION'] = masterpass.VERSION;
