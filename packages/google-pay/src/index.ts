export { googlePaymentErrors, type GooglePaymentErrorCode } from './errors';
export { googlePayment } from './google-pay';
export type {
  GooglePayment,
  GooglePaymentAllowedMethod,
  GooglePaymentCardDetails,
  GooglePaymentCardPayload,
  GooglePaymentCardRequirements,
  GooglePaymentComponent,
  GooglePaymentCreateOptions,
  GooglePaymentDataRequest,
  GooglePaymentDataRequestOverrides,
  GooglePaymentDeferred,
  GooglePaymentMerchantInfo,
  GooglePaymentPayload,
  GooglePaymentPayPalPayload,
  GooglePaymentResponse,
  GooglePaymentTransactionInfo,
} from './types';
