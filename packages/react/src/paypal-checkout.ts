'use client';
export {
  PayPalCheckoutProvider,
  usePayPalCheckout,
  type PayPalCheckoutActions,
  type PayPalCheckoutFailure,
  type PayPalCheckoutProviderProps,
  type UsePayPalCheckoutResult,
} from './paypal-checkout/context';
export { PayPalButtons, type PayPalButtonsProps } from './paypal-checkout/paypal-buttons';
export type { PayPalButtonOptions, PayPalClick } from './paypal-checkout/paypal-script';
