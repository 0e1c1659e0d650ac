'use client';
export {
  PayPalProvider,
  usePayPal,
  type PayPalActions,
  type PayPalFailure,
  type PayPalProviderProps,
  type UsePayPalResult,
} from './paypal/context';
export { PayPalButton, type PayPalButtonProps } from './paypal/paypal-button';
