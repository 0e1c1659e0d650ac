import { demoPayments } from '../methods/all-methods';
import { button, cardField, css, labelled, type Customer } from './customer';
import { asPage } from './window-page';
import { CARD, email, expectText, fill, LEFT, NAME, notice, payButton, sales } from './shop';
import { expect, test } from './test';

// Each method up to a sale, and when the customer cancels or is refused, with native clicks and keys.

test('a card typed into the frames pays', async ({ shopper, sandbox }) => {
  await shopper.goToCheckout();
  await shopper.payByCard();
  await shopper.expectPaid('Visa ending in 1111');
  expect(sales(sandbox)).toBe(1);
});

test('Return in the last field pays', async ({ customer, shopper }) => {
  await shopper.goToCheckout();
  await fill(customer, email, 'ada@example.com');
  await shopper.typeCard();
  await customer.press('Enter');
  await shopper.expectPaid('Visa ending in 1111');
});

test('a declined card keeps what was typed, and the next try pays', { tag: ['@smoke', '@change'] }, async ({ customer, shopper }) => {
  await shopper.goToCheckout();
  await fill(customer, email, 'ada@example.com');
  await shopper.typeCard();
  await customer.click(css('.aids summary'));
  const outcome = labelled('Outcome by amount');
  const value = await customer.evaluate(outcome, (element) => {
    const options = [...(element as HTMLSelectElement).options];
    return options.find(({ text }) => text.includes('Insufficient Funds'))?.value ?? '';
  });
  await customer.choose(outcome, value);
  await customer.click(payButton);
  await shopper.expectNotice('Your bank declined the payment: Insufficient Funds.');
  await shopper.expectNotice('You have not been charged.');
  expect(await customer.evaluate(notice, (element) => element === document.activeElement)).toBe(true);
  expect(await customer.read(email)).toBe('ada@example.com');
  const kept = { ...CARD, number: '4111 1111 1111 1111', expirationDate: '12 / 2030' };
  for (const [field, text] of Object.entries(kept)) expect(await customer.read(cardField(field))).toBe(text);
  await customer.click(button('Put my own basket back'));
  await customer.click(payButton);
  await shopper.expectPaid('Visa ending in 1111');
});

for (const payment of demoPayments) {
  const { name, path, fields = {}, by, message, window } = payment;
  if (!window) continue;
  const endings = [window.canBeClosed && 'closed', window.decline && 'declined', 'canceled', 'approved'].filter(Boolean);
  const title = `${name} ${window.button ? 'with its button' : 'in a window'}: ${endings.join(', ')}`;

  test(title, { tag: '@change' }, async ({ customer, shopper, sandbox }) => {
    const openWindow = (): Promise<Customer> => customer.windowAfter(() => customer.click(window.button ? css(window.button) : payButton));
    await shopper.payBy(path);
    await shopper.fillIn(fields);
    if (window.choice) await customer.click(labelled(window.choice));
    if (!window.button) await shopper.ready();
    if (window.canBeClosed) {
      const closed = await openWindow();
      await expectText(closed, css('button[value="cancel"]'), '');
      await closed.close();
      await shopper.expectNotice(LEFT);
    }
    if (window.decline) {
      await window.decline(asPage(await openWindow()));
      await shopper.expectNotice(message);
    }
    await window.cancel(asPage(await openWindow()));
    await shopper.expectNotice(LEFT);
    expect(sales(sandbox)).toBe(0);
    await window.approve(asPage(await openWindow()));
    await shopper.expectPaid(by);
    expect(sales(sandbox)).toBe(1);
  });
}

test('PayPal’s own button pays', async ({ shopper }) => {
  await shopper.payBy('paypal-button');
  await shopper.approveInPayPal(css('[data-tender-paypal-buttons] [role=link], [data-tender-paypal-buttons] button'));
});

test('Venmo’s QR code is shown, and canceled', async ({ customer, shopper, sandbox }) => {
  await shopper.payBy('venmo');
  await shopper.ready();
  await customer.click(payButton);
  await expectText(customer, css('[data-tender-venmo-code=scan] [data-tender-picture]'), '');
  await customer.click(css('[data-tender-cancel]'));
  await shopper.expectNotice(LEFT);
  expect(sales(sandbox)).toBe(0);
});

const ADDRESS = { 'Street address': '1 Test Street', City: 'Chicago', State: 'il', 'ZIP code': '60606' };

test('a US bank account pays with its numbers', async ({ customer, shopper }) => {
  await shopper.payBy('us-bank-account');
  await shopper.fillIn({ 'Routing number': '011000015', 'Account number': '1000000000', ...NAME, ...ADDRESS });
  await customer.click(payButton);
  await shopper.expectPaid('US bank account, checking ending in 0000');
});

test('a US bank account with a bank login: canceled, approved', { tag: '@change' }, async ({ customer, shopper }) => {
  const login = 'iframe[id^="plaid-link-iframe"]';
  await shopper.payBy('us-bank-account');
  await customer.click(labelled('Log in at the bank'));
  await shopper.fillIn({ ...NAME, ...ADDRESS });
  await customer.click(payButton);
  await customer.click(button('Cancel', login));
  await shopper.expectNotice(LEFT);
  await customer.click(payButton);
  await customer.click(button('Use this account', login));
  await shopper.expectPaid('US bank account, checking ending in ');
});

test('a UnionPay card pays with a code by text message', async ({ customer, shopper }) => {
  await shopper.payBy('union-pay');
  await shopper.ready();
  await shopper.typeCard({ number: '6212345678901232', expirationDate: '12/2030', cvv: '123' }, '.union-pay');
  await shopper.fillIn({ 'Country code': '62', 'Mobile number': '111111111' });
  await customer.click(payButton);
  await fill(customer, labelled('Code from the text message'), '12345');
  await customer.click(button('Confirm and pay'));
  await shopper.expectPaid('UnionPay ending in 1232');
});
