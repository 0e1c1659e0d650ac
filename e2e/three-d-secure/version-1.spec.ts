import { expect, test } from '../support/test';
import { nonceOf } from '../support/tokenize';

declare global {
  interface Window {
    versionOne: typeof import('../../packages/three-d-secure/src/version-1/open-bank-frame');
    bankFrame: import('../../packages/three-d-secure/src/version-1/open-bank-frame').BankFrame;
  }
}

// A card of version 1, whose bank asks.
const CARD = '4000000000000002';
type Options = Parameters<Window['versionOne']['openBankFrame']>[0];

test.beforeEach(async ({ page, sandbox, site }) => {
  await page.goto(site.page('shop.localhost', '/checkout', { body: '<main><h1>Shop</h1></main>', scripts: ['tender.js', 'version-1.js'] }));
  await page.evaluate(async (authorization) => {
    const client = await window.tender.client.create({ authorization });
    window.seen = [JSON.stringify(client.getConfiguration())];
  }, sandbox.createClientToken());
});

for (const [title, code, expected] of [
  ['the right code', '1234', { nonce: expect.any(String), liabilityShifted: true }],
  ['the wrong code', '1', { liabilityShifted: false, liabilityShiftPossible: true }],
] as const) {
  test(`three-d-secure, version 1: the bank's page in a frame of the provider, ${title}`, async ({ page, sandbox }) => {
    const nonce = await nonceOf(sandbox, CARD);
    const result = page.evaluate(async (nonce) => {
      const configuration = JSON.parse(window.seen[0] ?? '') as Options['configuration'];
      const client = await window.tender.client.create({ authorization: configuration.authorization });
      const endpoint = `payment_methods/${nonce}/three_d_secure/lookup`;
      const { lookup, paymentMethod } = await client.request({ method: 'post', endpoint, data: { amount: '10.00' } });
      window.bankFrame = window.versionOne.openBankFrame({
        framework: 'bootstrap3',
        configuration,
        lookup: lookup as Options['lookup'],
        paymentMethod: paymentMethod as Options['paymentMethod'],
      });
      return window.bankFrame.result;
    }, nonce);
    const frame = page.frameLocator('iframe[name^=braintreethreedsecurelanding_]');
    for (let tries = 0; tries < (code === '1234' ? 1 : 3); tries += 1) {
      await frame.getByLabel('One-time code', { exact: true }).fill(code);
      await frame.getByRole('button', { name: 'Submit code' }).click();
    }
    expect(await result).toMatchObject(expected);
    await expect(page.locator('dialog, iframe')).toHaveCount(0);
  });
}

test('three-d-secure, version 1: a term URL elsewhere leads nowhere', async ({ page }) => {
  await page.evaluate(() => {
    const configuration = JSON.parse(window.seen[0] ?? '') as Options['configuration'];
    const lookup = { acsUrl: 'https://attacker.example/', pareq: 'p', md: 'm', termUrl: 'https://attacker.example/' };
    const paymentMethod = { nonce: 'n' };
    window.bankFrame = window.versionOne.openBankFrame({ framework: undefined, configuration, lookup, paymentMethod });
  });
  await expect(page.frameLocator('iframe[name^=braintreethreedsecurelanding_]').getByRole('alert')).toHaveText(/cannot be shown/);
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => window.bankFrame.result.catch((error: { code: string }) => error.code))).toBe(
    'THREEDS_CARDINAL_SDK_CANCELED',
  );
});
