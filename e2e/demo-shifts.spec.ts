import type { Page } from '@playwright/test';
import { fillCard } from '@tender/sandbox/testing';
import { noteLayoutShifts } from './support/layout-shifts';
import { CARD, fieldsReady, goToCheckout, test } from './support/shop';
import { expect } from './support/test';

// Google counts what moves while a customer types into a card field, because the key is pressed in a frame of another site. So nothing may.

const WINDOWS = [
  [1280, 900],
  [390, 844],
  [320, 640],
] as const;

const message = (page: Page, field: string) => page.locator(`[data-tender-field="${field}"] [data-tender-message]`);

/** Types something wrong into each field and leaves it, and then the right card. */
async function typeWithErrors(page: Page): Promise<void> {
  const wrong = { number: '5555555555554445', expirationDate: '12/2020', cvv: '1', postalCode: '1' };
  for (const [field, text] of Object.entries(wrong)) {
    await fillCard(page, { [field]: text });
    await page.getByLabel('E-mail address').focus();
    await expect(page.locator(`[data-tender-field="${field}"]`)).toHaveAttribute('data-invalid', '');
    await expect(message(page, field)).toBeVisible();
  }
  await fillCard(page, CARD);
  await expect(page.locator('[data-tender-field][data-invalid]')).toHaveCount(0);
}

for (const [width, height] of WINDOWS) {
  test(`demo: nothing moves while the checkout loads, and while a card is typed with every error, at ${width} pixels`, async ({
    page,
    giftShop: shop,
  }) => {
    await page.setViewportSize({ width, height });
    await goToCheckout(page, shop);
    const readShifts = await noteLayoutShifts(page);
    await page.reload();
    await fieldsReady(page);
    await expect(page.locator('[data-tender-accepted] svg').first()).toBeVisible();
    expect(await readShifts()).toEqual([]);
    await page.setViewportSize({ width, height: 2000 }); // what moves outside of the window is not reported
    const { length } = await readShifts();
    await typeWithErrors(page);
    await expect(page.locator('[data-tender-brand] svg')).toBeVisible();
    expect((await readShifts()).slice(length)).toEqual([]);
  });
}
