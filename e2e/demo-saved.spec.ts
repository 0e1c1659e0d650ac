import type { Page } from '@playwright/test';
import type { Sandbox } from '@tender/sandbox';
import { DEMO_CUSTOMER } from '../apps/demo/server/saved-methods';
import { expectAccessible } from './support/expect-accessible';
import { serverGateway } from './support/gateway';
import { overflow, test } from './support/shop';
import { collectViolations } from './support/strict-policy';
import { expect } from './support/test';

const rows = (page: Page) => page.locator('.saved-method');
const status = (page: Page) => page.locator('.result');
const heading = (page: Page) => page.getByRole('heading', { name: 'Saved methods' });

const open = (page: Page, shop: { url: string }) => page.goto(`${shop.url}/#/saved`);

/** Stores payment methods with the official server SDK. The last one is the default. */
async function vault(sandbox: Sandbox, ...nonces: string[]): Promise<string[]> {
  const gateway = serverGateway(sandbox);
  const tokens: string[] = [];
  await gateway.customer.create(DEMO_CUSTOMER);
  for (const paymentMethodNonce of nonces) {
    const options = { makeDefault: true };
    const result = await gateway.paymentMethod.create({ customerId: DEMO_CUSTOMER.id, paymentMethodNonce, options });
    tokens.push(result.paymentMethod.token);
    sandbox.clock.advance(1000);
  }
  return tokens;
}

const savedTokens = async (sandbox: Sandbox): Promise<string[]> => {
  const { paymentMethods = [] } = await serverGateway(sandbox).customer.find(DEMO_CUSTOMER.id);
  return paymentMethods.map(({ token }) => token);
};

async function remove(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await page.getByRole('dialog', { name: 'Delete this payment method?' }).getByRole('button', { name: 'Delete' }).click();
}

test('demo: saved methods are listed, the default one first, and deleted at the gateway too', async ({ page, shop, sandbox }) => {
  const [card, payPal] = await vault(sandbox, 'fake-valid-visa-nonce', 'fake-paypal-billing-agreement-nonce');
  await page.goto(shop.url);
  await page.getByRole('link', { name: 'Saved methods' }).click();
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText('You are shopping as Ada Example.')).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).nth(0)).toContainText('PayPal, payer@example.com');
  await expect(rows(page).nth(0)).toContainText('Default');
  await expect(rows(page).nth(1)).toContainText('Visa ending in 1881');
  await expect(rows(page).nth(1)).toContainText('Card, expires 12/2030');
  await expect(rows(page).nth(1)).not.toContainText('Default');

  await remove(page, 'PayPal, payer@example.com');
  await expect(status(page)).toHaveText('PayPal, payer@example.com was deleted.');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Visa ending in 1881');
  await expect(rows(page)).toContainText('Default');
  await expect(page.getByRole('region', { name: 'Saved methods' })).toBeFocused();
  await expect(serverGateway(sandbox).paymentMethod.find(payPal ?? '')).rejects.toMatchObject({ type: 'notFoundError' });
  expect(await savedTokens(sandbox)).toEqual([card]);
});

test('demo: saved methods are kept where the question is answered with no', async ({ page, shop, sandbox }) => {
  const tokens = await vault(sandbox, 'fake-valid-visa-nonce');
  await open(page, shop);
  const button = page.getByRole('button', { name: 'Delete Visa ending in 1881' });
  const dialog = page.getByRole('dialog', { name: 'Delete this payment method?' });
  await button.click();
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.press('Enter');
  await expect(dialog).toContainText('Visa ending in 1881 will no longer be saved.');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(rows(page)).toHaveCount(1);
  expect(await savedTokens(sandbox)).toEqual(tokens);
});

test('demo: saved methods are none at first; a test card is saved, and deleted again', async ({ page, shop, sandbox }) => {
  const violations = await collectViolations(page);
  await open(page, shop);
  await expect(page.getByText('Nothing is saved yet.')).toBeVisible();
  const button = page.getByRole('button', { name: 'Save a test card' });
  await button.dblclick();
  await expect(status(page)).toHaveText('A test card was saved.');
  await expect(button).toBeFocused();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Visa ending in 1881');
  expect(await savedTokens(sandbox)).toHaveLength(1);
  await remove(page, 'Visa ending in 1881');
  await expect(page.getByText('Nothing is saved yet.')).toBeVisible();
  expect(await savedTokens(sandbox)).toEqual([]);
  expect(violations).toEqual([]);
});

