import type { Page } from '@playwright/test';
import { fillCard } from '@tender/sandbox/testing';
import { collectWarnings } from './support/warnings';
import { expectAccessible } from './support/expect-accessible';
import { hold } from './support/hold';
import { fieldsReady, overflow, pay, test } from './support/shop';
import { expect } from './support/test';

const VISA = { number: '4111111111111111', expirationDate: '12/2030', cvv: '123', postalCode: '60601' };
const notice = (page: Page) => page.locator('.notice');
async function openGift(page: Page, shop: { url: string }): Promise<void> {
  await page.goto(`${shop.url}/gift`);
  await fieldsReady(page);
}

async function typeGift(page: Page): Promise<void> {
  await page.getByLabel('Their e-mail address').fill('grace@example.com');
  await page.getByLabel('Your words').fill('Happy birthday, Grace!');
  await page.getByLabel('Your e-mail address').fill('ada@example.com');
  await fillCard(page, VISA);
}

test('demo server: without a browser the answer holds the whole page, under the strict policy', async ({ fullShop: shop }) => {
  const response = await fetch(`${shop.url}/gift`, { headers: { 'accept-language': 'de-AT, de;q=0.8' } });
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(response.headers.get('vary')).toContain('accept-language');
  expect(response.headers.get('content-security-policy')).toContain(`style-src 'self'; `);
  expect(response.headers.get('content-security-policy')).toContain(`require-trusted-types-for 'script'`);
  for (const text of ['A gift card', 'Their e-mail address', 'Card number', 'Security code', 'Gift cards', 'Drawn here']) {
    expect(html).toContain(text);
  }
  expect(html).toContain(new Intl.NumberFormat('de-AT', { style: 'currency', currency: 'USD' }).format(50));
  expect(html).not.toMatch(/\sstyle=|<style|<script(?![^>]*\ssrc=)/);
  expect(html).not.toContain('iframe');
});

test('demo server: a language that is none is answered in English, and the page as it was built leads to the rendered one', async ({
  fullShop: shop,
}) => {
  const response = await fetch(`${shop.url}/gift.html`, { headers: { 'accept-language': '"><script>' } });
  expect(response.url).toBe(`${shop.url}/gift`);
  const html = await response.text();
  expect(html).toContain('$50.00');
  expect(html).not.toContain('"><script>');
});

test('demo server: the page is taken over as it is, and pays', async ({ page, fullShop: shop, sandbox }) => {
  const warnings = collectWarnings(page);
  const response = await fetch(`${shop.url}/gift`, { headers: { 'accept-language': 'en-US' } });
  const rendered = /<h1[^>]*>([^<]+)<\/h1>/.exec(await response.text())?.[1];
  await openGift(page, shop);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(rendered ?? 'nothing was rendered');
  await page.getByRole('radio', { name: '$100.00' }).check();
  await expect(page.locator('.preview')).toContainText('$100.00');
  await typeGift(page);
  await expect(page.locator('.preview')).toContainText('Happy birthday, Grace!');
  await page.getByRole('button', { name: 'Pay $100.00' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeFocused();
  await expect(page.locator('.sheet')).toContainText('Gift card');
  await expect(page.locator('.sheet')).toContainText('Happy birthday, Grace!');
  await expect(page.locator('.receipt dl')).toContainText('grace@example.com');
  await expect(page.locator('.receipt dl')).toContainText('Visa ending in 1111');
  await expect(page.locator('.badge')).toHaveText('Paid');
  expect(sandbox.requests().filter(({ method, path }) => method === 'POST' && path.endsWith('/transactions'))).toHaveLength(1);
  expect(warnings).toEqual([]);
});

test('demo server: the gift card is paid through the shop’s axios, whose interceptor shows that a request waits', async ({
  page,
  fullShop: shop,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/|\/v1\/configuration$/.test(pathname)) sent.push(`${request.resourceType()} ${pathname.replace(/^.*(?=\/v1\/)/, '')}`);
  });
  const waiting = page.getByRole('progressbar', { name: 'Waiting for a response' });
  await openGift(page, shop);
  await typeGift(page);
  await expect(waiting).toHaveCount(0);
  const release = await hold(page, '**/api/orders');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(waiting).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeFocused();
  // axios sends its requests with XMLHttpRequest. Those of the page that shows the order come afterwards.
  expect(sent.slice(0, 3)).toEqual(['xhr /api/client-token', 'xhr /v1/configuration', 'xhr /api/orders']);
});

