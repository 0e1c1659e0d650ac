import type { Flow } from '../flow';
import { cardFlows } from './card';
import { clientFlows } from './client';
import { fieldEventFlows } from './field-events';
import { localPaymentRedirectFlows } from './local-payment-redirect';
import { oddFlows } from './odd-flows';
import { otherMethodFlows } from './other-methods';
import { paypalCheckoutFlows } from './paypal-checkout';
import { popupBridgeFlows } from './popup-bridge';
import { popupMethodFlows } from './popups';
import { sepaRedirectFlows } from './sepa-redirect';
import { oddClientFlows } from './odd-client';
import { oddMethodFlows } from './odd-methods';
import { oddHostedFieldsFlows } from './odd-hosted-fields';
import { oddThreeDSecureFlows } from './odd-three-d-secure';
import { threeDSecureFlows } from './three-d-secure';
import { threeDSecureEventFlows } from './three-d-secure-events';
import { unionPayFieldFlows } from './union-pay-fields';
import { vaultInitiatedFlows } from './vault-initiated';
import { venmoAppFlows } from './venmo-app';
import { venmoWebLoginFlows } from './venmo-web-login';
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
  ...popupBridgeFlows,
  ...paypalCheckoutFlows,
  ...vaultInitiatedFlows,
  ...otherMethodFlows,
  ...unionPayFieldFlows,
  ...venmoAppFlows,
  ...venmoWebLoginFlows,
  ...walletFlows,
  ...oddFlows,
  ...oddClientFlows,
  ...oddMethodFlows,
  ...oddHostedFieldsFlows,
  ...oddThreeDSecureFlows,
];
