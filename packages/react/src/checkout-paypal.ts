'use client';
export { paypal, type PayPalMethodOptions } from './checkout/paypal';
