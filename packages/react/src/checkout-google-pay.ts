'use client';
export { googlePay, type GooglePayMethodOptions } from './checkout/google-pay';
