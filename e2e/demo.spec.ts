import type { Page } from '@playwright/test';
import { bundle } from './support/bundles';
import { CARD, fieldsReady, goToCheckout, pay, pickOutcome, test, typeAll, typed } from './support/shop';
import { expect } from './support/test';

const notice = (page: Page) => page.locator('.notice');
const everythingIsStillThere = async (page: Page): Promise<void> => {
  await expect(page.getByLabel('E-mail address')).toHaveValue('ada@example.com');
  expect(await typed(page, 'cardholderName')).toBe('Ada Lovelace');
  expect(await typed(page, 'number')).toBe('4111 1111 1111 1111');
  expect(await typed(page, 'expirationDate')).toBe('12 / 2030');
  expect(await typed(page, 'cvv')).toBe('123');
  expect(await typed(page, 'postalCode')).toBe('60601');
};

for (const [device, viewport] of [
  ['a desktop', { width: 1280, height: 800 }],
  ['a phone', { width: 375, height: 667 }],
] as const) {
  test.describe(device, () => {
    test.use({ viewport });

    test(`demo: on ${device} a card typed into the frames pays, and the order is on the orders page`, async ({ page, shop, sandbox }) => {
      await goToCheckout(page, shop);
      await typeAll(page);
      await expect(page.getByText('Visa', { exact: true }).first()).toBeVisible();
      await pay(page);
      await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeFocused();
      const id = /orders\/(\w+)/.exec(page.url())?.[1];
      await page.getByRole('link', { name: 'All orders' }).click();
      const row = page.getByRole('listitem').filter({ hasText: `Order ${id}` });
      await expect(row).toContainText('Paid');
      await expect(row).toContainText('Visa ending in 1111');
      await expect(row).toContainText('$18.00');
      expect(sandbox.requests().filter(({ method, path }) => method === 'POST' && path.endsWith('/transactions'))).toHaveLength(1);
    });

    test(`demo: on ${device} nothing is wider than the window`, async ({ page, shop }) => {
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await goToCheckout(page, shop);
      await page.locator('.aids summary').click();
      expect(await overflow()).toBe(0);
      await page.goto(`${shop.url}/#/`);
      expect(await overflow()).toBe(0);
    });
  });
}

test('demo: a decline says why and keeps what was typed; the next try pays', async ({ page, shop }) => {
  await goToCheckout(page, shop);
  await typeAll(page);
  await pickOutcome(page, '$2,001.00');
  await pay(page);
  await expect(notice(page)).toContainText('Your bank declined the payment: Insufficient Funds.');
  await expect(notice(page)).toContainText('You have not been charged.');
  await expect(notice(page)).toBeFocused();
  await everythingIsStillThere(page);
  await page.getByRole('button', { name: 'Put my own basket back' }).click();
  await pay(page);
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
});

test('demo: a card the bank finds expired is marked at its date', async ({ page, shop }) => {
  await goToCheckout(page, shop);
  await typeAll(page);
  await pickOutcome(page, '$2,004.00');
  await pay(page);
  await expect(notice(page)).toContainText('Expired Card');
  await expect(page.getByText('The bank says that this card has expired.')).toBeVisible();
});

