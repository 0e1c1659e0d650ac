import { demoPayments } from '../methods/all-methods';
import { button, css, labelled, type Customer } from './customer';
import { asPage } from './window-page';
import { expectPaid, expectText, fill, goToCheckout, LEFT, notice, payBy, payButton, ready, sales, typeCard, email } from './shop';
import { expect, test } from './test';

// Each method up to a sale, and when the customer cancels or is refused, with native clicks and keys.

test('a card typed into the frames pays', { tag: '@change' }, async ({ customer, shop, sandbox }) => {
  await goToCheckout(customer, shop.url);
  await fill(customer, email, 'ada@example.com');
  await typeCard(customer);
  await customer.click(payButton);
  await expectPaid(customer, 'Visa ending in 1111');
  expect(sales(sandbox)).toBe(1);
});

test('Return in the last field pays', async ({ customer, shop }) => {
  await goToCheckout(customer, shop.url);
  await fill(customer, email, 'ada@example.com');
  await typeCard(customer);
  await customer.press('Enter');
  await expectPaid(customer, 'Visa ending in 1111');
});

test('a declined card keeps what was typed', { tag: '@change' }, async ({ customer, shop }) => {
  await goToCheckout(customer, shop.url);
  await fill(customer, email, 'ada@example.com');
  await typeCard(customer);
  await customer.click(css('.aids summary'));
  const outcome = labelled('Outcome by amount');
  const value = await customer.evaluate(outcome, (element) => {
    const options = [...(element as HTMLSelectElement).options];
    return options.find(({ text }) => text.includes('Insufficient Funds'))?.value ?? '';
  });
  await customer.choose(outcome, value);
  await customer.click(payButton);
  await expectText(customer, notice, 'Your bank declined the payment: Insufficient Funds.');
  await customer.click(button('Put my own basket back'));
  await customer.click(payButton);
  await expectPaid(customer, 'Visa ending in 1111');
});

for (const payment of demoPayments) {
  const { name, path, fields = {}, by, message, window } = payment;
  if (!window) continue;
  const endings = [window.canBeClosed && 'closed', window.decline && 'declined', 'canceled', 'approved'].filter(Boolean);
  const title = `${name} ${window.button ? 'with its button' : 'in a window'}: ${endings.join(', ')}`;

  test(title, { tag: '@change' }, async ({ customer, shop, sandbox }) => {
    const openWindow = (): Promise<Customer> => customer.windowAfter(() => customer.click(window.button ? css(window.button) : payButton));
    await payBy(customer, shop.url, path);
    for (const [label, text] of Object.entries(fields)) await fill(customer, labelled(label), text);
    if (window.choice) await customer.click(labelled(window.choice));
    if (!window.button) await ready(customer);
    if (window.canBeClosed) {
      const closed = await openWindow();
      await expectText(closed, css('button[value="cancel"]'), '');
      await closed.close();
      await expectText(customer, notice, LEFT);
    }
    if (window.decline) {
      await window.decline(asPage(await openWindow()));
      await expectText(customer, notice, message);
    }
    await window.cancel(asPage(await openWindow()));
    await expectText(customer, notice, LEFT);
    expect(sales(sandbox)).toBe(0);
    await window.approve(asPage(await openWindow()));
    await expectPaid(customer, by);
    expect(sales(sandbox)).toBe(1);
  });
}

test('PayPal’s own button pays', async ({ customer, shop }) => {
  await payBy(customer, shop.url, 'paypal-button');
  const popup = await customer.windowAfter(() =>
    customer.click(css('[data-tender-paypal-buttons] [role=link], [data-tender-paypal-buttons] button')),
  );
  await popup.click(css('button[value="continue"]'));
  await popup.click(css('button[value="approve"]'));
  await expectPaid(customer, 'PayPal, ');
});

test('Venmo’s QR code is shown, and canceled', async ({ customer, shop, sandbox }) => {
  await payBy(customer, shop.url, 'venmo');
  await ready(customer);
  await customer.click(payButton);
  await expectText(customer, css('[data-tender-venmo-code=scan] [data-tender-picture]'), '');
  await customer.click(css('[data-tender-cancel]'));
  await expectText(customer, notice, LEFT);
  expect(sales(sandbox)).toBe(0);
});

test('SEPA on the full page: back, then approved', { tag: '@change' }, async ({ customer, shop, sandbox }) => {
  /** A page out of the browser's memory still has what was typed, one that is loaded again has not. */
  const signOnThisPage = async (): Promise<void> => {
    await fill(customer, email, 'ada@example.com');
    await fill(customer, labelled('Account holder'), 'Ada Lovelace');
    await fill(customer, labelled('IBAN'), 'DE89370400440532013000');
    await customer.click(labelled('On this page'));
    await ready(customer);
    await customer.click(payButton);
  };
  await payBy(customer, shop.url, 'sepa');
  await signOnThisPage();
  await expectText(customer, button('Approve the mandate'), 'Approve');
  await customer.back();
  await expectText(customer, css('h1'), 'Checkout');
  await ready(customer);
  await signOnThisPage();
  await customer.click(button('Approve the mandate'));
  await expectPaid(customer, 'IBAN ending in 3000');
  expect(sales(sandbox)).toBe(1);
});

async function typeAddress(customer: Customer): Promise<void> {
  await fill(customer, labelled('Street address'), '1 Test Street');
  await fill(customer, labelled('City'), 'Chicago');
  await fill(customer, labelled('State'), 'il');
  await fill(customer, labelled('ZIP code'), '60606');
}

test('a US bank account pays with its numbers', async ({ customer, shop }) => {
  await payBy(customer, shop.url, 'us-bank-account');
  await fill(customer, labelled('Routing number'), '011000015');
  await fill(customer, labelled('Account number'), '1000000000');
  await fill(customer, labelled('First name'), 'Ada');
  await fill(customer, labelled('Last name'), 'Lovelace');
  await typeAddress(customer);
  await customer.click(payButton);
  await expectPaid(customer, 'US bank account, checking ending in 0000');
});

test('a US bank account with a bank login: canceled, approved', { tag: '@change' }, async ({ customer, shop }) => {
  const login = 'iframe[id^="plaid-link-iframe"]';
  await payBy(customer, shop.url, 'us-bank-account');
  await customer.click(labelled('Log in at the bank'));
  await fill(customer, labelled('First name'), 'Ada');
  await fill(customer, labelled('Last name'), 'Lovelace');
  await typeAddress(customer);
  await customer.click(payButton);
  await customer.click(button('Cancel', login));
  await expectText(customer, notice, LEFT);
  await customer.click(payButton);
  await customer.click(button('Use this account', login));
  await expectPaid(customer, 'US bank account, checking ending in ');
});

test('a UnionPay card pays with a code by text message', async ({ customer, shop }) => {
  await payBy(customer, shop.url, 'union-pay');
  await ready(customer);
  await typeCard(customer, { number: '6212345678901232', expirationDate: '12/2030', cvv: '123' }, '.union-pay');
  await fill(customer, labelled('Country code'), '62');
  await fill(customer, labelled('Mobile number'), '111111111');
  await customer.click(payButton);
  await fill(customer, labelled('Code from the text message'), '12345');
  await customer.click(button('Confirm and pay'));
  await expectPaid(customer, 'UnionPay ending in 1232');
});
