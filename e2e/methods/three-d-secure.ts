import type { Page } from '@playwright/test';
import { fillCard, passChallenge } from '@tender/sandbox/testing';
import { threeDSecureFlows } from '../differential/flows/three-d-secure';
import { threeDSecureEventFlows } from '../differential/flows/three-d-secure-events';
import { unusualThreeDSecureFlows } from '../differential/flows/unusual-three-d-secure';
import { CARD, fieldsReady, pay } from '../support/shop';
import { CHALLENGE, create, openShop, outcomeOf, pay as verify } from '../three-d-secure/support';
import type { Step } from './demo-payment';
import type { MethodDescription } from './method';
import { CARD_NONCE } from './nonce-kind';

/** Pays in the demo with a card whose bank asks for a code. */
export const challenged =
  (act: (page: Page) => Promise<void>): Step =>
  async ({ page }) => {
    await page.getByLabel('Verification by your bank').selectOption('2');
    await fieldsReady(page);
    await fillCard(page, { ...CARD, number: CHALLENGE });
    await pay(page);
    await act(page);
  };

export const threeDSecure: MethodDescription = {
  flows: [...threeDSecureFlows, ...threeDSecureEventFlows, ...unusualThreeDSecureFlows],
  initialized: 'three-d-secure',
  settingsWithout: { threeDSecureEnabled: false, threeDSecure: null },
  async payOnPage({ page, sandbox, site, headers, tokenOf }) {
    await openShop(page, site, { headers });
    await create(page, tokenOf(), { version: 2 });
    await verify(page, sandbox, CHALLENGE);
    await passChallenge(page);
    return (await outcomeOf(page)).value;
  },
  result: { liabilityShifted: true },
  nonces: { 'a card its bank has verified': CARD_NONCE },
};
