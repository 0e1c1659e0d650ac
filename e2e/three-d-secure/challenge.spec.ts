import type { Page } from '@playwright/test';
import { passChallenge } from '@tender/sandbox/testing';
import { nonceOf } from '../support/tokenize';
import { sell } from '../support/sell';
import { expect, test } from '../support/test';
import { bankPage, CHALLENGE, challengeFrame, create, FRICTIONLESS, openShop, outcomeOf, pay, STYLES } from './support';

const PASSED = { value: { threeDSecureInfo: { status: 'authenticate_successful' }, liabilityShifted: true } };
const ALL_GONE = 'dialog, iframe[name="Cardinal-CCA-IFrame"]';
const focused = (page: Page): Promise<string | undefined> => page.evaluate(() => document.activeElement?.id);

for (const version of STYLES) {
  const begin = async ({ page, sandbox, site }: Pick<Parameters<Parameters<typeof test>[2]>[0], 'page' | 'sandbox' | 'site'>) => {
    await openShop(page, site);
    await create(page, sandbox.createClientToken(), { version, cardinalSDKConfig: { payment: { displayExitButton: true } } });
    const challenged = async (): Promise<void> => {
      await pay(page, sandbox, CHALLENGE);
      await expect(bankPage(page)).toBeVisible();
    };
    const passesAgain = async (): Promise<void> => {
      await challenged();
      await passChallenge(page);
      expect(await outcomeOf(page)).toMatchObject(PASSED);
      await expect(page.locator(ALL_GONE)).toHaveCount(0);
    };
    await challenged();
    return { challenged, passesAgain };
  };

  test(`three-d-secure ${version}: aborted during the challenge`, async ({ page, sandbox, site }) => {
    const { passesAgain } = await begin({ page, sandbox, site });
    await page.evaluate(() => window.ending.abort());
    expect(await outcomeOf(page)).toMatchObject({ isReason: true });
    await expect(page.locator(ALL_GONE)).toHaveCount(0);
    expect(await focused(page)).toBe('pay');
    await passesAgain();
  });

  test(`three-d-secure ${version}: torn down during the challenge`, async ({ page, sandbox, site }) => {
    const { passesAgain } = await begin({ page, sandbox, site });
    await page.evaluate(() => window.threeDSecure.teardown());
    expect(await outcomeOf(page)).toMatchObject({ error: { code: 'THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT' } });
    await expect(page.locator(ALL_GONE)).toHaveCount(0);
    await create(page, sandbox.createClientToken(), { version });
    await passesAgain();
  });

  if (version !== '2-inline-iframe') {
    test(`three-d-secure ${version}: left by Escape, by the backdrop and by its button`, async ({ page, sandbox, site }) => {
      const { challenged, passesAgain } = await begin({ page, sandbox, site });
      const ways = [
        () => page.locator('dialog').press('Escape'),
        () => page.mouse.click(5, 5),
        () => page.locator('dialog button').first().click(),
      ];
      for (const [place, leave] of ways.entries()) {
        if (place > 0) await challenged();
        await leave();
        expect(await outcomeOf(page)).toMatchObject({
          error: { code: 'THREEDS_CARDINAL_SDK_CANCELED', type: 'CUSTOMER', details: { originalError: { code: 10011 } } },
        });
        await expect(page.locator(ALL_GONE)).toHaveCount(0);
        expect(await focused(page)).toBe('pay');
      }
      await passesAgain();
    });
  }
}

for (const [version, buttons] of [
  ['2-bootstrap3-modal', 1],
  ['2-cardinal-modal', 0],
] as const) {
  const title = `three-d-secure ${version}: ${buttons} close buttons when the shop asks for none, and a backdrop`;
  test(title, async ({ page, sandbox, site }) => {
    await openShop(page, site);
    await create(page, sandbox.createClientToken(), { version });
    await pay(page, sandbox, CHALLENGE);
    await expect(bankPage(page)).toBeVisible();
    const dialog = page.locator('dialog');
    const button = dialog.getByRole('button', { name: 'Cancel', exact: true });
    await expect(button).toHaveCount(buttons);
    expect(await dialog.evaluate((element) => getComputedStyle(element, '::backdrop').position)).toBe('fixed');
    if (buttons > 0) expect((await dialog.boundingBox())?.width).toBe(440);
    await (buttons > 0 ? button.click() : page.mouse.click(5, 5));
    expect(await outcomeOf(page)).toMatchObject({ error: { code: 'THREEDS_CARDINAL_SDK_CANCELED' } });
  });
}

test(
  'three-d-secure: the nonce is sold through the official SDK, with what the bank said',
  { tag: '@smoke' },
  async ({ page, sandbox, site }) => {
    await openShop(page, site);
    await create(page, sandbox.createClientToken(), { version: 2 });
    await pay(page, sandbox, CHALLENGE);
    await passChallenge(page);
    const { value } = await outcomeOf(page);
    const { threeDSecureInfo } = await sell(sandbox, value?.nonce, { options: { threeDSecure: { required: true } } });
    expect(threeDSecureInfo?.status).toBe('authenticate_successful');
  },
);

test('three-d-secure: a lookup that the merchant’s server made', async ({ page, sandbox, site }) => {
  await openShop(page, site);
  await create(page, sandbox.createClientToken(), { version: 2 });
  await page.evaluate(() => window.threeDSecure.prepareLookup({ nonce: 'n', bin: '400000' })); // the script is ready
  for (const number of [FRICTIONLESS, CHALLENGE]) {
    const nonce = await nonceOf(sandbox, number);
    const data = await page.evaluate((nonce) => window.threeDSecure.prepareLookup({ nonce, bin: '400000', amount: '10.00' }), nonce);
    expect(JSON.parse(data)).toMatchObject({ nonce, dfReferenceId: expect.any(String) });
    const address = `${sandbox.url}/merchants/${sandbox.merchantId}/client_api/v1/payment_methods/${nonce}/three_d_secure/lookup`;
    const answer = await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: data });
    const response = await answer.text();
    await page.evaluate((data) => window.record(() => window.threeDSecure.initializeChallengeWithLookupResponse(data)), response);
    if (number === CHALLENGE) await passChallenge(page);
    expect(await outcomeOf(page)).toMatchObject(PASSED);
  }
  await expect(challengeFrame(page)).toHaveCount(0);
});
