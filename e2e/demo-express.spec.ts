import type { Page } from '@playwright/test';
import { approveVenmo, cancelVenmo, fillCard, scanVenmo } from '@tender/sandbox/testing';
import { expectAccessible } from './support/expect-accessible';
import { noteLayoutShifts } from './support/layout-shifts';
import { hold } from './support/hold';
import { readQrCode } from './support/read-qr-code';
import { CARD, sales, test, typeAll, typed } from './support/shop';
import { expect } from './support/test';
import { collectWarnings } from './support/warnings';
import { ANDROID_CHROME } from './venmo/support';

const payButton = (page: Page) => page.locator('[data-tender-checkout]').getByRole('button', { name: /^(Pay|Continue with)/ });

/** Puts a mug in the basket and opens the express checkout. */
async function open(page: Page, shop: { url: string }, email = 'ada@example.com'): Promise<void> {
  await page.goto(shop.url);
  await page.getByRole('button', { name: 'Add to basket Stoneware mug' }).click();
  await page.goto(`${shop.url}/#/checkout`);
  await page.getByRole('link', { name: 'express checkout' }).click();
  await expect(page.getByRole('heading', { name: 'Express checkout' })).toBeFocused();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('radio', { name: 'Card', exact: true }).check();
  await expect(payButton(page)).toHaveAttribute('aria-disabled', 'false');
}

async function expectPaid(page: Page, by: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeFocused();
  await expect(page.locator('.receipt')).toContainText('ada@example.com');
  await expect(page.locator('.receipt')).toContainText(by);
}

test('demo: express, Venmo’s QR code is a dialog of the checkout, cancelled and approved', async ({ page, context, shop, sandbox }) => {
  const dialog = page.getByRole('dialog', { name: 'Venmo' });
  await open(page, shop);
  await page.getByRole('radio', { name: 'Venmo' }).check();
  await expect(payButton(page)).toHaveAttribute('aria-disabled', 'false');
  await payButton(page).click();
  await expect(dialog.getByRole('heading', { name: 'Pay with Venmo' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'The payment was not completed.' })).toBeVisible();
  await payButton(page).click();
  const phone = await context.newPage();
  await scanVenmo(phone, await readQrCode(dialog.getByRole('img', { name: 'QR code' })), { sandbox: sandbox.url });
  await approveVenmo(phone);
  await page.bringToFront();
  await expectPaid(page, 'Venmo, @venmojoe');
  expect(sales(sandbox)).toBe(1);
});

test.describe('on a phone', () => {
  test.use({ userAgent: ANDROID_CHROME, viewport: { width: 412, height: 915 }, hasTouch: true });

  test('demo: express, Venmo’s app comes back to it, cancelled and approved', async ({ page, shop, sandbox }) => {
    const toApp = async (): Promise<void> => {
      await Promise.all([page.waitForURL((url) => url.pathname.startsWith('/pay/venmo/')), payButton(page).click()]);
    };
    await open(page, shop);
    await page.getByRole('radio', { name: 'Venmo' }).check();
    await expect(payButton(page)).toHaveAttribute('aria-disabled', 'false');
    await toApp();
    await cancelVenmo(page);
    await expect(page.getByRole('group', { name: 'The payment was not completed.' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Express checkout' })).toBeVisible();
    await expect(page.getByLabel('E-mail address')).toHaveValue('ada@example.com');
    await expect.poll(() => page.url()).toBe(`${shop.url}/?return=express#/express`);
    expect(sales(sandbox)).toBe(0);
    await toApp();
    await approveVenmo(page);
    await expectPaid(page, 'Venmo, @venmojoe');
    expect(new URL(page.url()).search).toBe('');
    expect(sales(sandbox)).toBe(1);
  });
});

for (const address of ['/?fresh#/express', '/express'])
  // another address before `#`, so that the page is loaded anew
  test(`demo: express at ${address}, nothing moves while it loads`, async ({ page, fullShop: shop }) => {
    await page.goto(shop.url);
    await page.getByRole('button', { name: 'Add to basket Stoneware mug' }).click();
    const readShifts = await noteLayoutShifts(page);
    await page.goto(shop.url + address);
    await expect(payButton(page)).toHaveAttribute('aria-disabled', 'false');
    expect(await readShifts()).toEqual([]);
  });

test('demo: express from the server, typed before its scripts run, is taken over as it is and pays', async ({ page, fullShop: shop }) => {
  const warnings = collectWarnings(page);
  await page.goto(shop.url);
  await page.getByRole('button', { name: 'Add to basket Stoneware mug' }).click();
  const hydrate = await hold(page, '**/assets/base-*.js');
  await page.goto(`${shop.url}/express`, { waitUntil: 'commit' });
  await typeAll(page, { ...CARD, number: '4000000000002701', postalCode: '606' });
  await page.locator('button[type=submit]').click({ force: true }); // nothing is sent without a script
  await fillCard(page, { postalCode: '60601' });
  hydrate();
  await expect(payButton(page)).toHaveAttribute('aria-disabled', 'false');
  expect([await typed(page, 'number'), await page.getByLabel('E-mail address').inputValue()]).toEqual([
    '4000 0000 0000 2701',
    'ada@example.com',
  ]);
  await expect(page.locator('.braintree-hosted-fields-focused [name="braintree-hosted-field-postalCode"]')).toBeVisible();
  await payButton(page).click();
  await expectPaid(page, 'Visa ending in 2701');
  expect(warnings).toEqual([]);
});

test('demo: express begins with the e-mail address, and is accessible', async ({ page, shop }) => {
  await open(page, shop);
  await expectAccessible(page);
  await page.getByLabel('E-mail address').fill('');
  await payButton(page).click();
  await expect(page.getByLabel('E-mail address')).toBeFocused();
  await expect(page.getByText('Enter your e-mail address.')).toBeVisible();
  await expectAccessible(page);
});
