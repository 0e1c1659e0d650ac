import type { Flow } from '../flow';
import { cardFlows } from './card';
import { clientFlows } from './client';
import { otherMethodFlows } from './other-methods';
import { paypalCheckoutFlows } from './paypal-checkout';
import { popupMethodFlows } from './popups';
import { threeDSecureFlows } from './three-d-secure';
import { walletFlows } from './wallets';

export const flows: readonly Flow[] = [
  ...clientFlows,
  ...cardFlows,
  ...threeDSecureFlows,
  ...popupMethodFlows,
  ...paypalCheckoutFlows,
  ...otherMethodFlows,
  ...walletFlows,
];
