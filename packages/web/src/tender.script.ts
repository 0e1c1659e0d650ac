// The entry of `tender.min.js`: the names of `@tender/web`, where the methods that few shops use arrive with their first `create`.
import { findPopupBridge, supportsPopups } from '@tender/frame-service/internal';
import { onDemand } from './on-demand';

export { TenderError, isTenderError, client, VERSION } from '@tender/client';
export { applePay } from '@tender/apple-pay';
export { dataCollector } from '@tender/data-collector';
export { googlePayment } from '@tender/google-pay';
export { hostedFields } from '@tender/hosted-fields';
export { paypal } from '@tender/paypal';
export { paypalCheckout } from '@tender/paypal/checkout';
export { threeDSecure } from '@tender/three-d-secure';
export { venmo } from '@tender/venmo';

/* eslint-disable no-restricted-syntax -- `scripts/build/one-file.mjs` makes a script of each package that is imported here on demand */
export const americanExpress = onDemand(async () => (await import('@tender/american-express')).americanExpress);
export const fastlane = onDemand(async () => (await import('@tender/fastlane')).fastlane);
export const localPayment = onDemand(async () => (await import('@tender/local-payment')).localPayment);
export const masterpass = Object.assign(
  onDemand(async () => (await import('@tender/masterpass')).masterpass),
  { isSupported: (): boolean => Boolean(findPopupBridge()) || supportsPopups() },
);
export const paymentRequest = onDemand(async () => (await import('@tender/payment-request')).paymentRequest);
export const preferredPaymentMethods = onDemand(async () => (await import('@tender/preferred-payment-methods')).preferredPaymentMethods);
export const sepa = onDemand(async () => (await import('@tender/sepa')).sepa);
export const unionpay = onDemand(async () => (await import('@tender/union-pay')).unionpay);
export const usBankAccount = onDemand(async () => (await import('@tender/us-bank-account')).usBankAccount);
export const vaultManager = onDemand(async () => (await import('@tender/vault-manager')).vaultManager);
export const visaCheckout = onDemand(async () => (await import('@tender/visa-checkout')).visaCheckout);
