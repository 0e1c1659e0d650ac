import type { Page } from '@playwright/test';
import { authenticateWithFastlane, cancelFastlane, FASTLANE_EMAIL, fillCard } from '@tender/sandbox/testing';
import { fastlaneFlows } from '../differential/flows/fastlane';
import { pay } from '../support/shop';
import { expect } from '../support/test';
import { declined, DECLINED, type Step } from './demo-payment';
import type { MethodDescription } from './method';
import { CARD_NONCE } from './nonce-kind';

const CARD = { number: '4111111111111111', expirationDate: '12/2030', cvv: '123' };

/** Has Fastlane ask for the code that it has sent. */
const inFastlane =
  (act: (page: Page) => Promise<void>): Step =>
  async ({ page }) => {
    await page.getByRole('button', { name: 'Use my saved card' }).click();
    await act(page);
  };

export const fastlane: MethodDescription = {
  flows: fastlaneFlows,
  async payOnPage({ page, site, headers, tokenOf }) {
    await page.goto(site.page('shop.localhost', '/fastlane', { headers, body: '<div id="payment"></div>' }));
    await page.evaluate(async (authorization) => {
      window.fastlane = await window.tender.fastlane.create({ authorization });
      window.form = await window.fastlane.FastlanePaymentComponent();
      await window.form.render('#payment');
    }, tokenOf());
    await fillCard(page, CARD);
    expect(await page.evaluate(() => window.form.getPaymentToken())).toMatchObject({ id: expect.any(String) });
    await page.evaluate(async (email) => {
      const { identity } = window.fastlane;
      const lookup = await identity.lookupCustomerByEmail(email);
      window.authentication = identity.triggerAuthenticationFlow(lookup?.customerContextId ?? '');
    }, FASTLANE_EMAIL);
    await authenticateWithFastlane(page);
    return { nonce: await page.evaluate(async () => (await window.authentication)?.profileData?.card?.id) };
  },
  demo: [
    {
      name: 'Fastlane',
      path: 'fastlane',
      email: FASTLANE_EMAIL,
      async paid(fixtures) {
        await inFastlane(authenticateWithFastlane)(fixtures);
        await fixtures.page.getByText('Welcome back, Ada.').waitFor();
        await pay(fixtures.page);
      },
      by: 'Visa ending in 1111',
      cancelled: inFastlane(cancelFastlane),
      isCancelledHere: true,
      failed: declined(async ({ page }) => {
        await fillCard(page.locator('.fastlane'), CARD);
        await pay(page);
      }),
      message: DECLINED,
    },
  ],
  nonces: { 'a card from Fastlane': CARD_NONCE },
};
