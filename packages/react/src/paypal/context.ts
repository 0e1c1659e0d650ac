import { paypal, type PayPalErrorCode } from '@tender/paypal';
import { createMethod } from '../create-method';

export const [PayPalProvider, usePayPal] = createMethod<PayPalErrorCode>()('PayPal', paypal, ['tokenize']);
