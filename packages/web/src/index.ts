export { client, VERSION, TenderError, isTenderError } from '@tender/client';
export { hostedFields } from '@tender/hosted-fields';
export { sepa } from '@tender/sepa';
export { paypal } from '@tender/paypal';
export { paypalCheckout } from '@tender/paypal/checkout';
export { preferredPaymentMethods } from '@tender/preferred-payment-methods';
export { localPayment } from '@tender/local-payment';
export { masterpass } from '@tender/masterpass';
