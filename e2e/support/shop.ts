import { expect, type Locator, type Page } from '@playwright/test';
import type { Sandbox } from '@tender/sandbox';
import { fillCard, type CardToType } from '@tender/sandbox/testing';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { RenderPages } from '../../apps/demo/server/contract';
import { startShop, type Shop } from '../../apps/demo/server/start-shop';
import { openWindow } from './open-window';
import { test as base } from './test';

const root = join(import.meta.dirname, '../..');
const demo = join(root, 'apps/demo');

/** Milliseconds. */
const BUILD_TIMEOUT = 120_000;
// Not fixtures of the worker: Playwright starts another worker, with a sandbox of its own, for tests that have others.
let builtPages: Promise<string> | undefined;
let builtRenderer: Promise<RenderPages> | undefined;

/** `shop`: the demo shop, connected to the sandbox of the test. `fullShop`: the same, with the pages that its server renders. */
export const test = base.extend<{ pageFolder: string; render: RenderPages; shop: Shop; fullShop: Shop }>({
  pageFolder: [async ({}, use) => use(await (builtPages ??= build(join(root, 'e2e/test-results')))), { timeout: BUILD_TIMEOUT }],
  render: [async ({}, use) => use(await (builtRenderer ??= buildRenderer())), { timeout: BUILD_TIMEOUT }],
  shop: async ({ sandbox, pageFolder }, use) => useShop(sandbox, { pageFolder }, use),
  fullShop: async ({ sandbox, pageFolder, render }, use) => useShop(sandbox, { pageFolder, render }, use),
});

async function useShop(
  sandbox: Sandbox,
  pages: { pageFolder: string; render?: RenderPages },
  use: (shop: Shop) => Promise<void>,
): Promise<void> {
  const shop = await startShop({ connection: connectionTo(sandbox), ...pages, port: 0 });
  await use(shop);
  await shop.stop();
}

/** Builds a part of the shop in the first worker of a run that asks for it; other workers wait for the same build. */
async function build(parent: string, ...options: string[]): Promise<string> {
  const run = join(parent, `shop-${process.ppid}`);
  const [folder, built] = [join(run, 'part'), join(run, 'built')];
  try {
    mkdirSync(run);
  } catch {
    while (!existsSync(built)) await setTimeout(100);
    return folder;
  }
  const vite = join(demo, 'node_modules/vite/bin/vite.js');
  const all = ['build', ...options, '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
  execFileSync(process.execPath, [vite, ...all], { cwd: demo, stdio: 'inherit' });
  writeFileSync(built, '');
  return folder;
}

/** What the shop's server renders pages with. It is built where the shop's own packages are found. */
async function buildRenderer(): Promise<RenderPages> {
  const cache = join(demo, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const file = join(await build(cache, '--ssr', 'src/render.tsx'), 'render.js');
  return ((await import(pathToFileURL(file).href)) as { render: RenderPages }).render;
}

function connectionTo({ url: origin, merchantId, publicKey, privateKey }: Sandbox): Parameters<typeof startShop>[0]['connection'] {
  return { environment: 'development', origin, merchantId, publicKey, privateKey };
}

/** A card that is approved, for the five fields of the shop. */
export const CARD = {
  cardholderName: 'Ada Lovelace',
  number: '4111111111111111',
  expirationDate: '12/2030',
  cvv: '123',
  postalCode: '60601',
} as const satisfies CardToType;
/** What the fields show of it. */
export const SHOWN = { ...CARD, number: '4111 1111 1111 1111', expirationDate: '12 / 2030' } as const;

/** Puts a mug in the basket and goes to the checkout, as a customer does; resolves when the fields can be typed into. */
export async function goToCheckout(page: Page, shop: Shop): Promise<void> {
  await page.goto(shop.url);
  await page.getByRole('button', { name: 'Add to basket Stoneware mug' }).click();
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await fieldsReady(page);
}

/** Opens the shop as a server would send it that does not put the shop's configuration into the page. */
export async function openWithoutConfiguration(page: Page, shop: Shop): Promise<void> {
  await page.route(`${shop.url}/`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/ data-configuration="[^"]*"/, '') });
  });
  await page.goto(shop.url);
}

export async function fieldsReady(page: Page): Promise<void> {
  await page.locator('button[type=submit][aria-disabled=false]').waitFor();
}

/** The basket's total becomes one of the documented amounts. */
export async function pickOutcome(page: Page, amount: string): Promise<void> {
  await page.locator('.aids summary').click();
  const option = page.getByLabel('Outcome by amount').locator('option', { hasText: amount });
  await page.getByLabel('Outcome by amount').selectOption((await option.getAttribute('value')) ?? '');
}

export async function typeAll(page: Page, card: CardToType = CARD): Promise<void> {
  await page.getByLabel('E-mail address').fill('ada@example.com');
  await fillCard(page, card);
}

export const pay = (page: Page): Promise<void> => page.locator('button[type=submit]').click();

/** What a card field shows. */
export const typed = (page: Page, field: keyof typeof CARD): Promise<string> =>
  page.frameLocator(`iframe[name="braintree-hosted-field-${field}"]`).locator(`[data-braintree-name="${field}"]`).inputValue();

export const LEFT = 'The payment was not completed.';
export const notice = (page: Page): Locator => page.locator('.notice, [data-tender-notice]');
export const payPalButton = (page: Page): Locator => page.locator('[data-tender-paypal-buttons]').getByRole('button', { name: 'PayPal' });

/** The names of payment methods that tests choose, as the shop shows them. */
export const METHODS = {
  card: 'Card',
  paypal: 'PayPal',
  paypalButton: 'PayPal button',
  savedPayPal: 'Saved PayPal account',
  sepa: 'SEPA Direct Debit',
  localPayment: 'Bank or wallet',
  venmo: 'Venmo',
  unionPay: 'UnionPay',
} as const;

/** Chooses a payment method; resolves when the customer can pay with it. */
export async function choose(page: Page, method: keyof typeof METHODS): Promise<void> {
  await page.getByRole('radio', { name: METHODS[method], exact: true }).check();
  if (method === 'paypalButton') await payPalButton(page).waitFor();
  else if (method === 'savedPayPal') await page.getByRole('button', { name: 'Save a test account' }).waitFor();
  else await fieldsReady(page);
}

/** Goes to the checkout with a mug, types the e-mail address and chooses a payment method. */
export async function payBy(page: Page, shop: Shop, method: keyof typeof METHODS): Promise<void> {
  await goToCheckout(page, shop);
  await page.getByLabel('E-mail address').fill('ada@example.com');
  await choose(page, method);
}

/** Presses “Pay” or another button, and returns the window that opens. */
export const payInWindow = (page: Page, press: () => Promise<void> = () => pay(page)): Promise<Page> => openWindow(page, press);

/** Expects an order that names its payment method, on its own page and in the list. */
export async function expectPaid(page: Page, method: string, amount = '$18.00'): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeFocused();
  await expect(page.locator('.receipt')).toContainText('is paid. The receipt goes to ada@example.com.');
  await expect(page.locator('.receipt dl')).toContainText(method);
  await page.getByRole('link', { name: 'All orders' }).click();
  const row = page.locator('.order').first();
  await expect(row).toContainText('Paid');
  await expect(row).toContainText(method);
  await expect(row).toContainText(amount);
}

/** Counts the sales that the shop's server requested. */
export const sales = (sandbox: Sandbox): number =>
  sandbox.requests().filter(({ method, path }) => method === 'POST' && path.endsWith('/transactions')).length;

/** By how many pixels the page is wider than the window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
