import type { Page } from '@playwright/test';
import { approveVenmo, cancelVenmo } from '@tender/sandbox/testing';
import { expectPageAccessible } from '../support/expect-accessible';
import { openWindow } from '../support/open-window';
import type { Site } from '../support/site';
import { collectViolations, strictPolicy } from '../support/strict-policy';
import { expect, test } from '../support/test';
import { approved, clickPay, openVenmo, outcome, readCode, scan, shopUrl, type Options } from './support';

async function openStrictly(page: Page, site: Site, url: string, options: Options, nonce?: string): Promise<string[]> {
  const violations = await collectViolations(page);
  await openVenmo(page, shopUrl(site, { headers: strictPolicy(url, nonce) }), options);
  return violations;
}

for (const nonce of [undefined, 'abc123']) {
  test(`venmo web login: no violation of a strict policy, ${nonce ? 'with' : 'without'} a nonce`, async ({ page, site, sandbox }) => {
    const options = {
      authorization: sandbox.tokenizationKey,
      allowDesktopWebLogin: true,
      paymentMethodUsage: 'multi_use',
      styleCspNonce: nonce,
    };
    const violations = await openStrictly(page, site, sandbox.url, options, nonce);
    const popup = await openWindow(page, () => clickPay(page));
    const backdrop = page.locator('#venmo-desktop-web-backdrop');
    await expect(backdrop).toHaveCSS('position', 'fixed');
    await expect(backdrop).toHaveCSS('z-index', '2147483647'); // as much of ours as browsers have
    await expect(backdrop.getByRole('button', { name: 'Continue payment' })).toHaveCSS('background-color', 'rgb(0, 116, 222)');
    await approveVenmo(popup);
    expect(await outcome(page)).toMatchObject(approved);
    await page.evaluate(() => window.venmo.teardown());
    expect([violations, await backdrop.count()]).toEqual([[], 0]);
  });
}

/** The page, and every frame on it that customers can see. */
async function expectAllAccessible(page: Page): Promise<void> {
  for (const frame of page.frames()) if (!frame.url().includes('dispatch-frame')) await expectPageAccessible(frame);
}

test('venmo qr: accessible at each step, and the focus stays inside', async ({ page, context, site, sandbox }) => {
  await openVenmo(page, shopUrl(site), { authorization: sandbox.tokenizationKey, allowDesktop: true });
  await clickPay(page);
  await readCode(page);
  await expectAllAccessible(page);
  const frame = page.frameLocator('#venmo-desktop-iframe');
  const phone = await scan(page, context, sandbox);
  await page.bringToFront();
  await expect(frame.locator('#venmo-authorization_message')).toHaveText('Authorize on your Venmo app');
  await expect(frame.locator('#back-view')).toHaveCSS('transform', /none|matrix\(1, 0, 0, 1, 0, 0\)/);
  await expectAllAccessible(page);
  await cancelVenmo(phone);
  await page.bringToFront();
  await expect(frame.locator('#venmo-error__button')).toBeFocused();
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('venmo-desktop-iframe');
    await expect(frame.locator('button:focus')).toHaveCount(1);
  }
  await expect(frame.locator('#front-view')).toHaveCSS('transform', /none|matrix\(1, 0, 0, 1, 0, 0\)/);
  await expectAllAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('#pay')).toBeFocused();
});

test('venmo web login: the backdrop is accessible', async ({ page, site, sandbox }) => {
  const options = { authorization: sandbox.tokenizationKey, allowDesktopWebLogin: true, paymentMethodUsage: 'multi_use' };
  await openVenmo(page, shopUrl(site), options);
  await openWindow(page, () => clickPay(page), /\/pay\/venmo\//);
  await page.bringToFront();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAllAccessible(page);
});
