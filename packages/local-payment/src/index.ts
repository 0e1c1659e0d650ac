export { localPaymentErrors, type LocalPaymentErrorCode } from './errors';
export { localPayment, type LocalPayment } from './local-payment';
export type { LocalPaymentCreateOptions, OnPaymentStart, StartPaymentOptions, TokenizeParameters, TokenizePayload } from './types';
