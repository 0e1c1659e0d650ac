export type { SupportOptions } from './browser-support';
export { venmoErrors, type VenmoErrorCode } from './errors';
export type { CodeView, LoginView, TokenizeOptions, TokenizePayload, VenmoCreateOptions, VenmoResult } from './types';
export { venmo, type Venmo } from './venmo';
