import type { Page } from '@playwright/test';
import { axeScript } from '../support/axe';
import { expect, test } from '../support/test';
import { CHALLENGE, create, openShop, outcomeOf, pay } from './support';

// An authentication script that leaves it to the page to show the bank's frame, as a template or as an element.
const HANDS_OVER = `
  const handlers = {};
  const emit = (event, ...given) => (handlers[event] || []).forEach((handler) => handler(...given));
  window.Cardinal = {
    on: (event, handler) => (handlers[event] = [...(handlers[event] || []), handler]),
    off: (event) => delete handlers[event],
    configure() {},
    setup: () => setTimeout(() => emit('payments.setupComplete', { sessionId: 'session' })),
    trigger: () => Promise.resolve({ Status: true }),
    continue() {
      const template = '<div><iframe name="bank" width="400" height="380" style="border: 0px" src="' + document.currentBank + '"></iframe></div>';
      emit('ui.inline.setup', template, { paymentType: 'CCA', data: { mode: 'static' } }, () => {}, (error) => { window.refused = error; });
    },
  };`;

const policy = (origin: string): string =>
  [
    `default-src 'none'`,
    `script-src 'self' ${origin}`,
    `style-src 'self'`,
    `frame-src ${origin} http://bank.localhost:*`,
    `connect-src 'self' ${origin}`,
    `img-src 'self' data:`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types tender`,
  ].join('; ');

let violations: string[];

test.beforeEach(async ({ page, sandbox, site }) => {
  violations = [];
  page.on('console', (message) => {
    if (/content security policy|trusted type/i.test(message.text())) violations.push(message.text());
  });
  const bank = site.page('bank.localhost', '/acs', { body: '<main><h1>Bank</h1><label>Code <input></label></main>', scripts: [] });
  await page.route('**/songbird.js', (route) => route.fulfill({ contentType: 'text/javascript', body: HANDS_OVER }));
  const before = `document.currentBank = ${JSON.stringify(bank)};
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error('Content Security Policy: ' + event.violatedDirective + ' ' + event.blockedURI + ' ' + event.sample))`;
  await openShop(page, site, { headers: { 'content-security-policy': policy(sandbox.url) }, before });
});

const bank = (page: Page) => page.frameLocator('dialog iframe');
const dialog = (page: Page) => page.getByRole('dialog', { name: '3D Secure Authorization Frame' });
const CANCELED = { error: { code: 'THREEDS_CARDINAL_SDK_CANCELED', type: 'CUSTOMER', message: 'Canceled by user.' } };

for (const [version, payment, hasButton] of [
  ['2-bootstrap3-modal', {}, true],
  ['2-cardinal-modal', {}, false],
  ['2-cardinal-modal', { displayExitButton: true }, true],
] as const) {
  const title = `three-d-secure, our dialog, ${version}${hasButton ? '' : ' without a button'}`;
  test.describe(title, () => {
    test.beforeEach(async ({ page, sandbox }) => {
      await create(page, sandbox.createClientToken(), { version, cardinalSDKConfig: { payment } });
      await pay(page, sandbox, CHALLENGE);
      await expect(bank(page).getByRole('heading', { name: 'Bank' })).toBeVisible();
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
        if (place > 0) await pay(page, sandbox, CHALLENGE);
        await expect(dialog(page)).toBeVisible();
        await leave();
        expect(await outcomeOf(page)).toMatchObject(CANCELED);
        await expect(page.locator('dialog')).toHaveCount(0);
        expect(await page.evaluate(() => document.activeElement?.id)).toBe('pay');
      }
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
  await create(page, sandbox.createClientToken(), { version: '2-bootstrap3-modal' });
  await pay(page, sandbox, CHALLENGE);
  const input = bank(page).getByLabel('Code');
  await input.scrollIntoViewIfNeeded();
  await input.fill('1');
  await page.getByRole('button', { name: 'Close' }).click();
  expect(await outcomeOf(page)).toMatchObject(CANCELED);
});

test('three-d-secure, our dialog: no accessibility defects', async ({ page, sandbox }) => {
  await create(page, sandbox.createClientToken(), { version: '2-bootstrap3-modal' });
  await pay(page, sandbox, CHALLENGE);
  await expect(bank(page).getByRole('heading', { name: 'Bank' })).toBeVisible();
  await page.evaluate(`${await axeScript()}; window.axeCore = axeCore;`);
  const found = await page.evaluate(() => window.axeCore.run('dialog', { iframes: false }));
  expect(found.violations.map(({ id }) => id)).toEqual([]);
});
