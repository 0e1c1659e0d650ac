import type { Page } from '@playwright/test';
import { approveLocalPayment, approvePayPal, cancelLocalPayment, cancelPayPal, declineLocalPayment } from '@tender/sandbox/testing';
import { hearNothingTyped } from './support/card';
import { expectAccessible } from './support/expect-accessible';
import { CARD, fieldsReady, goToCheckout, pay, pickOutcome, test, typeAll, typed } from './support/shop';
import { expect } from './support/test';

const notice = (page: Page) => page.locator('.notice, [data-tender-notice]');
const LEFT = 'The payment was not completed.';
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
      await expect(row).toContainText(/Device data: [\da-f-]{32}/);
      expect(sandbox.requests().filter(({ method, path }) => method === 'POST' && path.endsWith('/transactions'))).toHaveLength(1);
    });

    test(`demo: on ${device} nothing is wider than the window`, async ({ page, shop }) => {
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await goToCheckout(page, shop);
      await page.locator('.aids summary').click();
      expect(await overflow()).toBe(0);
      for (const method of ['paypal', 'paypalButton', 'sepa', 'localPayment', 'masterpass'] as const) {
        await choose(page, method);
        expect([method, await overflow()]).toEqual([method, 0]);
      }
      await choose(page, 'localPayment');
      await page.getByLabel('Pay with').selectOption('pay_upon_invoice');
      expect(await overflow()).toBe(0);
      await page.goto(`${shop.url}/#/`);
      expect(await overflow()).toBe(0);
    });
  });
}

