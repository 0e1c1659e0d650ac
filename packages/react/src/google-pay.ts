'use client';
export {
  GooglePayProvider,
  useGooglePay,
  type GooglePayActions,
  type GooglePayFailure,
  type GooglePayProviderProps,
  type UseGooglePayResult,
} from './google-pay/context';
export { GooglePayButton, type GooglePayButtonProps } from './google-pay/google-pay-button';
export type { GooglePayButtonOptions } from './google-pay/google-script';
