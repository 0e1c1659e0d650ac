import type { Page } from '@playwright/test';
import { cancelChallenge, passChallenge } from '@tender/sandbox/testing';
import { nonceOf } from '../../support/tokenize';
import { bankPage, CHALLENGE, FRICTIONLESS } from '../../three-d-secure/support';
import { changeFlow, flow, type Flow } from '../flow';
import type { Shop } from '../shop';
import { expect } from '../test';
import { withEachStatus } from './statuses';

export async function cardOf({ sandbox }: Shop, number: string): Promise<object> {
  return {
    nonce: await nonceOf(sandbox, number),
    bin: number.slice(0, 6),
    amount: '10.00',
    email: 'ada@example.com',
    billingAddress: { givenName: 'Ada', surname: 'Lovelace', countryCodeAlpha2: 'US', postalCode: '60606' },
  };
}

export async function giveWrongCodes(page: Page): Promise<void> {
  for (const code of ['1', '2', '3']) await passChallenge(page, { code });
}

/** Creates an instance with a listener that continues after each lookup. */
async function create(shop: Shop, options: object = {}): Promise<void> {
  await shop.create('threeDSecure', { version: 2, ...options });
  await shop.attempt('instances.threeDSecure.on("lookup-complete", (data, next) => next()), undefined');
}

/** Waits until the authentication script was set up so many times. It is set up with the instance, and again after each verification. */
async function setUp({ sandbox }: Shop, times: number): Promise<void> {
  const completed = async (): Promise<number> =>
    (await sandbox.analytics()).filter(({ event }) => event.endsWith('cardinal-sdk.init.setup-completed')).length;
  await expect.poll(completed).toBe(times);
}

export const setUpAgain = (shop: Shop): Promise<void> => setUp(shop, 2);

/** How a challenge ends, by its name in titles. */
const ENDINGS: Readonly<Record<string, (shop: Shop) => Promise<unknown>>> = {
  'a challenge passed': ({ page }) => passChallenge(page),
  'the wrong code': ({ page }) => giveWrongCodes(page),
  'a challenge cancelled': ({ page }) => cancelChallenge(page),
  'a challenge left by Escape': ({ page }) => page.locator('dialog').press('Escape'),
  'cancelled by the merchant': (shop) => shop.call('threeDSecure', 'cancelVerifyCard'),
};

const EVERY_CHANGE = ['a challenge passed', 'a challenge cancelled'];

export const threeDSecureFlows: Flow[] = [
  changeFlow('3D Secure, without a challenge', async (shop) => {
    await create(shop);
    await shop.call('threeDSecure', 'verifyCard', await cardOf(shop, FRICTIONLESS));
    await setUpAgain(shop);
    await shop.call('threeDSecure', 'teardown');
    await shop.attempt('instances.threeDSecure.verifyCard({})');
  }),

  ...Object.entries(ENDINGS).map(([ending, end]) =>
    flow(`3D Secure, ${ending}`, { everyChange: EVERY_CHANGE.includes(ending) || undefined }, async (shop) => {
      await create(shop);
      const outcome = await shop.click('threeDSecure', 'verifyCard', await cardOf(shop, CHALLENGE));
      await expect(bankPage(shop.page)).toBeVisible();
      await end(shop);
      await outcome();
      await setUpAgain(shop);
    }),
  ),

  flow('3D Secure, a lookup of the shop’s own', async (shop) => {
    await create(shop);
    await shop.call('threeDSecure', 'prepareLookup', await cardOf(shop, FRICTIONLESS));
  }),

  flow('3D Secure, a lookup that is refused', async (shop) => {
    await create(shop);
    const card = await cardOf(shop, FRICTIONLESS);
    await withEachStatus(shop, '/three_d_secure/lookup', () => shop.call('threeDSecure', 'verifyCard', card));
    shop.sandbox.faults.add({ match: { path: '/three_d_secure/lookup' }, action: { status: 404, body: {} } });
    await shop.call('threeDSecure', 'verifyCard', card);
  }),

  flow('3D Secure, options that are refused', async (shop) => {
    await shop.create('threeDSecure', { version: 9 });
    await shop.create('threeDSecure', { version: 2, authorization: shop.tokenizationKey });
    await create(shop);
    await setUp(shop, 1);
    await shop.call('threeDSecure', 'verifyCard', {});
    await shop.call('threeDSecure', 'verifyCard', { nonce: 'nonce' });
    await shop.call('threeDSecure', 'verifyCard', { nonce: 'nonce', amount: '10.00' });
    await shop.call('threeDSecure', 'cancelVerifyCard');
  }),
];