test('demo server: what was typed before the script came is kept', async ({ page, fullShop: shop }) => {
  const release = await hold(page, '**/assets/gift-*.js');
  await page.goto(`${shop.url}/gift`, { waitUntil: 'commit' });
  await page.getByLabel('Your words').fill('Early bird');
  await page.getByLabel('Their e-mail address').fill('grace@example.com');
  release();
  await fieldsReady(page);
  await expect(page.locator('.preview')).toContainText('Early bird');
  await expect(page.getByLabel('Their e-mail address')).toHaveValue('grace@example.com');
});

test('demo server: a session that expired begins anew and keeps what is not of the card', async ({ page, fullShop: shop, sandbox }) => {
  await openGift(page, shop);
  await typeGift(page);
  sandbox.clock.advance(25 * 60 * 60 * 1000);
  await pay(page);
  await expect(notice(page)).toContainText('the payment session expired');
  await expect(page.getByLabel('Your words')).toHaveValue('Happy birthday, Grace!');
  await fieldsReady(page);
  await fillCard(page, VISA);
  await pay(page);
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
});

test('demo server: with a basket in the tab, hydration does not differ, and then the basket is shown', async ({ page, fullShop: shop }) => {
  const warnings = collectWarnings(page);
  await page.goto(shop.url);
  await page.getByRole('button', { name: 'Add to basket Stoneware mug' }).click();
  await page.getByRole('link', { name: 'Gift cards' }).click();
  await fieldsReady(page);
  await expect(page.getByRole('link', { name: 'Checkout (1)' })).toBeVisible();
  expect(warnings).toEqual([]);
});

test('demo server: what is missing is said at its field, and leads to the first', async ({ page, fullShop: shop, sandbox }) => {
  await openGift(page, shop);
  await pay(page);
  await expect(page.getByLabel('Their e-mail address')).toBeFocused();
  await expect(page.getByText('Enter the e-mail address that the card goes to.')).toBeVisible();
  await expect(page.getByText('Enter your card number.')).toBeVisible();
  await page.getByLabel('Their e-mail address').fill('grace@example.com');
  await page.getByLabel('Your e-mail address').fill('ada@example');
  await pay(page);
  await expect(page.getByLabel('Your e-mail address')).toBeFocused();
  await page.getByLabel('Your e-mail address').fill('ada@example.com');
  await pay(page);
  const number = page.frameLocator('iframe[name="braintree-hosted-field-number"]').locator('#credit-card-number');
  await expect(number).toBeFocused();
  await expect(number).toHaveAccessibleDescription('Enter your card number.');
  expect(sandbox.requests().filter(({ path }) => path.endsWith('/transactions'))).toHaveLength(0);
});

test('demo server: a refused card keeps what was typed; an answer lost on its way back charges once', async ({
  page,
  fullShop: shop,
  sandbox,
}) => {
  await openGift(page, shop);
  await typeGift(page);
  await fillCard(page, { number: '4539578763621486' });
  await pay(page);
  await expect(notice(page)).toContainText('The card was not accepted.');
  await expect(notice(page)).toBeFocused();
  await expect(page.getByLabel('Your words')).toHaveValue('Happy birthday, Grace!');
  await fillCard(page, { number: VISA.number });
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
  await pay(page);
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  expect(sandbox.requests().filter(({ method, path }) => method === 'POST' && path.endsWith('/transactions'))).toHaveLength(1);
});

test('demo server: on a phone nothing is wider than the window, and it pays', async ({ page, fullShop: shop }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openGift(page, shop);
  expect(await overflow(page)).toBe(0);
  await pay(page); // with every message there is
  expect(await overflow(page)).toBe(0);
  await typeGift(page);
  await pay(page);
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  await expect(page.locator('.sheet')).toBeVisible();
  expect(await overflow(page)).toBe(0);
});

for (const look of [{ colorScheme: 'light' }, { colorScheme: 'dark' }, { forcedColors: 'active' }] as const) {
  const name = Object.values(look)[0] === 'active' ? 'forced colours' : Object.values(look)[0];
  test(`demo server: is accessible, ${name}`, async ({ page, fullShop: shop }) => {
    await page.emulateMedia(look);
    await openGift(page, shop);
    await expectAccessible(page);
    await pay(page); // with every message there is
    await expect(page.getByText('Enter your card number.')).toBeVisible();
    await expectAccessible(page);
  });
}
