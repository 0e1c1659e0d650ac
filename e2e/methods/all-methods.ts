import type { methods } from '@tender/registry';
import { americanExpress } from './american-express';
import { applePay } from './apple-pay';
import { dataCollector } from './data-collector';
import { fastlane } from './fastlane';
import { googlePay } from './google-pay';
import { hostedFields } from './hosted-fields';
import { localPayment } from './local-payment';
import { masterpass } from './masterpass';
import { paymentRequest } from './payment-request';
import { paypal } from './paypal';
import { paypalCheckout } from './paypal-checkout';
import { preferredPaymentMethods } from './preferred-payment-methods';
import { sepa } from './sepa';
import { threeDSecure } from './three-d-secure';
import { unionPay } from './union-pay';
import { usBankAccount } from './us-bank-account';
import { vaultManager } from './vault-manager';
import { venmo } from './venmo';
import { visaCheckout } from './visa-checkout';
import type { MethodDescription } from './method';

/** Every method of the registry, and how it is paid. */
export const allMethods: Readonly<Record<keyof typeof methods, MethodDescription>> = {
  'american-express': americanExpress,
  'apple-pay': applePay,
  'data-collector': dataCollector,
  fastlane,
  'google-pay': googlePay,
  'hosted-fields': hostedFields,
  'local-payment': localPayment,
  masterpass,
  'payment-request': paymentRequest,
  paypal,
  'paypal-checkout': paypalCheckout,
  'preferred-payment-methods': preferredPaymentMethods,
  sepa,
  'three-d-secure': threeDSecure,
  'union-pay': unionPay,
  'us-bank-account': usBankAccount,
  'vault-manager': vaultManager,
  venmo,
  'visa-checkout': visaCheckout,
};

/** The ways to pay in the demo. */
export const demoPayments = Object.values(allMethods).flatMap(({ demo = [] }) => demo);
