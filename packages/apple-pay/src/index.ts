export { applePay } from './apple-pay';
export { applePayErrors, type ApplePayErrorCode } from './errors';
export type {
  ApplePay,
  ApplePayComponent,
  ApplePayCreateOptions,
  ApplePayDeferred,
  ApplePayDetails,
  ApplePayMerchantCapability,
  ApplePayMerchantSession,
  ApplePayPaymentRequest,
  ApplePayPaymentRequestDefaults,
  ApplePayPaymentRequestOverrides,
  ApplePayPaymentToken,
  ApplePayPerformValidationOptions,
  ApplePayTokenizeOptions,
  ApplePayTokenizePayload,
  ApplePayTotal,
} from './types';
