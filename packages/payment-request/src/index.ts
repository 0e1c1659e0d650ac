export { paymentRequestErrors, type PaymentRequestErrorCode } from './errors';
export { paymentRequest } from './payment-request';
export type {
  PaymentRequestAmount,
  PaymentRequestConfiguration,
  PaymentRequestCreateOptions,
  PaymentRequestDetails,
  PaymentRequestEvents,
  PaymentRequestInstance,
  PaymentRequestItem,
  PaymentRequestMethodName,
  PaymentRequestMethodType,
  PaymentRequestPayloadDetails,
  PaymentRequestSheetOptions,
  PaymentRequestShippingAddressEvent,
  PaymentRequestShippingOptionEvent,
  PaymentRequestSupportedPaymentMethod,
  PaymentRequestTokenizePayload,
} from './types';
