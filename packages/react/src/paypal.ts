'use client';
export { PayPalProvider, usePayPal } from './paypal/context';
export { PayPalButton, type PayPalButtonProps, type PayPalFailure } from './paypal/paypal-button';
