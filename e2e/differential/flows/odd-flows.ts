import type { Flow } from '../flow';
import { oddLocalPaymentFlows } from './odd-local-payment';
import { oddMasterpassFlows } from './odd-masterpass';
import { oddPayPalFlows } from './odd-paypal';
import { oddPayPalCheckoutFlows } from './odd-paypal-checkout';
import { oddSepaFlows } from './odd-sepa';
import { oddUserAgentFlows } from './odd-user-agents';

/** Wide tables of what merchants may get wrong. */
export const oddFlows: readonly Flow[] = [
  ...oddPayPalFlows,
  ...oddPayPalCheckoutFlows,
  ...oddSepaFlows,
  ...oddLocalPaymentFlows,
  ...oddMasterpassFlows,
  ...oddUserAgentFlows,
];
