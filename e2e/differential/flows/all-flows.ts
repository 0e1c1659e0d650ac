import type { Flow } from '../flow';
import { americanExpressFlows } from './american-express';
import { applePayFlows } from './apple-pay';
import { cardFlows } from './card';
import { clientFlows } from './client';
import { dataCollectorFlows } from './data-collector';
import { fastlaneFlows } from './fastlane';
import { fieldEventFlows } from './field-events';
import { localPaymentRedirectFlows } from './local-payment-redirect';
import { unusualPayPalFlows } from './unusual-paypal';
import { unusualPayPalCheckoutFlows } from './unusual-paypal-checkout';
import { unusualSepaFlows } from './unusual-sepa';
import { unusualLocalPaymentFlows } from './unusual-local-payment';
import { userAgentFlows } from './user-agents';
import { otherMethodFlows } from './other-methods';
import { paypalCheckoutFlows } from './paypal-checkout';
import { popupMethodFlows } from './popups';
import { sepaRedirectFlows } from './sepa-redirect';
import { unusualClientFlows } from './unusual-client';
import { unusualMethodFlows } from './unusual-methods';
import { unusualHostedFieldsFlows } from './unusual-hosted-fields';
import { unusualThreeDSecureFlows } from './unusual-three-d-secure';
import { threeDSecureFlows } from './three-d-secure';
import { threeDSecureEventFlows } from './three-d-secure-events';
import { unionPayFieldFlows } from './union-pay-fields';
import { vaultInitiatedFlows } from './vault-initiated';
import { venmoAppFlows } from './venmo-app';
import { venmoWebLoginFlows } from './venmo-web-login';
import { visaCheckoutFlows } from './visa-checkout';
import { walletFlows } from './wallets';

export const flows: readonly Flow[] = [
  ...clientFlows,
  ...cardFlows,
  ...fieldEventFlows,
  ...threeDSecureFlows,
  ...threeDSecureEventFlows,
  ...popupMethodFlows,
  ...sepaRedirectFlows,
  ...localPaymentRedirectFlows,
  ...paypalCheckoutFlows,
  ...vaultInitiatedFlows,
  ...otherMethodFlows,
  ...unionPayFieldFlows,
  ...venmoAppFlows,
  ...venmoWebLoginFlows,
  ...walletFlows,
  ...applePayFlows,
  ...fastlaneFlows,
  ...americanExpressFlows,
  ...visaCheckoutFlows,
  ...dataCollectorFlows,
  ...unusualPayPalFlows,
  ...unusualPayPalCheckoutFlows,
  ...unusualSepaFlows,
  ...unusualLocalPaymentFlows,
  ...userAgentFlows,
  ...unusualClientFlows,
  ...unusualMethodFlows,
  ...unusualHostedFieldsFlows,
  ...unusualThreeDSecureFlows,
];

/** Names of the flows that run for every change: an approved payment of each method, and one that is canceled or refused. All flows run every night. */
export const flowsOfEveryChange: readonly string[] = [
  'client, card requests',
  'components, a client of another version',
  'components, an authorization that is none',
  'components, neither client nor authorization',
  'hosted fields, a card over GraphQL',
  'hosted fields, a card over REST',
  'hosted fields, a card the gateway does not take',
  'hosted fields, into the vault',
  'hosted fields, nothing typed, then an invalid number',
  '3D Secure, without a challenge',
  '3D Secure, a challenge passed',
  '3D Secure, a challenge cancelled',
  'PayPal, one payment, approved',
  'PayPal, an agreement, cancelled, then closed',
  'PayPal checkout, a payment and an agreement',
  'PayPal checkout, from the vault, approved',
  'SEPA, approved',
  'SEPA, cancelled, then closed',
  'SEPA, on a full page, approved',
  'local payment, approved',
  'local payment, refused by the gateway',
  'local payment, on a full page, cancelled, then declined',
  'Masterpass, approved',
  'Venmo, a QR code scanned and approved',
  'Venmo, logged in in a popup',
  'Venmo, to the app and back, with a payment context, approved',
  'Google Pay, requests and answers of version 2',
  'Payment Request, with a scripted sheet',
  'US bank account, by numbers',
  'US bank account, by login, cancelled, then chosen',
  'UnionPay, enrolled and paid',
  'UnionPay, a card in hosted fields',
  'Fastlane, a guest',
  'Fastlane, a known customer',
  'Fastlane, options that are refused',
  'vault manager, a list, and a deletion',
  'preferred payment methods',
  'Apple Pay, approved in the sheet',
  'Apple Pay, cancelled in the sheet',
  'Apple Pay, refused by the gateway',
  'American Express, balances and a profile',
  'Visa Checkout, approved in the sheet',
  'Visa Checkout, options of the sheet',
  'data collector, created and torn down',
  'data collector, a script that does not load',
];
