import type { Page } from '@playwright/test';
import type { Sandbox } from '@tender/sandbox';
import { collectWarnings } from './support/warnings';
import { expectPageAccessible } from './support/expect-accessible';
import { serverGateway } from './support/gateway';
import { expect, test } from './support/test';
import { nonceOf, tokenizeCard } from './support/tokenize';

const VIEWS = ['Requests', 'Transactions', 'Nonces', 'Vault', 'Contexts', 'Webhooks', 'Analytics', 'Faults', 'Clock', 'Keys'];

const open = (page: Page, { url }: Sandbox, view = 'requests') => page.goto(`${url}/_console/#/${view}`);
const goTo = async (page: Page, view: string): Promise<void> => {
  await page.getByRole('navigation').getByRole('link', { name: view }).click();
  await expect(page).toHaveTitle(`${view} – Tender sandbox`);
};
const rowsOf = (page: Page, table: string) => page.getByRole('table', { name: table }).locator('tbody').getByRole('row');

/** What makes the page wider than the window, by tag and class. */
function tooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.querySelectorAll('main *, header *')].filter((element) => element.getBoundingClientRect().right > clientWidth);
  return [`${scrollWidth} pixels`, ...wide.map(({ tagName, className }) => `${tagName}.${className}`)];
}

test('console: a tokenization appears while one looks on, its number masked', async ({ page, sandbox }) => {
  await open(page, sandbox);
  await expect(page.getByText('No matching requests yet.')).toBeVisible();
  await tokenizeCard(sandbox);
  const request = page.getByRole('listitem').filter({ hasText: '/payment_methods/credit_cards' });
  await expect(request).toContainText('202');
  await request.locator('summary').click();
  await expect(request.getByRole('region', { name: 'Request body' })).toContainText('411111******1111');
  expect(await page.content()).not.toContain('4111111111111111');

  await page.getByLabel('Path').fill('no such path');
  await expect(request).toHaveCount(0);
  await page.getByLabel('Path').fill('CREDIT_CARDS');
  await expect(request).toBeVisible();
  await page.getByLabel('Status').selectOption('Failed');
  await expect(request).toHaveCount(0);

  await goTo(page, 'Nonces');
  await expect(rowsOf(page, 'Payment method nonces')).toContainText(['unspent']);
  await expect(rowsOf(page, 'Payment method nonces')).toContainText(['•••• 1111']);
});

test('console: what strangers send is shown as text', async ({ page, sandbox }) => {
  const markup = '<img src=x onerror="document.title=1">';
  await fetch(`${sandbox.url}/merchants/${sandbox.merchantId}/client_api/v1/nothing`, {
    method: 'POST',
    body: JSON.stringify({ [markup]: markup }),
  });
  await open(page, sandbox);
  await page.getByText('/client_api/v1/nothing').click();
  await expect(page.getByRole('region', { name: 'Request body' })).toContainText('<img src=x');
  await expect(page.locator('img')).toHaveCount(0);
});

test('console: a fault switched on there strikes the next tokenization, is counted and read out', async ({ page, sandbox }) => {
  await open(page, sandbox, 'faults');
  await page.getByLabel('Path, or part of it').fill('credit_cards');
  await page.getByLabel('HTTP status').fill('503');
  await page.getByRole('button', { name: 'Add fault' }).click();
  const fault = page.getByRole('listitem').filter({ hasText: 'responds with 503' });
  await expect(fault).toContainText('0 hits');
  expect((await tokenizeCard(sandbox)).status).toBe(503);
  await expect(fault).toContainText('1 hit');
  await expect(page.getByRole('status', { name: 'New failures' })).toContainText('credit_cards: 503');
  await fault.getByRole('button', { name: 'Remove' }).click();
  await expect(fault).toHaveCount(0);
  expect((await tokenizeCard(sandbox)).status).toBe(202);
});

test('console: every kind of fault can be switched on', async ({ page, sandbox }) => {
  await open(page, sandbox, 'faults');
  const actions = await page.getByLabel('Action').locator('option').allTextContents();
  for (const [index, action] of actions.entries()) {
    await page.getByLabel('Action').selectOption(action);
    await page.getByRole('button', { name: 'Add fault' }).click();
    await expect(page.getByRole('button', { name: 'Remove the fault' })).toHaveCount(index + 1);
  }
  expect(sandbox.faults.list().map(({ action }) => action)).toEqual([
    { status: 503 },
    { latencyMs: 2000 },
    { drop: 'before' },
    { drop: 'after' },
    { hang: true },
    { malformed: true },
    { staleToken: true },
  ]);
  await page.getByRole('button', { name: 'Remove all' }).click();
  await expect(page.getByText('No faults: the sandbox responds normally.')).toBeVisible();
});

