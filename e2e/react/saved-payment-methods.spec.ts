import type { Page } from '@playwright/test';
import type { Sandbox } from '@tender/sandbox';
import { expectPageAccessible } from '../support/expect-accessible';
import { createCustomer, PAYPAL_ACCOUNT } from '../support/vault';
import { expect } from '../support/test';
import { nonceOf } from '../support/tokenize';
import { test } from './pieces-page';

/** A client token of a customer who has saved a card and, as the default one, a PayPal account. */
async function customerToken(sandbox: Sandbox): Promise<string> {
  const { id: customerId } = await createCustomer(sandbox, await nonceOf(sandbox), PAYPAL_ACCOUNT);
  return sandbox.createClientToken({ customerId });
}

const said = (page: Page) => page.locator('output');
const radio = (page: Page, name: RegExp) => page.getByRole('radio', { name });
const removal = (page: Page) => page.getByRole('group', { name: /^Remove .*\?$/ });

test.beforeEach(async ({ page, sandbox, openPiece }) => {
  await openPiece('saved', await customerToken(sandbox));
  await expect(said(page)).toHaveText('loaded 2');
});

test('saved methods: chosen and removed by the keyboard, in the strict policy', async ({ page }) => {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(said(page)).toHaveText('chosen PayPalAccount');
  await page.keyboard.press('ArrowDown');
  await expect(said(page)).toHaveText('chosen CreditCard');
  await expect(radio(page, /^Visa ending in 1111/)).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Remove Visa ending in 1111' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(removal(page).getByRole('button', { name: 'Keep' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveText('deleted CreditCard');
  await expect(page.getByRole('radio')).toHaveCount(1);
  await expect(radio(page, /^PayPal/)).toBeFocused();
  await expect(page.getByRole('status').first()).toHaveText('Visa ending in 1111 was removed.');
});

test('saved methods: no accessibility defects, light, dark and in forced colours', async ({ page }) => {
  for (const media of [{ colorScheme: 'light' }, { colorScheme: 'dark' }, { forcedColors: 'active' }] as const) {
    await page.emulateMedia(media);
    await expectPageAccessible(page);
  }
  await page.getByRole('button', { name: 'Remove Visa ending in 1111' }).click();
  await expectPageAccessible(page);
});

test('saved methods: from right to left, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.evaluate(() => void (document.dir = 'rtl'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const [choice, name] = [await radio(page, /^Visa/).boundingBox(), await page.getByText('Visa ending in 1111').boundingBox()];
  expect(choice?.x).toBeGreaterThan(name?.x ?? 999);
});
