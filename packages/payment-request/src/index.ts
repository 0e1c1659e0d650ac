export { paymentRequestErrors, type PaymentRequestErrorCode } from './errors';
export { paymentRequest, type PaymentRequestInstance } from './payment-request';
export type {
  PaymentConfiguration,
  PaymentMethodType,
  PaymentRequestCreateOptions,
  PaymentRequestEvents,
  ShippingAddressEvent,
  ShippingOptionEvent,
  SupportedPaymentMethod,
  TokenizePayload,
} from './types';
