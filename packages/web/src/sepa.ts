import { sepa } from '@tender/sepa';

type Namespace = typeof sepa;

export { sepa, sepa as default };
export const create: Namespace['create'] = sepa.create;
export const VERSION: Namespace['VERSION'] = sepa.VERSION;
