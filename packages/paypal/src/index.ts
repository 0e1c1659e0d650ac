export { paypalErrors, type PayPalErrorCode } from './errors';
export { paypal, type PayPal } from './paypal';
export type { Flow, TokenizeOptions, TokenizePayload } from './types';