test('demo: saved methods are the customer’s own', async ({ page, shop, sandbox }) => {
  const gateway = serverGateway(sandbox);
  const { customer } = await gateway.customer.create({ firstName: 'Grace' });
  await gateway.paymentMethod.create({ customerId: customer.id, paymentMethodNonce: 'fake-valid-visa-nonce' });
  await open(page, shop);
  await expect(page.getByText('Nothing is saved yet.')).toBeVisible();
});

for (const [what, path] of [
  ['the gateway fails the list', 'client_api/v1/payment_methods'],
  ['the gateway fails the shop’s server', 'client_token'],
] as const) {
  test(`demo: saved methods are asked for again where ${what}`, async ({ page, shop, sandbox }) => {
    await vault(sandbox, 'fake-valid-visa-nonce');
    sandbox.faults.add({ match: { path }, action: { status: 500, body: {} } });
    await open(page, shop);
    const notice = page.locator('.notice');
    await expect(notice).toContainText('Your saved methods could not be loaded.');
    await expect(notice).toContainText('The payment service cannot be reached.');
    await expect(notice).toBeFocused();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(notice).toBeFocused(); // it still fails
    sandbox.faults.clear();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(rows(page)).toContainText('Visa ending in 1881');
    await expect(notice).toHaveCount(0);
    await expect(heading(page)).toBeFocused();
  });
}

test('demo: saved methods stay where a deletion fails, and the page says so', async ({ page, shop, sandbox }) => {
  const tokens = await vault(sandbox, 'fake-valid-visa-nonce');
  await open(page, shop);
  await expect(rows(page)).toHaveCount(1);
  sandbox.faults.add({ match: { path: '/graphql', times: 1 }, action: { status: 503, body: {} } });
  await remove(page, 'Visa ending in 1881');
  await expect(status(page)).toContainText('Visa ending in 1881 may not have been deleted.');
  await expect(rows(page)).toHaveCount(1);
  expect(await savedTokens(sandbox)).toEqual(tokens);
  await remove(page, 'Visa ending in 1881');
  await expect(status(page)).toHaveText('Visa ending in 1881 was deleted.');
  await expect(rows(page)).toHaveCount(0);
});

test('demo: saved methods deleted elsewhere are taken off the list', async ({ page, shop, sandbox }) => {
  const [token] = await vault(sandbox, 'fake-valid-visa-nonce');
  await open(page, shop);
  await expect(rows(page)).toHaveCount(1);
  await serverGateway(sandbox).paymentMethod.delete(token ?? '');
  await remove(page, 'Visa ending in 1881');
  await expect(status(page)).toContainText('Visa ending in 1881 was not found.');
  await expect(page.getByText('Nothing is saved yet.')).toBeVisible();
});

test('demo: saved methods outlive the session', async ({ page, shop, sandbox }) => {
  await vault(sandbox, 'fake-valid-visa-nonce');
  await open(page, shop);
  await expect(rows(page)).toHaveCount(1);
  sandbox.clock.advance(25 * 60 * 60 * 1000);
  await remove(page, 'Visa ending in 1881');
  await expect(status(page)).toContainText('A new session has started');
  await remove(page, 'Visa ending in 1881');
  await expect(status(page)).toHaveText('Visa ending in 1881 was deleted.');
});

test('demo: saved methods are nowhere wider than the window of a phone', async ({ page, shop, sandbox }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto(shop.url);
  await page.getByRole('button', { name: 'Add to basket Stoneware mug' }).click(); // counted in the header
  await page.getByRole('link', { name: 'Saved methods' }).click();
  await expect(page.getByText('Nothing is saved yet.')).toBeVisible();
  expect(await overflow(page)).toBe(0);
  await vault(sandbox, 'fake-valid-visa-nonce', 'fake-us-bank-account-nonce', 'fake-sepa-direct-debit-nonce', 'fake-venmo-account-nonce');
  await page.reload();
  await rows(page).first().waitFor();
  expect(await overflow(page)).toBe(0);
  await rows(page).first().getByRole('button').click();
  expect(await overflow(page)).toBe(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`demo: saved methods have no accessibility violations, ${colorScheme}`, async ({ page, shop, sandbox }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, shop);
    await expect(page.getByText('Nothing is saved yet.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save a test card' }).click();
    await expect(rows(page)).toHaveCount(1);
    await expect(status(page)).toHaveText('A test card was saved.');
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Delete Visa/ }).click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    sandbox.faults.add({ match: { path: 'payment_methods' }, action: { status: 500, body: {} } });
    await page.reload();
    await expect(page.locator('.notice')).toBeFocused();
    await expectAccessible(page);
  });
}
