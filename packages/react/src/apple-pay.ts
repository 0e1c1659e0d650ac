'use client';
export { ApplePayButton, type ApplePayButtonOptions, type ApplePayButtonProps } from './apple-pay/apple-pay-button';
export type { ApplePayPayment } from './apple-pay/apple-session';
export {
  ApplePayProvider,
  useApplePay,
  type ApplePayActions,
  type ApplePayFailure,
  type ApplePayProviderProps,
  type UseApplePayResult,
} from './apple-pay/context';
