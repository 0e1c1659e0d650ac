import type { Page } from '@playwright/test';
import type { Sandbox } from '@tender/sandbox';
import { expectAccessible } from '../support/expect-accessible';
import { collectViolations, strictPolicy } from '../support/strict-policy';
import { expect, test } from '../support/test';
import { nonceOf } from '../support/tokenize';

// The dialog of version 1, with the bank's page in it. In version 2 the authentication script shows a challenge itself.
type Options = Parameters<Window['versionOne']['openBankFrame']>[0];
type Look = Pick<Options, 'framework' | 'hasExit'>;

const CARD = '4000000000000002';

const shop = `
  window.bankResults = [];
  document.querySelector('#pay').addEventListener('click', () => {
    window.bankFrame = window.versionOne.openBankFrame(window.bankOptions);
    window.bankResults.push(window.bankFrame.result.then((value) => ({ value }), (error) => ({ error: { ...error } })));
  });`;

declare global {
  interface Window {
    versionOne: typeof import('../../packages/three-d-secure/src/version-1/open-bank-frame');
    bankFrame: import('../../packages/three-d-secure/src/version-1/open-bank-frame').BankFrame;
    bankResults: Promise<{ value?: object; error?: object }>[];
    bankOptions: Options;
  }
}

let violations: string[];

test.beforeEach(async ({ page, sandbox, site }) => {
  violations = await collectViolations(page);
  const code = site.script('shop.localhost', '/shop.js', shop);
  const body = `<main><h1>Shop</h1><button id="pay">Pay</button></main><script src="${code}"></script>`;
  const headers = strictPolicy(sandbox.url);
  await page.goto(site.page('shop.localhost', '/checkout', { body, scripts: ['tender.js', 'version-1.js'], headers }));
});

/** The customer pays with a card whose bank asks. `changes` are made to what the gateway answers. */
async function pay(page: Page, sandbox: Sandbox, look: Look, changes: Partial<Options> = {}): Promise<void> {
  const nonce = await nonceOf(sandbox, CARD);
  await page.evaluate(
    async ({ authorization, nonce, look, changes }) => {
      const client = await window.tender.client.create({ authorization });
      const endpoint = `payment_methods/${nonce}/three_d_secure/lookup`;
      const { lookup, paymentMethod } = await client.request({ method: 'post', endpoint, data: { amount: '10.00' } });
      window.bankOptions = {
        ...look,
        configuration: client.getConfiguration(),
        lookup: lookup as Options['lookup'],
        paymentMethod: paymentMethod as Options['paymentMethod'],
        ...changes,
      };
    },
    { authorization: sandbox.createClientToken(), nonce, look, changes },
  );
  await page.locator('#pay').click();
}

const outcomeOf = (page: Page) => page.evaluate(() => window.bankResults.at(-1));
const bank = (page: Page) => page.frameLocator('dialog iframe[name^=braintreethreedsecurelanding_]');
const code = (page: Page) => bank(page).getByLabel('One-time code', { exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: '3D Secure Authorization Frame' });
const CANCELED = { error: { code: 'THREEDS_CARDINAL_SDK_CANCELED', type: 'CUSTOMER', message: 'Canceled by user.' } };

