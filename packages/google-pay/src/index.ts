export { googlePaymentErrors, type GooglePaymentErrorCode } from './errors';
export { googlePayment } from './google-pay';
export type {
  CardPayload,
  DeferredGooglePayment,
  GoogleAnswer,
  GooglePayment,
  GooglePaymentComponent,
  GooglePaymentCreateOptions,
  ParsedResponse,
  PaymentDataRequest,
  PaymentDataRequestOverrides,
  PayPalPayload,
} from './types';
