'use client';
export { PayPalCheckoutProvider, usePayPalCheckout } from './paypal-checkout/context';
export { PayPalButtons, type PayPalButtonsProps } from './paypal-checkout/paypal-buttons';
export type { PayPalClick, PayPalLook } from './paypal-checkout/paypal-script';
