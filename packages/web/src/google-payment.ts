import { googlePayment, type GooglePaymentCardPayload } from '@tender/google-pay';

type Namespace = typeof googlePayment;

export { googlePayment, googlePayment as default };
/** Creates an instance of the component. */
export const create: Namespace['create'] = googlePayment.create;
/** The SDK version that is sent to the provider. */
export const VERSION: Namespace['VERSION'] = googlePayment.VERSION;

// The names of these types in `@types/braintree-web`.
export type { GooglePaymentDeferred, GooglePayment, GooglePaymentPayload as GooglePaymentTokenizePayload } from '@tender/google-pay';
/** What is known of the card: its brand and last digits. */
export type GooglePaymentDetails = GooglePaymentCardPayload['details'];
/** Values of the properties in `binData`. */
export type GooglePaymentTokenizeValues = 'Yes' | 'No' | 'Unknown';
