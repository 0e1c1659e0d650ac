import { paypalCheckout, type PayPalCheckoutErrorCode } from '@tender/paypal/checkout';
import { createMethod } from '../create-method';

export const [PayPalCheckoutProvider, usePayPalCheckout] = createMethod<PayPalCheckoutErrorCode>()('PayPalCheckout', paypalCheckout, [
  'createPayment',
  'updatePayment',
  'tokenizePayment',
  'getClientId',
  'loadPayPalSDK',
  'startVaultInitiatedCheckout',
  'closeVaultInitiatedCheckoutWindow',
  'focusVaultInitiatedCheckoutWindow',
]);
