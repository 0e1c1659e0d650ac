export { sepaErrors, type SepaErrorCode } from './errors';
export { sepa } from './sepa';
export type { MandateType } from './constants';
export type { Sepa, SepaBillingAddress, SepaCreateOptions, SepaTokenizeOptions, SepaTokenizePayload } from './types';
