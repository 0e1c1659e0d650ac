export { masterpassErrors, type MasterpassErrorCode } from './errors';
export { masterpass, type Masterpass } from './masterpass';
export type { MasterpassCreateOptions, TokenizeOptions, TokenizePayload } from './types';