test('console: the clock moves, and what is due happens', async ({ page, sandbox }) => {
  await nonceOf(sandbox);
  await open(page, sandbox, 'clock');
  await expect(page.getByText('The same as this machine’s time.')).toBeVisible();
  await page.getByRole('button', { name: '+ 25 hours' }).click();
  await expect(page.getByText('1 d 1 h ahead of this machine’s time.')).toBeVisible();
  expect(sandbox.clock.now() - Date.now()).toBeGreaterThan(24.9 * 60 * 60 * 1000);
  await page.getByRole('spinbutton', { name: 'Advance by' }).fill('3');
  await page.getByRole('button', { name: 'Advance', exact: true }).click();
  await expect(page.getByText('4 d 1 h ahead of this machine’s time.')).toBeVisible();
  await goTo(page, 'Nonces');
  await expect(rowsOf(page, 'Payment method nonces')).toContainText(['expired']);
  await goTo(page, 'Clock');
  await page.getByRole('button', { name: 'Reset to this machine’s time' }).click();
  await expect(page.getByText('The same as this machine’s time.')).toBeVisible();
});

test('console: settles one transaction, voids another, and shows a decline', async ({ page, sandbox }) => {
  const gateway = serverGateway(sandbox);
  const sale = async (amount: string) =>
    (await gateway.transaction.sale({ amount, paymentMethodNonce: await nonceOf(sandbox) })).transaction.id;
  const [first, second, declined] = [await sale('10.00'), await sale('11.00'), await sale('2001.00')];
  await open(page, sandbox, 'transactions');
  const row = (id: string) => rowsOf(page, 'Transactions').filter({ hasText: id });
  await expect(row(declined)).toContainText('processor declined');
  await expect(row(declined).getByRole('button', { name: 'Settle' })).toHaveCount(0);
  await expect(row(first)).toContainText('Visa ending in 1111');
  await row(first).getByRole('button', { name: 'Settle' }).click();
  await expect(row(first)).toContainText('settled');
  await row(second).getByRole('button', { name: 'Void' }).click();
  await expect(row(second)).toContainText('voided');
  expect((await gateway.transaction.find(first)).status).toBe('settled');
});

