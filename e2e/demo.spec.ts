import { collectWarnings } from './support/warnings';
import { demoPayments } from './methods/all-methods';
import { choosePayment } from './methods/demo-payment';
import type { Page } from '@playwright/test';
import { approvePayPal, cancelPayPal } from '@tender/sandbox/testing';
import { expectAccessible } from './support/expect-accessible';
import {
  choose,
  expectPaid,
  fieldsReady,
  goToCheckout,
  LEFT,
  METHODS,
  notice,
  openWithoutConfiguration,
  overflow,
  pay,
  payBy,
  payInWindow,
  payPalButton,
  sales,
  SHOWN,
  test,
  typeAll,
  typed,
} from './support/shop';
import { expect } from './support/test';

const everythingIsStillThere = async (page: Page): Promise<void> => {
  await expect(page.getByLabel('E-mail address')).toHaveValue('ada@example.com');
  for (const [name, text] of Object.entries(SHOWN)) expect(await typed(page, name as keyof typeof SHOWN)).toBe(text);
};

test('demo: on a phone nothing is wider than the window, whatever the payment method', async ({ page, shop }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await goToCheckout(page, shop);
  await page.getByLabel('E-mail address').fill('ada@example.com');
  await page.locator('.aids summary').click();
  expect(await overflow(page)).toBe(0);
  for (const payment of demoPayments) {
    const { path } = payment;
    await choosePayment(page, payment);
    if (path === 'local-payment') await page.getByLabel('Pay with').selectOption('pay_upon_invoice');
    if (path === 'us-bank-account' || path === 'union-pay') await pay(page); // shows every message
    expect([path, await overflow(page)]).toEqual([path, 0]);
  }
  await page.goto(`${shop.url}/#/`);
  expect(await overflow(page)).toBe(0);
});