test('demo: a decline says why and keeps what was typed; the next try pays', { tag: '@smoke' }, async ({ page, shop }) => {
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

test('demo: a card that the bank finds expired is declined', async ({ page, shop }) => {
  await goToCheckout(page, shop);
  await typeAll(page);
  await pickOutcome(page, '$2,004.00');
  await pay(page);
  await expect(notice(page)).toContainText('Expired Card');
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

test(
  'demo: offline while the card is secured, nothing is lost and nothing is charged',
  { tag: '@smoke' },
  async ({ page, shop, sandbox, context }) => {
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
  },
);

test('demo: a number that the gateway refuses keeps what was typed', async ({ page, shop }) => {
  await goToCheckout(page, shop);
  await typeAll(page, { ...CARD, number: '4242424242424242' });
  await pay(page);
  await expect(notice(page)).toContainText('Your details were not accepted.');
  expect(await typed(page, 'cvv')).toBe('123');
});

test(
  'demo: an empty form says at each field what is missing, and leads to the first',
  { tag: '@smoke' },
  async ({ page, shop, sandbox }) => {
    await goToCheckout(page, shop);
    await pay(page);
    await expect(page.getByLabel('E-mail address')).toBeFocused();
    await expect(page.getByLabel('E-mail address')).toHaveAccessibleDescription('Enter your e-mail address.');
    await page.getByLabel('E-mail address').fill('ada@example.com');
    await pay(page);
    await expect(page.locator('[data-invalid] > [data-tender-message]')).toHaveCount(5);
    await expect(page.locator('[data-tender-field=cardholderName][data-focused]')).toBeVisible();
    const number = page.frameLocator('iframe[name="braintree-hosted-field-number"]').locator('#credit-card-number');
    await expect(number).toHaveAttribute('aria-invalid', 'true');
    await expect(number).toHaveAccessibleDescription('Enter your card number.');
    await page.locator('[data-tender-field=number] label').click();
    await expect(number).toBeFocused();
    expect(sandbox.requests().filter(({ path, body }) => path.endsWith('/graphql') && /tokenize/i.test(JSON.stringify(body)))).toHaveLength(
      0,
    );
  },
);

test('demo: a click that overtakes what the fields say of the last key pays', async ({ page, shop }) => {
  await hearNothingTyped(page);
  await goToCheckout(page, shop);
  await typeAll(page);
  await pay(page);
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
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
  await pay(page);
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  expect(sandbox.requests().filter(({ method, path }) => method === 'POST' && path.endsWith('/transactions'))).toHaveLength(1);
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

test('demo: card fields that do not load in time are loaded again', async ({ page, shop }) => {
  await page.clock.install();
  await page.route('**/html/hosted-fields-frame*', (route) => route.abort());
  await page.goto(`${shop.url}/`);
  await page.getByRole('button', { name: 'Add to basket Stoneware mug' }).click();
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await page.locator('iframe').nth(4).waitFor({ state: 'attached' });
  await page.clock.fastForward(61_000);
  await expect(notice(page)).toContainText('Card could not be loaded.');
  await page.unroute('**/html/hosted-fields-frame*');
  await page.getByRole('button', { name: 'Try again' }).click();
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

const METHODS = {
  card: 'Card',
  paypal: 'PayPal',
  paypalButton: 'PayPal button',
  sepa: 'SEPA Direct Debit',
  localPayment: 'Bank or wallet',
  masterpass: 'Masterpass',
} as const;

/** Chooses a way to pay; resolves once it can be paid with. */
async function choose(page: Page, method: keyof typeof METHODS): Promise<void> {
  await page.getByRole('radio', { name: METHODS[method], exact: true }).check();
  if (method === 'paypalButton') await payPalButton(page).waitFor();
  else await fieldsReady(page);
}

const payPalButton = (page: Page) => page.locator('[data-tender-paypal-buttons]').getByRole('button', { name: 'PayPal' });

/** Goes to the checkout with a mug, types the e-mail address and chooses a way to pay. */
async function payBy(page: Page, shop: Parameters<typeof goToCheckout>[1], method: keyof typeof METHODS): Promise<void> {
  await goToCheckout(page, shop);
  await page.getByLabel('E-mail address').fill('ada@example.com');
  await choose(page, method);
}

/** Presses “Pay”, and resolves with the window that opens. */
async function payInWindow(page: Page, press: () => Promise<void> = () => pay(page)): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), press()]);
  return popup;
}

/** The order says by what it was paid, on its own page and in the list. */
async function expectPaid(page: Page, method: string, amount = '$18.00'): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeFocused();
  await expect(page.locator('.receipt')).toContainText('is paid. The receipt goes to ada@example.com.');
  await expect(page.locator('.receipt dl')).toContainText(method);
  await page.getByRole('link', { name: 'All orders' }).click();
  const row = page.locator('.order').first();
  await expect(row).toContainText('Paid');
  await expect(row).toContainText(method);
  await expect(row).toContainText(amount);
}

const sales = (sandbox: { requests(): { method: string; path: string }[] }): number =>
  sandbox.requests().filter(({ method, path }) => method === 'POST' && path.endsWith('/transactions')).length;

async function typeMandate(page: Page): Promise<void> {
  await page.getByLabel('Account holder', { exact: true }).fill('Ada Lovelace');
  await page.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00');
}

async function typeName(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
}

test('demo: SEPA on the full page comes back and pays', async ({ page, shop, sandbox }) => {
  await payBy(page, shop, 'sepa');
  await typeMandate(page);
  await page.getByRole('radio', { name: 'On this page' }).check();
  await fieldsReady(page);
  await pay(page);
  await page.getByRole('button', { name: 'Approve the mandate' }).click();
  await expectPaid(page, 'SEPA Direct Debit, IBAN ending in 3000', '€18.00');
  expect(page.url()).toBe(`${shop.url}/#/orders`);
  await page.reload();
  await expect(page.locator('.order')).toHaveCount(1);
  expect(sales(sandbox)).toBe(1);
});

test('demo: a mandate cancelled on the full page shows a notice, and what was typed is kept', async ({ page, shop, sandbox }) => {
  await payBy(page, shop, 'sepa');
  await typeMandate(page);
  await page.getByRole('radio', { name: 'On this page' }).check();
  await fieldsReady(page);
  await pay(page);
  await page.getByRole('button', { name: 'Cancel and go back to the shop' }).click();
  await expect(notice(page)).toContainText(LEFT);
  await expect(page.getByLabel('E-mail address')).toHaveValue('ada@example.com');
  await expect(page.getByLabel('Account holder', { exact: true })).toHaveValue('Ada Lovelace');
  await expect(page.getByLabel('IBAN')).toHaveValue(''); // not for the tab's storage
  expect(page.url()).toBe(`${shop.url}/?return=sepa#/checkout/sepa`);
  expect(sales(sandbox)).toBe(0);
  await page.getByLabel('IBAN').fill('DE89370400440532013000');
  await fieldsReady(page);
  await pay(page);
  await page.getByRole('button', { name: 'Approve the mandate' }).click();
  await expectPaid(page, 'IBAN ending in 3000', '€18.00');
});

test('demo: who steps back from a full page can pay on', async ({ page, shop }) => {
  await payBy(page, shop, 'sepa');
  await typeMandate(page);
  await page.getByRole('radio', { name: 'On this page' }).check();
  await fieldsReady(page);
  await pay(page);
  await expect(page.getByRole('button', { name: 'Approve the mandate' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  await fieldsReady(page);
});

test('demo: SEPA says what is missing, and which IBAN is wrong', async ({ page, shop }) => {
  await payBy(page, shop, 'sepa');
  await page.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 01');
  await pay(page);
  await expect(page.getByLabel('Account holder', { exact: true })).toBeFocused();
  await expect(page.getByText('This IBAN is incomplete or has a typing error.')).toBeVisible();
});

test('demo: a bank account the gateway refuses reads differently from a gateway that cannot be reached', async ({
  page,
  shop,
  sandbox,
}) => {
  await payBy(page, shop, 'sepa');
  await typeMandate(page);
  sandbox.faults.add({ match: { path: 'sepa_debit', times: 1 }, action: { status: 422, body: '{}' } });
  await pay(page);
  await expect(notice(page)).toContainText('Your details were not accepted.');
  sandbox.faults.add({ match: { path: 'sepa_debit', times: 1 }, action: { status: 500, body: '{}' } });
  await pay(page);
  await expect(notice(page)).toContainText('The payment service could not be reached.');
  await expect(page.getByLabel('IBAN')).toHaveValue('DE89 3704 0044 0532 0130 00');
});

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

test('demo: the window can be closed from the shop, and opened again', async ({ page, shop }) => {
  await payBy(page, shop, 'paypal');
  const popup = await payInWindow(page);
  const closed = popup.waitForEvent('close');
  await expect(page.getByRole('radio', { name: METHODS.card, exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await closed;
  await fieldsReady(page);
  await approvePayPal(await payInWindow(page), { email: 'grace@example.com' });
  await expectPaid(page, 'PayPal, grace@example.com');
});

test('demo: a window that the browser blocks shows a notice', async ({ page, shop }) => {
  await payBy(page, shop, 'paypal');
  await page.evaluate(() => void (window.open = () => null));
  await pay(page);
  await expect(notice(page)).toContainText('The payment window did not open.');
  await expect(notice(page)).toContainText('Allow pop-up windows');
});

test('demo: a session that expired at PayPal begins anew', async ({ page, shop, sandbox }) => {
  await payBy(page, shop, 'paypal');
  sandbox.clock.advance(25 * 60 * 60 * 1000);
  await pay(page);
  await expect(notice(page)).toContainText('the payment session expired');
  await fieldsReady(page);
  await approvePayPal(await payInWindow(page), { email: 'grace@example.com' });
  await expectPaid(page, 'PayPal, grace@example.com');
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

test('demo: PayPal’s own button opens nothing as long as the e-mail address is missing', async ({ page, shop, sandbox }) => {
  await goToCheckout(page, shop);
  await choose(page, 'paypalButton');
  await payPalButton(page).click();
  await expect(page.getByLabel('E-mail address')).toBeFocused();
  expect(sandbox.requests().filter(({ path }) => path.includes('paypal_hermes'))).toHaveLength(0);
});

test('demo: a local payment that the bank declines or the customer cancels keeps what was typed', async ({ page, shop, sandbox }) => {
  await payBy(page, shop, 'localPayment');
  await typeName(page);
  await declineLocalPayment(await payInWindow(page));
  await expect(notice(page)).toContainText('The payment did not work.');
  await cancelLocalPayment(await payInWindow(page));
  await expect(notice(page)).toContainText(LEFT);
  await expect(page.getByLabel('Last name')).toHaveValue('Lovelace');
  expect(sales(sandbox)).toBe(0);
});

test('demo: a local payment on the full page comes back and pays', async ({ page, shop, sandbox }) => {
  await payBy(page, shop, 'localPayment');
  await page.getByLabel('Pay with').selectOption('p24');
  await typeName(page);
  await page.getByRole('radio', { name: 'On this page' }).check();
  await fieldsReady(page);
  await pay(page);
  await approveLocalPayment(page);
  await expectPaid(page, 'Przelewy24', 'PLN');
  expect(sales(sandbox)).toBe(1);
});

for (const [choice, text] of [
  ['Cancel and go back to the shop', LEFT],
  ['Have the bank decline', 'The payment did not work.'],
] as const) {
  test(`demo: on the full page of a bank, “${choice}” shows its result`, async ({ page, shop, sandbox }) => {
    await payBy(page, shop, 'localPayment');
    await typeName(page);
    await page.getByRole('radio', { name: 'On this page' }).check();
    await fieldsReady(page);
    await pay(page);
    await page.getByRole('button', { name: choice }).click();
    await expect(notice(page)).toContainText(text);
    await expect(page.getByLabel('First name')).toHaveValue('Ada');
    await expect(page.getByText('Stoneware mug')).toBeVisible();
    expect(page.url()).toBe(`${shop.url}/?return=local-payment&type=ideal#/checkout/local-payment`);
    expect(sales(sandbox)).toBe(0);
  });
}

/** What happens to a payment away from the shop. */
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

test('demo: ways to pay are chosen by keyboard, and what was typed stays', async ({ page, shop }) => {
  await goToCheckout(page, shop);
  await typeAll(page);
  await page.getByRole('radio', { name: METHODS.card, exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: METHODS.paypalButton, exact: true })).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: METHODS.sepa, exact: true })).toBeFocused();
  await typeMandate(page);
  await choose(page, 'card');
  await everythingIsStillThere(page);
  await choose(page, 'sepa');
  await expect(page.getByLabel('IBAN')).toHaveValue('DE89 3704 0044 0532 0130 00');
});

for (const paypalPreferred of [true, false]) {
  test.describe(`PayPal ${paypalPreferred ? 'is' : 'is not'} preferred`, () => {
    test.use({ merchant: { preferredPaymentMethods: { paypalPreferred } } });

    test(`demo: ${paypalPreferred ? 'PayPal' : 'the card'} comes first where PayPal ${paypalPreferred ? 'is' : 'is not'} preferred`, async ({
      page,
      shop,
      sandbox,
    }) => {
      await goToCheckout(page, shop);
      const isTold = async (): Promise<boolean> =>
        (await sandbox.analytics()).some(({ event }) => event.includes('preferred-payment-methods.venmo.api-detected'));
      await expect.poll(isTold).toBe(true);
      await expect(page.getByRole('radio').first()).toHaveAccessibleName(METHODS[paypalPreferred ? 'paypal' : 'card']);
      await expect(page.getByRole('radio', { name: METHODS.card, exact: true })).toBeChecked();
    });
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test(`demo: keeps to its policy and is accessible, ${colorScheme}`, async ({ page, shop }) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (/content security|trusted/i.test(message.text())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
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
      for (const method of ['paypal', 'paypalButton', 'sepa', 'localPayment', 'masterpass'] as const) {
        await choose(page, method);
        if (method === 'localPayment') await page.getByLabel('Pay with').selectOption('pay_upon_invoice');
        if (method === 'sepa' || method === 'localPayment') await pay(page); // with every message there is
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
      expect(complaints).toEqual([]);
    });
  });
}

/** The panel of test aids is open already. */
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
});

test('demo: an address of a method leads to it, and one of none to the card', async ({ page, shop }) => {
  await goToCheckout(page, shop);
  await page.goto(`${shop.url}/#/checkout/masterpass`);
  await expect(page.getByRole('radio', { name: METHODS.masterpass, exact: true })).toBeChecked();
  await page.goto(`${shop.url}/#/checkout/coins`);
  await expect(page.getByRole('radio', { name: METHODS.card, exact: true })).toBeChecked();
});

test('demo: who goes back while a window is open has left the payment', async ({ page, shop, sandbox }) => {
  await goToCheckout(page, shop);
  await page.getByLabel('E-mail address').fill('ada@example.com');
  await choose(page, 'paypal');
  const popup = await payInWindow(page);
  const closed = popup.waitForEvent('close');
  await page.goBack();
  await closed;
  await expect(page.getByRole('radio', { name: METHODS.card, exact: true })).toBeChecked();
  await typeAll(page);
  await pay(page);
  await expectPaid(page, 'Visa ending in 1111');
  expect(sales(sandbox)).toBe(1);
});
