import type { BrowserContext, Page } from '@playwright/test';
import type { Sandbox } from '@tender/sandbox';
import { approveVenmo, cancelVenmo, scanVenmo } from '@tender/sandbox/testing';
import { expectPageAccessible } from '../support/expect-accessible';
import { installProbe } from '../support/probe';
import { readQrCode } from '../support/read-qr-code';
import { expect } from '../support/test';
import { test } from './pieces-page';

const venmoButton = (page: Page) => page.getByRole('button', { name: 'Venmo', exact: true });
const region = (page: Page) => page.getByRole('group', { name: 'Pay with Venmo' });

const readCode = (page: Page): Promise<string> => readQrCode(region(page).getByRole('img'));

async function scan(page: Page, context: BrowserContext, sandbox: Sandbox): Promise<Page> {
  const phone = await context.newPage();
  await scanVenmo(phone, await readCode(page), { sandbox: sandbox.url });
  return phone;
}

/** Expects no overlay on the page, and no timer that requests the payment's status. */
async function expectIdle(page: Page): Promise<void> {
  await expect(region(page)).toHaveCount(0);
  await expect(page.locator('#venmo-desktop-iframe')).toBeHidden();
  await expect(venmoButton(page)).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.probe.timers().filter((timer) => /^setTimeout (1000|2000) /.test(timer)))).toEqual([]);
}

test.beforeEach(({ page }) => installProbe(page));

test('react venmo code: scanned and approved on a phone, under the strict policy', async ({ page, context, sandbox, openPiece }) => {
  await openPiece('venmo-code', sandbox.tokenizationKey);
  await venmoButton(page).click();
  await expect(region(page).getByRole('heading')).toBeFocused();
  expect(await readCode(page)).toMatch(
    /^https:\/\/venmo\.com\/go\/purchase\?facilitator=BT&intent=Continue&resource_id=[\w=-]+&merchant_id=venmo-[\w-]+&environment=SANDBOX$/,
  );
  await expect(page.locator('#venmo-desktop-iframe')).toBeHidden();
  expect(await page.locator('[inert]').count()).toBe(0);
  await expectPageAccessible(page);
  const phone = await scan(page, context, sandbox);
  await expect(region(page).getByRole('status')).toHaveText('Authorize on your Venmo app');
  await approveVenmo(phone, { username: 'venmojoe' });
  await expect(region(page).getByRole('status')).toHaveText('Venmo account authorized');
  await expect(page.locator('output')).toHaveText('paid by @venmojoe');
  await expectIdle(page);
});

test('react venmo code: refused on the phone, and another code by the keyboard', async ({ page, context, sandbox, openPiece }) => {
  await openPiece('venmo-code', sandbox.tokenizationKey);
  await venmoButton(page).focus();
  await page.keyboard.press('Enter');
  const first = await readCode(page);
  await cancelVenmo(await scan(page, context, sandbox));
  await page.bringToFront();
  await expect(region(page).getByRole('status')).toHaveText('The authorization was canceled');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Get a new code' })).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await readCode(page)).not.toBe(first);
  await expect(region(page).getByRole('heading')).toBeFocused();
  await approveVenmo(await scan(page, context, sandbox), { username: 'venmojoe' });
  await expect(page.locator('output')).toHaveText('paid by @venmojoe');
});
