import { masterpass } from '@tender/masterpass';

type Namespace = typeof masterpass;

export { masterpass, masterpass as default };
export const create: Namespace['create'] = masterpass.create;
export const isSupported: Namespace['isSupported'] = masterpass.isSupported;
export const VERSION: Namespace['VERSION'] = masterpass.VERSION;
