'use client';
export { localPayment, type LocalPaymentMethodOptions } from './checkout/local-payment';
