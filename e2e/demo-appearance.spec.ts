import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expect-accessible';
import { goToCheckout, openWithoutConfiguration, overflow, pay, pickOutcome, test, typeAll } from './support/shop';
import { expect } from './support/test';

async function payForMug(page: Page, shop: Parameters<typeof goToCheckout>[1]): Promise<void> {
  await goToCheckout(page, shop);
  await typeAll(page);
  await pay(page);
  await expect(page.locator('.sheet')).toBeVisible();
}

test('demo: in forced colours every page is accessible, and what is chosen differs by more than its ground', async ({ page, shop }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${shop.url}/#/orders`);
  await expect(page.getByText('No orders yet.')).toBeVisible();
  await expectAccessible(page);
  await page.goto(shop.url);
  await expect(page.getByRole('heading', { name: 'Things for your desk' })).toBeVisible();
  await expectAccessible(page);
  await goToCheckout(page, shop);
  await page.getByLabel('E-mail address').fill('ada@example.com');
  await pay(page); // with every message there is
  await expectAccessible(page);
  const border = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).borderTopWidth);
  expect(await border('[data-tender-method][data-chosen]')).not.toBe(await border('[data-tender-method]:not([data-chosen])'));
  await typeAll(page);
  await pickOutcome(page, '$2,001.00');
  await pay(page);
  await expect(page.locator('[data-tender-notice]')).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Put my own basket back' }).click();
  await pay(page);
  await expect(page.locator('.sheet')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'All orders' }).click();
  await expect(page.locator('.order')).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Saved methods' }).click();
  await expect(page.getByText('Nothing is saved yet.')).toBeVisible();
  await expectAccessible(page);
});

test('demo: while it loads, a page is announced in words and shows where things will be', async ({ page, shop }) => {
  await page.route('**/api/config', () => undefined);
  await openWithoutConfiguration(page, shop);
  await expect(page.getByRole('status')).toHaveText('Opening the shop…');
  await expect(page.locator('.bone').first()).toBeVisible();
});

test('demo: on paper there is the receipt alone', async ({ page, shop }) => {
  await payForMug(page, shop);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.sheet')).toContainText('Stoneware mug');
  for (const selector of ['.top', '.foot', '.beside', '.order-actions', '.ways-on']) await expect(page.locator(selector)).toBeHidden();
});

test('demo: who prefers less motion sees none', async ({ page, shop }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await payForMug(page, shop);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('demo: at 320 pixels, which is 400 % zoom, nothing is wider than the window', async ({ page, shop }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(shop.url);
  await expect(page.getByRole('heading', { name: 'Things for your desk' })).toBeVisible();
  expect(await overflow(page)).toBe(0);
  await payForMug(page, shop);
  expect(await overflow(page)).toBe(0);
  await page.getByRole('link', { name: 'All orders' }).click();
  await expect(page.locator('.order')).toHaveCount(1);
  expect(await overflow(page)).toBe(0);
});
