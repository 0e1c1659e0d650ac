import { venmo } from '@tender/venmo';

type Namespace = typeof venmo;

export { venmo, venmo as default };
export const create: Namespace['create'] = venmo.create;
export const isBrowserSupported: Namespace['isBrowserSupported'] = venmo.isBrowserSupported;
export const VERSION: Namespace['VERSION'] = venmo.VERSION;
