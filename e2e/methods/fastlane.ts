import type { Page } from '@playwright/test';
import type { Fastlane } from '@tender/fastlane';
import { authenticateWithFastlane, cancelFastlane, FASTLANE_EMAIL, fillCard } from '@tender/sandbox/testing';
import { fastlaneFlows } from '../differential/flows/fastlane';
import type { Shop } from '../differential/shop';
import { pay } from '../support/shop';
import { expect } from '../support/test';
import { paid } from '../third-parties/csp/shop';
import { declined, DECLINED, type Step } from './demo-payment';
import type { MethodDescription } from './method';
import { CARD_NONCE, nonceIn } from './nonce-kind';

const CARD = { number: '4111111111111111', expirationDate: '12/2030', cvv: '123' };

/** The saved card of the customer whom Fastlane knows. */
async function make(shop: Shop): Promise<string> {
  await shop.arrive('/checkout'); // the script has taken the place of the component on the page
  await shop.create('fastlane');
  await shop.attempt(`(({ identity }) => {
    const authenticate = async () => {
      const { customerContextId } = await identity.lookupCustomerByEmail('${FASTLANE_EMAIL}');
      const { profileData } = await identity.triggerAuthenticationFlow(customerContextId);
      return { nonce: profileData.card.id };
    };
    instances.fastlane = { authenticate };
  })(instances.fastlane)`);
  const outcome = await shop.click('fastlane', 'authenticate');
  await authenticateWithFastlane(shop.page);
  return nonceIn(await outcome());
}

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
      const instance = await window.tender.fastlane.create({ authorization });
      const form = await instance.FastlanePaymentComponent();
      await form.render('#payment');
      Object.assign(window, { instance, form });
    }, tokenOf());
    await fillCard(page, CARD);
    const guest = await page.evaluate(() => (window as unknown as { form: { getPaymentToken(): Promise<object> } }).form.getPaymentToken());
    expect(guest).toMatchObject({ id: expect.any(String) });
    await page.evaluate(async (email) => {
      const { identity } = (window as unknown as { instance: Fastlane }).instance;
      const lookup = await identity.lookupCustomerByEmail(email);
      Object.assign(window, { paid: identity.triggerAuthenticationFlow(lookup?.customerContextId ?? '') });
    }, FASTLANE_EMAIL);
    await authenticateWithFastlane(page);
    expect(await paid(page)).toMatchObject({ profileData: { card: { id: expect.any(String) } } });
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
  nonces: { 'a card from Fastlane': { ...CARD_NONCE, make } },
};
