import { button, css, labelled, type Customer } from './customer';
import { email, expectText, fill, LEFT, MANDATE, NAME, payButton, sales, VERIFIED, VERIFIED_BY_CODE, type Shopper } from './shop';
import { expect, test } from './test';

// The shop's other pages: everything in one component, what was saved, the gift card, and coming back after leaving or loading anew.

const expressButton = css('[data-tender-checkout] button[data-tender-pay], [data-tender-checkout] button[type=submit]');

async function goToExpress(customer: Customer, shopper: Shopper): Promise<void> {
  await shopper.openExpress();
  await customer.click(labelled('Card'));
  await expressReady(customer);
}

const expressReady = (customer: Customer): Promise<void> =>
  expect
    .poll(() => customer.read(css('[data-tender-checkout] button[aria-disabled=false]')), { timeout: 30_000 })
    .toMatch(/^(Pay|Continue with)/);

// A page that is loaded with this address has its fields before its scripts run.
for (const way of ['loaded anew', 'rendered by the server'])
  test(
    `express, ${way}: a card that its bank verifies`,
    { tag: ['@smoke', '@change'] },
    async ({ customer, shopper, fullShop, sandbox }) => {
      await goToExpress(customer, shopper);
      if (way === 'loaded anew') await customer.reload();
      else await customer.open(`${fullShop.url}/express`); // the basket is the host's
      await shopper.typeCard(VERIFIED_BY_CODE);
      await fill(customer, email, 'ada@example.com');
      await expressReady(customer);
      await customer.click(expressButton);
      await shopper.answerBank('1234');
      await shopper.expectPaid(VERIFIED);
      expect(sales(sandbox)).toBe(1);
    },
  );

test('express: PayPal canceled, then approved', async ({ customer, shopper, sandbox }) => {
  await goToExpress(customer, shopper);
  await customer.click(labelled('PayPal'));
  await expressReady(customer);
  await (await customer.windowAfter(() => customer.click(expressButton))).click(css('button[value="cancel"]'));
  await expectText(customer, css('body'), LEFT);
  await shopper.approveInPayPal(expressButton);
  expect(sales(sandbox)).toBe(1);
});

test('a saved payment method pays', { tag: '@smoke' }, async ({ customer, shopper, shop, sandbox }) => {
  await customer.open(`${shop.url}/#/saved`);
  await customer.click(button('Save a test card'));
  await expectText(customer, css('.saved-method'), 'Visa ending in 1881');
  await shopper.openExpress();
  await customer.click(labelled('Saved payment methods'));
  await customer.click(labelled('Visa ending in 1881'));
  await customer.click(expressButton);
  await shopper.expectPaid('Visa ending in 1881');
  expect(sales(sandbox)).toBe(1);
});

test('a gift card is paid on a page that the server rendered', async ({ customer, shopper, fullShop, sandbox }) => {
  await customer.open(`${fullShop.url}/gift`);
  await shopper.ready();
  await customer.click(labelled('$100.00'));
  await shopper.fillIn({
    'Their e-mail address': 'grace@example.com',
    'Your words': 'Happy birthday, Grace!',
    'Your e-mail address': 'ada@example.com',
  });
  await shopper.typeCard({ number: '4111111111111111', expirationDate: '12/2030', cvv: '123', postalCode: '12345' });
  await customer.click(payButton);
  await shopper.expectPaid('Visa ending in 1111');
  expect(sales(sandbox)).toBe(1);
});

test('a page loaded anew has the e-mail address, and no secrets', async ({ customer, shopper }) => {
  await shopper.payBy('sepa');
  await shopper.fillIn(MANDATE);
  await customer.reload();
  await shopper.ready();
  expect(await customer.read(email)).toBe('ada@example.com');
  expect(await customer.read(labelled('IBAN'))).toBe('');
});

test.describe('left by the full page', () => {
  // What `create` finds on the page's address and cannot tokenize it logs, and resolves.
  test.use({ expectedErrors: /^The local payment of this return could not be tokenized/ });

  test('a local payment on the full page: canceled, declined, approved', async ({ customer, shopper, shop, sandbox }) => {
    await shopper.payBy('local-payment');
    await customer.choose(labelled('Pay with'), 'p24');
    await shopper.fillIn(NAME);
    await customer.click(labelled('On this page'));
    for (const [choice, text] of [
      ['Cancel and go back to the shop', LEFT],
      ['Have the bank decline', 'The payment did not work.'],
    ] as const) {
      await shopper.ready();
      await customer.click(payButton);
      await customer.click(button(choice));
      await shopper.expectNotice(text);
      expect(await customer.read(labelled('First name'))).toBe('Ada');
      await expectText(customer, css('body'), 'Stoneware mug');
      expect(await customer.url()).toBe(`${shop.url}/?return=local-payment&type=p24#/checkout/local-payment`);
    }
    expect(sales(sandbox)).toBe(0);
    await shopper.ready();
    await customer.click(payButton);
    await customer.click(button('Approve the payment'));
    await shopper.expectPaid('Przelewy24');
    await expectText(customer, css('.receipt'), 'PLN');
    expect(sales(sandbox)).toBe(1);
  });

  test('SEPA on the full page: back, canceled, approved', { tag: '@change' }, async ({ customer, shopper, shop, sandbox }) => {
    await shopper.payBy('sepa');
    await shopper.fillIn(MANDATE);
    await shopper.leaveToPay();
    await expectText(customer, button('Approve the mandate'), 'Approve');
    await customer.back();
    await expectText(customer, css('h1'), 'Checkout');
    await shopper.ready();
    // A page out of the browser's memory still has what was typed, one that is loaded again has not.
    await fill(customer, email, 'ada@example.com');
    await shopper.fillIn(MANDATE);
    await shopper.leaveToPay();
    await customer.click(button('Cancel and go back to the shop'));
    await shopper.expectNotice(LEFT);
    expect(await customer.read(email)).toBe('ada@example.com');
    expect(await customer.read(labelled('Account holder'))).toBe('Ada Lovelace');
    expect(await customer.read(labelled('IBAN'))).toBe(''); // not for the tab's storage
    expect(await customer.url()).toBe(`${shop.url}/?return=sepa#/checkout/sepa`);
    expect(sales(sandbox)).toBe(0);
    await shopper.fillIn(MANDATE);
    await shopper.ready();
    await customer.click(payButton);
    await customer.click(button('Approve the mandate'));
    await shopper.expectPaid('IBAN ending in 3000');
    await customer.click(button('All orders'));
    await expect.poll(() => customer.url()).toBe(`${shop.url}/#/orders`);
    await customer.reload();
    await expectText(customer, css('.order'), 'IBAN ending in 3000');
    expect(sales(sandbox)).toBe(1);
  });
});