test('demo: a card typed into the frames pays, and its settled payment is refunded, after a question', async ({ page, shop, sandbox }) => {
  await goToCheckout(page, shop);
  await typeAll(page);
  await expect(page.getByRole('img', { name: 'Visa', exact: true })).toBeVisible();
  await pay(page);
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeFocused();
  const id = /orders\/(\w+)/.exec(page.url())?.[1];
  const steps = page.locator('.timeline li');
  await expect(steps).toHaveText([/Order placed, done/, /Payment received, done/, /Booked by the bank, to come/]);
  await page.getByRole('button', { name: /^Settle now/ }).click();
  await expect(steps.nth(2)).toContainText('Booked by the bank, done');
  await page.getByRole('button', { name: /^Refund/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund this payment?' });
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(steps).toHaveCount(3);
  await page.getByRole('button', { name: /^Refund/ }).click();
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect(steps).toHaveCount(4);
  await expect(steps.nth(3)).toContainText('Money sent back, done');
  await expect(page.getByRole('status').filter({ hasText: 'was refunded' })).toBeVisible();
  await page.getByRole('link', { name: 'All orders' }).click();
  const row = page.getByRole('listitem').filter({ hasText: `Order ${id}` });
  for (const text of ['Visa ending in 1111', '$18.00', /Device data: [\da-f-]{32}/]) await expect(row).toContainText(text);
  await expect(row.locator('.badge')).toHaveText('Refunded');
  expect(sales(sandbox)).toBe(1);
});

test('demo: a session that expired begins anew and keeps the e-mail address', { tag: '@smoke' }, async ({ page, shop, sandbox }) => {
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

test('demo: without its server the shop says so and tries again', async ({ page, shop }) => {
  await page.route('**/api/config', (route) => route.abort(), { times: 1 });
  await openWithoutConfiguration(page, shop);
  await expect(notice(page)).toContainText('The shop’s server cannot be reached.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Things for your desk' })).toBeVisible();
});

async function typeMandate(page: Page): Promise<void> {
  await page.getByLabel('Account holder', { exact: true }).fill('Ada Lovelace');
  await page.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00');
}

async function typeName(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
}

test('demo: a cancelled PayPal leaves everything as it was', { tag: '@smoke' }, async ({ page, shop, sandbox }) => {
  await goToCheckout(page, shop);
  await typeAll(page);
  await choose(page, 'paypal');
  const popup = await payInWindow(page);
  await cancelPayPal(popup);
  await expect(notice(page)).toContainText(LEFT);
  await expect(notice(page)).toBeFocused();
  await expect(notice(page)).toHaveAttribute('data-tender-notice', 'calm');
  await choose(page, 'card');
  await expect(notice(page)).toHaveCount(0);
  await everythingIsStillThere(page);
  expect(sales(sandbox)).toBe(0);
  await pay(page);
  await expectPaid(page, 'Visa ending in 1111');
});

test('demo: PayPal’s own button pays once, or agrees to later orders too', async ({ page, shop, sandbox }) => {
  await payBy(page, shop, 'paypalButton');
  await approvePayPal(await payInWindow(page, () => payPalButton(page).click()), { email: 'grace@example.com' });
  await expectPaid(page, 'PayPal, grace@example.com');

  await payBy(page, shop, 'paypalButton');
  await page.getByRole('checkbox', { name: 'Agree with PayPal' }).check();
  await payPalButton(page).waitFor();
  const popup = await payInWindow(page, () => payPalButton(page).click());
  await cancelPayPal(popup);
  await expect(notice(page)).toContainText(LEFT);
  await approvePayPal(await payInWindow(page, () => payPalButton(page).click()), { email: 'grace@example.com' });
  await expectPaid(page, 'PayPal, grace@example.com');
  expect(sandbox.requests().filter(({ method, path }) => method === 'POST' && path.endsWith('setup_billing_agreement'))).toHaveLength(2);
  expect(sales(sandbox)).toBe(2);
});

/** Completes or expires a payment at the provider. */
async function move(
  sandbox: { url: string; requests(): { path: string; body?: unknown }[] },
  paymentId: string,
  what: string,
): Promise<void> {
  const answer = await fetch(`${sandbox.url}/_control/local-payments/${paymentId}/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(answer.ok).toBe(true);
}

test('demo: BLIK waits for the customer’s banking app, and is paid by it', async ({ page, shop, sandbox }) => {
  await payBy(page, shop, 'localPayment');
  await page.getByLabel('Pay with').selectOption('blik');
  await typeName(page);
  await page.getByLabel('BLIK code').fill('123456');
  await fieldsReady(page);
  const [request] = await Promise.all([page.waitForRequest('**/api/waiting-orders'), pay(page)]);
  const { paymentId } = request.postDataJSON() as { paymentId: string };
  await expect(page.getByText('waits for your payment')).toBeVisible();
  await expect(page.locator('.badge')).toHaveText('Not paid yet');
  await move(sandbox, paymentId, 'complete');
  await expectPaid(page, 'BLIK', 'PLN');
  expect(sales(sandbox)).toBe(1);
});

test('demo: pay upon invoice asks for what the bill needs, and waits until it is paid', async ({ page, shop, sandbox }) => {
  await payBy(page, shop, 'localPayment');
  await page.getByLabel('Pay with').selectOption('pay_upon_invoice');
  await fieldsReady(page);
  await pay(page);
  await expect(page.locator('.wrong-message')).toHaveCount(7);
  await typeName(page);
  await page.getByLabel('Date of birth').fill('1990-12-10');
  await page.getByLabel('Phone').fill('030 1234567');
  await page.getByLabel('Street and number').fill('Musterstr. 1');
  await page.getByLabel('Postal code', { exact: true }).fill('10115');
  await page.getByLabel('Town').fill('Berlin');
  const [request] = await Promise.all([page.waitForRequest('**/api/waiting-orders'), pay(page)]);
  const { paymentId } = request.postDataJSON() as { paymentId: string };
  await expect(page.locator('.badge')).toHaveText('Not paid yet');
  await move(sandbox, paymentId, 'expire');
  await expect(page.locator('.badge')).toHaveText('Expired');
  expect(sales(sandbox)).toBe(0);
});

for (const paypalPreferred of [true, false]) {
  test.describe(`PayPal ${paypalPreferred ? 'is' : 'is not'} preferred`, () => {
    test.use({ merchant: { preferredPaymentMethods: { paypalPreferred } } });

    const title = `demo: ${paypalPreferred ? 'PayPal' : 'the card'} comes first where PayPal ${paypalPreferred ? 'is' : 'is not'} preferred`;
    test(title, { tag: paypalPreferred ? '@smoke' : [] }, async ({ page, shop, sandbox }) => {
      await goToCheckout(page, shop);
      const isTold = async (): Promise<boolean> =>
        (await sandbox.analytics()).some(({ event }) => event.includes('preferred-payment-methods.venmo.api-detected'));
      await expect.poll(isTold).toBe(true);
      await expect(page.getByRole('radio').first()).toHaveAccessibleName(METHODS[paypalPreferred ? 'paypal' : 'card']);
      await expect(page.getByRole('radio', { name: METHODS.card, exact: true })).toBeChecked();
    });
  });
}

/** Methods whose form has messages. */
const WITH_MESSAGES = ['sepa', 'local-payment', 'us-bank-account', 'union-pay'];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`demo: keeps to its policy and is accessible, ${colorScheme}`, async ({ page, shop }) => {
    await page.emulateMedia({ colorScheme });
    const warnings = collectWarnings(page, /content security|trusted/i);
    await page.goto(shop.url);
    await expect(page.getByRole('heading', { name: 'Things for your desk' })).toBeVisible();
    await expectAccessible(page);
    await goToCheckout(page, shop);
    await pay(page); // without an e-mail address
    await page.locator('.aids summary').click();
    await expectAccessible(page);
    await page.getByLabel('E-mail address').fill('ada@example.com');
    await pay(page); // with every message there is
    await expectAccessible(page);
    for (const payment of demoPayments) {
      await choosePayment(page, payment);
      if (payment.path === 'local-payment') await page.getByLabel('Pay with').selectOption('pay_upon_invoice');
      if (WITH_MESSAGES.includes(payment.path)) await pay(page); // with every message there is
      await expectAccessible(page);
    }
    await choose(page, 'card');
    await typeAll(page);
    await pickOutcomeOpen(page);
    await pay(page);
    await expect(notice(page)).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Put my own basket back' }).click();
    await pay(page);
    await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'All orders' }).click();
    await page.getByRole('button', { name: /^Cancel payment/ }).click();
    await expectAccessible(page);
    expect(warnings).toEqual([]);
  });
}

/** Chooses a declined amount in the panel of test aids, which is already open. */
async function pickOutcomeOpen(page: Page): Promise<void> {
  await page.getByLabel('Outcome by amount').selectOption('test-200000');
}

test('demo: each way to pay has an address; back and forward go between them, and what was typed stays', async ({ page, shop }) => {
  await goToCheckout(page, shop);
  await typeAll(page);
  await choose(page, 'sepa');
  await typeMandate(page);
  expect(new URL(page.url()).hash).toBe('#/checkout/sepa');
  await choose(page, 'paypal');
  await page.goBack();
  await expect(page.getByRole('radio', { name: METHODS.sepa, exact: true })).toBeChecked();
  await expect(page.getByLabel('IBAN')).toHaveValue('DE89 3704 0044 0532 0130 00');
  await page.goBack();
  await expect(page.getByRole('radio', { name: METHODS.card, exact: true })).toBeChecked();
  await everythingIsStillThere(page);
  await page.goForward();
  await expect(page.getByRole('radio', { name: METHODS.sepa, exact: true })).toBeChecked();
  await page.goto(`${shop.url}/#/checkout/coins`); // an address of none
  await expect(page.getByRole('radio', { name: METHODS.card, exact: true })).toBeChecked();
  await page.goto(`${shop.url}/#/checkout/paypal`);
  await expect(page.getByRole('radio', { name: METHODS.paypal, exact: true })).toBeChecked();
});
