export { paypalErrors, type PayPalErrorCode } from './errors';
export { paypal } from './paypal';
export type {
  PayPal,
  PayPalAccountDetails,
  PayPalAddress,
  PayPalCreateOptions,
  PayPalCreditAmount,
  PayPalCreditFinancing,
  PayPalFlow,
  PayPalPayerAddress,
  PayPalPaymentOptions,
  PayPalPopupHandler,
  PayPalTokenizeOptions,
  PayPalTokenizePayload,
} from './types';
