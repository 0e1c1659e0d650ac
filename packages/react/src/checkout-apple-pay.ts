'use client';
export { applePay, type ApplePayMethodOptions } from './checkout/apple-pay';
