export { client, VERSION, TenderError, isTenderError } from '@tender/client';
export { googlePayment } from '@tender/google-pay';
export { hostedFields } from '@tender/hosted-fields';
export { paymentRequest } from '@tender/payment-request';
export { sepa } from '@tender/sepa';
export { threeDSecure } from '@tender/three-d-secure';
export { unionpay } from '@tender/union-pay';
export { venmo } from '@tender/venmo';
