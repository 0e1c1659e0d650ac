import { button, css } from './customer';
import { createShopper, email, expectText, LEFT, MANDATE, payButton, sales } from './shop';
import { expect, test } from './test';

// With the names and windows of phones: Venmo opens its app, which is a page of the sandbox here, and comes back.

const PHONES = {
  iPhone: {
    width: 390,
    height: 760,
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  },
  'Android phone': {
    width: 412,
    height: 800,
    userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36',
  },
};

const APP = 'Venmo’s app opens, in which you approve the payment.';

test.describe('Android phone', () => {
  test.use({ settings: PHONES['Android phone'] });

  test('Venmo’s app replaces the page: canceled, approved', { tag: '@change' }, async ({ customer, shopper, shop, sandbox }) => {
    await shopper.payBy('venmo');
    await expectText(customer, css('[data-tender-method=venmo] [data-tender-hint]'), APP);
    await shopper.ready();
    await customer.click(payButton);
    await customer.click(css('button[value="cancel"]'));
    await shopper.expectNotice(LEFT);
    expect(await customer.read(email)).toBe('ada@example.com');
    await expect.poll(() => customer.url()).toBe(`${shop.url}/#/checkout/venmo`);
    expect(sales(sandbox)).toBe(0);
    await shopper.ready();
    await customer.click(payButton);
    await customer.click(css('button[value="approve"]'));
    await shopper.expectPaid('Venmo, @venmojoe');
    await customer.open(`${shop.url}/#/orders`);
    await customer.reload();
    await expectText(customer, css('.order'), 'Venmo, @venmojoe');
    expect(sales(sandbox)).toBe(1);
  });
});

test.describe('iPhone', () => {
  test.use({ settings: PHONES.iPhone });

  test('Venmo’s app opens in another page, which returns and pays at a click', async ({ customer, shopper, shop, sandbox }) => {
    await shopper.payBy('venmo');
    await expectText(customer, css('[data-tender-method=venmo] [data-tender-hint]'), APP);
    await shopper.ready();
    const app = await customer.windowAfter(() => customer.click(payButton));
    await app.click(css('button[value="approve"]'));
    const returned = createShopper(app, shop.url);
    await returned.ready();
    await app.click(payButton); // it is another tab than the one that the customer left, as that of anybody's link
    await returned.expectPaid('Venmo, @venmojoe');
    expect(sales(sandbox)).toBe(1);
  });
});

for (const [phone, settings] of Object.entries(PHONES)) {
  test.describe(phone, () => {
    test.use({ settings });

    test(`${phone}: a card pays, and nothing is wider than the window`, async ({ shopper }) => {
      await shopper.goToCheckout();
      expect(await shopper.overflow()).toBe(0);
      await shopper.payByCard();
      await shopper.expectPaid('Visa ending in 1111');
      expect(await shopper.overflow()).toBe(0);
    });

    test(`${phone}: PayPal pays in a window`, async ({ shopper }) => {
      await shopper.payBy('paypal');
      await shopper.approveInPayPal();
    });

    test(`${phone}: SEPA is signed on the full page`, async ({ customer, shopper }) => {
      await shopper.payBy('sepa');
      await shopper.fillIn(MANDATE);
      await shopper.leaveToPay();
      await customer.click(button('Approve the mandate'));
      await shopper.expectPaid('IBAN ending in 3000');
    });
  });
}
