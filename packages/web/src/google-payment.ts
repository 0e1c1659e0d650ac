import { googlePayment, type CardPayload } from '@tender/google-pay';

type Namespace = typeof googlePayment;

export { googlePayment, googlePayment as default };
export const create: Namespace['create'] = googlePayment.create;
export const VERSION: Namespace['VERSION'] = googlePayment.VERSION;

// The names that `@types/braintree-web` has for these.
export type {
  DeferredGooglePayment as GooglePaymentDeferred,
  GooglePayment,
  ParsedResponse as GooglePaymentTokenizePayload,
} from '@tender/google-pay';
export type GooglePaymentDetails = CardPayload['details'];
export type GooglePaymentTokenizeValues = 'Yes' | 'No' | 'Unknown';
