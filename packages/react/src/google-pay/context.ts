import { googlePayment, type GooglePaymentErrorCode } from '@tender/google-pay';
import { createMethod } from '../create-method';

export const [GooglePayProvider, useGooglePay] = createMethod<GooglePaymentErrorCode>()('GooglePay', googlePayment, ['parseResponse']);
