import { demoPayments } from './methods/all-methods';
import { openMethod } from './methods/demo-payment';
import { fieldsReady, LEFT, notice as findNotice, sales, test } from './support/shop';
import { expect } from './support/test';

for (const method of demoPayments) {
  const { name, email = 'ada@example.com', by, message } = method;

  test(`demo: ${name} paid`, { tag: '@smoke' }, async ({ page, context, shop, sandbox }) => {
    const fixtures = { page, context, sandbox, shop };
    await openMethod(fixtures, method);
    await method.paid(fixtures);
    await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeFocused();
    await expect(page.locator('.receipt')).toContainText(email);
    await expect(page.locator('.receipt')).toContainText(by);
    expect(sales(sandbox)).toBe(1);
  });

  test(`demo: ${name} failed`, async ({ page, context, shop, sandbox }) => {
    const fixtures = { page, context, sandbox, shop };
    await openMethod(fixtures, method);
    await method.failed(fixtures);
    const notice = findNotice(page);
    await expect(notice).toContainText(message);
    await expect(notice).toBeFocused();
    await expect(page.getByLabel('E-mail address')).toHaveValue(email);
    await page.goto(`${shop.url}/#/orders`);
    await expect(page.getByRole('heading', { name: 'Orders', exact: true })).toBeVisible();
    await expect(page.locator('.order').filter({ hasText: /Paid/ })).toHaveCount(0);
  });
}

const cancellable = demoPayments.flatMap((method) => (method.cancelled ? [{ ...method, cancelled: method.cancelled }] : []));
for (const method of cancellable) {
  const { name, path, email = 'ada@example.com' } = method;

  test(`demo: ${name} cancelled`, async ({ page, context, shop, sandbox }) => {
    const fixtures = { page, context, sandbox, shop };
    await openMethod(fixtures, method);
    await method.cancelled(fixtures);
    const notice = findNotice(page);
    if (method.isCancelledHere) {
      await expect(notice).toHaveCount(0);
      await fieldsReady(page);
    } else {
      await expect(notice).toContainText(LEFT);
      await expect(notice).toBeFocused();
      await expect(notice).toHaveAttribute('data-tender-notice', 'calm');
    }
    await expect(page.getByLabel('E-mail address')).toHaveValue(email);
    expect(new URL(page.url()).hash).toBe(`#/checkout/${path}`);
    expect(sales(sandbox)).toBe(0);
  });
}
