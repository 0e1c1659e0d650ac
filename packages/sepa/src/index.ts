export { sepaErrors, type SepaErrorCode } from './errors';
export { sepa, type Sepa } from './sepa';
export type { SepaCreateOptions, TokenizeOptions, TokenizePayload } from './types';
