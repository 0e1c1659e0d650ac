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
