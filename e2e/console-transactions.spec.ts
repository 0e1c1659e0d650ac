import type { Page } from '@playwright/test';
import type { Sandbox } from '@tender/sandbox';
import { expectPageAccessible } from './support/expect-accessible';
import { serverGateway } from './support/gateway';
import { expect, test } from './support/test';
import { nonceOf } from './support/tokenize';

const open = (page: Page, { url }: Sandbox, view: string) => page.goto(`${url}/_console/#/${view}`);
const rowsOf = (page: Page, table: string) => page.getByRole('table', { name: table }).locator('tbody').getByRole('row');

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

    await page.goto(`${sandbox.url}/_console/#/nonces`);
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