for (const [version, look, hasButton] of [
  ['2-bootstrap3-modal', { framework: 'bootstrap3' }, true],
  ['2-cardinal-modal', { framework: undefined }, false],
  ['2-cardinal-modal', { framework: undefined, hasExit: true }, true],
] as const) {
  const title = `three-d-secure, our dialog, ${version}${hasButton ? '' : ' without a button'}`;
  test.describe(title, () => {
    test.beforeEach(async ({ page, sandbox }) => {
      await pay(page, sandbox, look);
      await expect(code(page)).toBeVisible();
    });

    test(`${title}: its size, in a strict policy`, async ({ page }) => {
      const box = await dialog(page).boundingBox();
      if (version === '2-bootstrap3-modal') expect(box?.width).toBe(440);
      const content = await page.locator('dialog > div').evaluate((element) => getComputedStyle(element).height);
      expect(content).toBe('400px');
      await expect(page.getByRole('button', { name: 'Close' })).toHaveCount(hasButton ? 1 : 0);
      await page.setViewportSize({ width: 320, height: 568 });
      const small = await dialog(page).boundingBox();
      expect((small?.x ?? -1) >= 0 && (small?.x ?? 0) + (small?.width ?? 999) <= 320).toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await page.keyboard.press('Escape');
      expect(await outcomeOf(page)).toMatchObject(CANCELED);
      expect(violations).toEqual([]);
    });

    test(`${title}: left by Escape, by the backdrop and by its button, the focus back`, async ({ page, sandbox }) => {
      const ways = [
        () => page.keyboard.press('Escape'),
        () => page.mouse.click(5, 5),
        ...(hasButton ? [() => page.getByRole('button', { name: 'Close' }).click()] : []),
      ];
      for (const [place, leave] of ways.entries()) {
        if (place > 0) await pay(page, sandbox, look);
        await expect(dialog(page)).toBeVisible();
        await leave();
        expect(await outcomeOf(page)).toMatchObject(CANCELED);
        await expect(page.locator('dialog')).toHaveCount(0);
        expect(await page.evaluate(() => document.activeElement?.id)).toBe('pay');
      }
    });

    test(`${title}: a white box in the middle of a dark page`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.evaluate(() => (document.documentElement.style.colorScheme = 'dark'));
      expect(await dialog(page).evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(255, 255, 255)');
      const { x, y, width, height } = (await dialog(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const view = page.viewportSize() ?? { width: 0, height: 0 };
      expect(Math.abs(x + width / 2 - view.width / 2)).toBeLessThanOrEqual(1);
      expect(Math.abs(y + height / 2 - view.height / 2)).toBeLessThanOrEqual(1);
    });

    test(`${title}: it keeps the focus`, async ({ page }) => {
      for (let presses = 0; presses < 6; presses += 1) {
        await page.keyboard.press('Tab');
        const outside = await page.evaluate(() => document.activeElement !== document.body && !document.activeElement?.closest('dialog'));
        expect(outside).toBe(false);
      }
    });
  });
}

test('three-d-secure, our dialog: at 200 % zoom everything can be reached', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 640, height: 400 }); // as 1280 by 800 at 200 %
  await pay(page, sandbox, { framework: 'bootstrap3' });
  await code(page).scrollIntoViewIfNeeded();
  await code(page).fill('1');
  await page.getByRole('button', { name: 'Close' }).click();
  expect(await outcomeOf(page)).toMatchObject(CANCELED);
});

test('three-d-secure, our dialog: no accessibility defects', async ({ page, sandbox }) => {
  await pay(page, sandbox, { framework: 'bootstrap3' });
  await expect(code(page)).toBeVisible();
  await expectAccessible(page, 'dialog', { iframes: false });
});

for (const [title, codes, expected] of [
  ['the right code', ['1234'], { nonce: expect.any(String), liabilityShifted: true }],
  ['the wrong code', ['1', '1', '1'], { liabilityShifted: false, liabilityShiftPossible: true }],
] as const) {
  test(`three-d-secure, version 1: the bank's page in a frame of the provider, ${title}`, { tag: '@full' }, async ({ page, sandbox }) => {
    await pay(page, sandbox, { framework: 'bootstrap3' });
    for (const each of codes) {
      await code(page).fill(each);
      await bank(page).getByRole('button', { name: 'Submit code' }).click();
    }
    expect(await outcomeOf(page)).toMatchObject({ value: expected });
    await expect(page.locator('dialog, iframe')).toHaveCount(0);
  });
}

test('three-d-secure, version 1: a term URL elsewhere leads nowhere', { tag: '@full' }, async ({ page, sandbox }) => {
  const lookup = { acsUrl: 'https://attacker.example/', pareq: 'p', md: 'm', termUrl: 'https://attacker.example/' };
  await pay(page, sandbox, { framework: undefined }, { lookup, paymentMethod: { nonce: 'n' } });
  await expect(bank(page).getByRole('alert')).toHaveText(/cannot be shown/);
  await page.keyboard.press('Escape');
  expect(await outcomeOf(page)).toMatchObject(CANCELED);
});