test('demo: a settled payment is refunded, after a question', async ({ page, shop }) => {
  await goToCheckout(page, shop);
  await typeAll(page);
  await pay(page);
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  await page.getByRole('link', { name: 'All orders' }).click();
  await page.getByRole('button', { name: /^Settle now/ }).click();
  await expect(page.locator('.order .badge')).toHaveText('Paid, settled');
  await page.getByRole('button', { name: /^Refund/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund this payment?' });
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.locator('.order .badge')).toHaveText('Paid, settled');
  await page.getByRole('button', { name: /^Refund/ }).click();
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect(page.locator('.order .badge')).toHaveText('Refunded');
  await expect(page.getByRole('status').filter({ hasText: 'was refunded' })).toBeVisible();
});

test('demo: offline while the card is secured, nothing is lost and nothing is charged', async ({ page, shop, sandbox, context }) => {
  await goToCheckout(page, shop);
  await typeAll(page);
  await context.setOffline(true);
  await pay(page);
  await expect(notice(page)).toContainText('The payment service could not be reached.');
  await everythingIsStillThere(page);
  expect(sandbox.requests().filter(({ path }) => path.endsWith('/transactions'))).toHaveLength(0);
  await context.setOffline(false);
  await pay(page);
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
});

test('demo: a number the gateway refuses is marked at its field', async ({ page, shop }) => {
  await goToCheckout(page, shop);
  await typeAll(page, { ...CARD, number: '4242424242424242' });
  await pay(page);
  await expect(notice(page)).toContainText('The card was not accepted.');
  await expect(page.locator('.field-card-number-field .wrong-message')).toContainText('only documented test numbers');
  expect(await typed(page, 'cvv')).toBe('123');
});

test('demo: an empty form says at each field what is missing, and leads to the first', async ({ page, shop, sandbox }) => {
  await goToCheckout(page, shop);
  await pay(page);
  await expect(page.getByRole('status').filter({ hasText: '6 fields need your attention.' })).toBeVisible();
  await expect(page.getByLabel('E-mail address')).toBeFocused();
  await expect(page.locator('.wrong-message')).toHaveCount(6);
  const number = page.frameLocator('iframe[name="braintree-hosted-field-number"]').locator('#credit-card-number');
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await expect(number).toHaveAccessibleDescription('Enter your card number.');
  await page.locator('label[for=card-number-field]').click();
  await expect(number).toBeFocused();
  expect(sandbox.requests().filter(({ path }) => path.endsWith('/graphql'))).toHaveLength(0);
});

test('demo: Return in the last field pays', async ({ page, shop }) => {
  await goToCheckout(page, shop);
  await typeAll(page);
  await page.frameLocator('iframe[name="braintree-hosted-field-postalCode"]').locator('#postal-code').press('Enter');
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
});

test('demo: a double click on Pay charges once', async ({ page, shop, sandbox }) => {
  await goToCheckout(page, shop);
  await typeAll(page);
  await page.locator('button[type=submit]').dblclick();
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  expect(sandbox.requests().filter(({ method, path }) => method === 'POST' && path.endsWith('/transactions'))).toHaveLength(1);
});

test('demo: an answer lost on its way back charges once', async ({ page, shop, sandbox }) => {
  await goToCheckout(page, shop);
  await typeAll(page);
  await page.route(
    '**/api/orders',
    async (route) => {
      await route.fetch(); // the shop charges, and its answer gets lost
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await pay(page);
  await expect(notice(page)).toContainText('The connection broke off while you paid.');
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  expect(sandbox.requests().filter(({ method, path }) => method === 'POST' && path.endsWith('/transactions'))).toHaveLength(1);
});

test('demo: a session that expired begins anew and keeps the e-mail address', async ({ page, shop, sandbox }) => {
  await goToCheckout(page, shop);
  await typeAll(page);
  sandbox.clock.advance(25 * 60 * 60 * 1000);
  await pay(page);
  await expect(notice(page)).toContainText('the payment session expired');
  await expect(page.getByLabel('E-mail address')).toHaveValue('ada@example.com');
  await fieldsReady(page);
  await typeAll(page);
  await pay(page);
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
});

test('demo: card fields that do not load in time are loaded again', async ({ page, shop }) => {
  await page.clock.install();
  await page.route('**/html/hosted-fields-frame*', (route) => route.abort());
  await page.goto(`${shop.url}/`);
  await page.getByRole('button', { name: 'Add to basket Stoneware mug' }).click();
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await page.locator('iframe').nth(4).waitFor({ state: 'attached' });
  await page.clock.fastForward(61_000);
  await expect(notice(page)).toContainText('The secure card fields did not load in time.');
  await page.unroute('**/html/hosted-fields-frame*');
  await page.getByRole('button', { name: 'Load the card fields again' }).click();
  await fieldsReady(page);
  await expect(notice(page)).toHaveCount(0);
});

test('demo: without its server the shop says so and tries again', async ({ page, shop }) => {
  await page.route('**/api/config', (route) => route.abort(), { times: 1 });
  await page.goto(shop.url);
  await expect(notice(page)).toContainText('The shop’s server cannot be reached.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Things for your desk' })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test(`demo: keeps to its policy and is accessible, ${colorScheme}`, async ({ page, shop }) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (/content security|trusted/i.test(message.text())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      const axe = (await bundle('axe.js')) ?? '';
      const check = async (): Promise<void> => {
        await page.evaluate(`${axe}; globalThis.axeCore = axeCore; 0`);
        const { violations } = await page.evaluate(() => window.axeCore.run({ include: 'body', exclude: 'iframe' }));
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
      };
      await page.goto(shop.url);
      await expect(page.getByRole('heading', { name: 'Things for your desk' })).toBeVisible();
      await check();
      await goToCheckout(page, shop);
      await pay(page); // with every message there is
      await page.locator('.aids summary').click();
      await check();
      await typeAll(page);
      await pickOutcomeOpen(page);
      await pay(page);
      await expect(notice(page)).toBeFocused();
      await check();
      await page.getByRole('button', { name: 'Put my own basket back' }).click();
      await pay(page);
      await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
      await check();
      await page.getByRole('link', { name: 'All orders' }).click();
      await page.getByRole('button', { name: /^Cancel payment/ }).click();
      await check();
      expect(complaints).toEqual([]);
    });
  });
}

/** The panel of test aids is open already. */
async function pickOutcomeOpen(page: Page): Promise<void> {
  await page.getByLabel('Outcome by amount').selectOption('test-200000');
}