test('console: shows vault and analytics, and copies the keys', async ({ page, sandbox, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const gateway = serverGateway(sandbox);
  await gateway.customer.create({ id: 'ada', firstName: 'Ada', lastName: 'Lovelace', paymentMethodNonce: await nonceOf(sandbox) });
  await fetch(`${sandbox.url}/xoplatform/logger/api/logger`, {
    method: 'POST',
    body: JSON.stringify({ events: [{ event: 'web.custom.client.load.initialized' }], tracking: [] }),
  });
  await open(page, sandbox, 'vault');
  await expect(rowsOf(page, 'Customers')).toContainText(['Ada Lovelace']);
  await expect(rowsOf(page, 'Payment methods')).toContainText(['Visa ending in 1111']);
  await goTo(page, 'Analytics');
  await expect(rowsOf(page, 'Analytics events')).toContainText(['web.custom.client.load.initialized']);
  await goTo(page, 'Keys');
  await page.getByRole('button', { name: 'Copy Private key' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(sandbox.privateKey);
});

test('console: reset empties everything, once confirmed', async ({ page, sandbox }) => {
  await tokenizeCard(sandbox);
  sandbox.faults.add({ match: { path: 'nowhere' }, action: { status: 500 } });
  await open(page, sandbox);
  const request = page.getByRole('listitem').filter({ hasText: '/payment_methods/credit_cards' });
  await expect(request).toBeVisible();
  await page.getByRole('button', { name: 'Reset …' }).click();
  await page.getByRole('button', { name: 'Keep everything' }).click();
  await expect(request).toBeVisible();
  await page.getByRole('button', { name: 'Reset …' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(request).toHaveCount(0);
  await goTo(page, 'Nonces');
  await expect(page.getByText('No nonces yet.')).toBeVisible();
  expect(sandbox.faults.list()).toEqual([]);
  expect(sandbox.requests()).toEqual([]);
});

test('console: neither shows up in the log nor is struck by faults, and nobody frames it', async ({ sandbox }) => {
  sandbox.faults.add({ action: { status: 500 } });
  const answer = await fetch(`${sandbox.url}/_console`);
  expect(answer.status).toBe(200);
  expect(answer.url).toBe(`${sandbox.url}/_console/`);
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(sandbox.requests()).toEqual([]);
});

test('console: says so when the sandbox does not answer, and when it does again', async ({ page, sandbox }) => {
  await open(page, sandbox);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await page.route('**/_control/**', (route) => route.abort());
  await expect(page.getByText('The sandbox does not respond')).toBeVisible();
  await page.unroute('**/_control/**');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
});

test('console: asks nothing while nobody can see it', async ({ page, sandbox }) => {
  await page.clock.install();
  let asked = 0;
  page.on('request', (request) => (asked += request.url().includes('/_control/') ? 1 : 0));
  await open(page, sandbox);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const turn = (state: string) =>
    page.evaluate((state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await turn('hidden');
  const before = asked;
  await page.clock.runFor(60_000);
  expect(asked).toBe(before);
  await turn('visible');
  await expect.poll(() => asked).toBeGreaterThan(before);
});

for (const [colorScheme, width] of [
  ['light', 1280],
  ['dark', 375],
] as const) {
  test(`console: keeps to its policy, is accessible and no wider than the window, ${colorScheme} at ${width}`, async ({
    page,
    sandbox,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    const warnings = collectWarnings(page);
    const gateway = serverGateway(sandbox);
    const paymentMethodNonce = await nonceOf(sandbox);
    await gateway.customer.create({ id: 'ada', paymentMethodNonce: await nonceOf(sandbox) });
    await gateway.transaction.sale({ amount: '10.00', paymentMethodNonce });
    await gateway.transaction.sale({ amount: '2001.00', paymentMethodNonce: await nonceOf(sandbox) });
    sandbox.faults.add({ match: { path: 'nowhere' }, action: { status: 500 } });
    await open(page, sandbox);
    for (const view of VIEWS) {
      await goTo(page, view);
      await expect(page.getByText('Loading …')).toHaveCount(0);
      const more = page.getByRole('button', { name: 'More about' });
      if ((await more.count()) > 0) await more.first().click();
      if (view === 'Requests') await page.locator('summary').first().click();
      await expectPageAccessible(page);
      expect(await page.evaluate(tooWide), view).toEqual([]);
    }
    expect(warnings).toEqual([]);
  });
}

/** A settled sale with line items and a refund, and its nonce. */
async function createSale(sandbox: Sandbox) {
  const gateway = serverGateway(sandbox);
  const nonce = await nonceOf(sandbox);
  const { transaction } = await gateway.transaction.sale({
    amount: '30.00',
    paymentMethodNonce: nonce,
    orderId: 'order-7',
    customer: { email: 'ada@example.com' },
    deviceData: '{"correlation_id":"abc"}',
    lineItems: [{ name: 'Mug', kind: 'debit', quantity: '2', unitAmount: '15.00', totalAmount: '30.00' }],
    options: { submitForSettlement: true },
  });
  await gateway.testing.settle(transaction.id);
  const refund = await gateway.transaction.refund(transaction.id, '5.00');
  await gateway.transaction.sale({ amount: '2001.00', paymentMethodNonce: await nonceOf(sandbox), orderId: 'order-8' });
  return { nonce, id: transaction.id, refundId: refund.transaction.id };
}

for (const [colorScheme, width] of [
  ['light', 1280],
  ['dark', 390],
] as const) {
  test(`console: a transaction is found, shows what decided it and what followed, and is reached from its nonce, ${width} wide`, async ({
    page,
    sandbox,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    const { nonce, id, refundId } = await createSale(sandbox);
    await open(page, sandbox, 'transactions');
    await page.getByLabel('Search').fill('ADA@example');
    await expect(rowsOf(page, 'Transactions')).toHaveCount(2);
    await page.getByLabel('Search').fill('order-8');
    await expect(rowsOf(page, 'Transactions')).toHaveCount(1);
    await page.getByLabel('Search').fill('100%');
    await expect(page.getByText('No transaction contains this text.')).toBeVisible();

    await open(page, sandbox, 'nonces');
    await page.getByRole('link', { name: id }).click();
    await expect(page.getByRole('heading', { name: `Transaction ${id}` })).toBeFocused();
    await expect(page.locator('.timeline')).toContainText('submitted for settlement');
    await expect(page.locator('main')).toContainText(nonce);
    await expect(page.getByText('Approve', { exact: true })).toBeVisible();
    await expect(rowsOf(page, 'Line items')).toContainText(['Mug']);
    await expectPageAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    await page.getByRole('link', { name: refundId }).click();
    await expect(page.getByRole('heading', { name: `Transaction ${refundId}` })).toBeVisible();
    await expect(page.getByRole('link', { name: id })).toBeVisible();
    await page.getByRole('button', { name: 'Settle' }).click();
    await expect(page.locator('.summary')).toContainText('settled');
  });
}
