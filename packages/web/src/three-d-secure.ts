import { threeDSecure } from '@tender/three-d-secure';

type Namespace = typeof threeDSecure;

export { threeDSecure, threeDSecure as default };
export const create: Namespace['create'] = threeDSecure.create;
export const VERSION: Namespace['VERSION'] = threeDSecure.VERSION;
