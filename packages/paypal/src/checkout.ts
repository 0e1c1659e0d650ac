export { paypalCheckoutErrors, type PayPalCheckoutErrorCode } from './errors';
export { paypalCheckout, type PayPalCheckout } from './paypal-checkout';
export type {
  CreatePaymentOptions,
  Flow,
  LoadPayPalSDKOptions,
  PayPalCheckoutCreateOptions,
  StartVaultInitiatedCheckoutOptions,
  TokenizePaymentOptions,
  TokenizePayload,
  UpdatePaymentOptions,
} from './types';
