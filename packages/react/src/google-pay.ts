'use client';
export { GooglePayProvider, useGooglePay } from './google-pay/context';
export { GooglePayButton, type GooglePayButtonProps } from './google-pay/google-pay-button';
export type { GoogleButtonOptions } from './google-pay/google-script';
