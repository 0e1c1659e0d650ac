import { css, labelled } from './customer';
import { email, expectPaid, expectText, fill, goToCheckout, LEFT, notice, payBy, payButton, ready, sales, typeCard } from './shop';
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

  test('Venmo’s app replaces the page: canceled, approved', { tag: '@change' }, async ({ customer, shop, sandbox }) => {
    await payBy(customer, shop.url, 'venmo');
    await expectText(customer, css('[data-tender-method=venmo] [data-tender-hint]'), APP);
    await ready(customer);
    await customer.click(payButton);
    await customer.click(css('button[value="cancel"]'));
    await expectText(customer, notice, LEFT);
    expect(await customer.read(email)).toBe('ada@example.com');
    await expect.poll(() => customer.url()).toBe(`${shop.url}/#/checkout/venmo`);
    expect(sales(sandbox)).toBe(0);
    await ready(customer);
    await customer.click(payButton);
    await customer.click(css('button[value="approve"]'));
    await expectPaid(customer, 'Venmo, @venmojoe');
    await customer.open(`${shop.url}/#/orders`);
    await customer.reload();
    await expectText(customer, css('.order'), 'Venmo, @venmojoe');
    expect(sales(sandbox)).toBe(1);
  });
});

test.describe('iPhone', () => {
  test.use({ settings: PHONES.iPhone });

  test('Venmo’s app opens in another page, which returns and pays', async ({ customer, shop, sandbox }) => {
    await payBy(customer, shop.url, 'venmo');
    await expectText(customer, css('[data-tender-method=venmo] [data-tender-hint]'), APP);
    await ready(customer);
    const app = await customer.windowAfter(() => customer.click(payButton));
    await app.click(css('button[value="approve"]'));
    await expectPaid(app, 'Venmo, @venmojoe');
    expect(sales(sandbox)).toBe(1);
  });
});

for (const [phone, settings] of Object.entries(PHONES)) {
  test.describe(phone, () => {
    test.use({ settings });

    test(`${phone}: a card pays, and nothing is wider than the window`, async ({ customer, shop }) => {
      await goToCheckout(customer, shop.url);
      const overflow = (): Promise<number> => customer.evaluate(css('html'), (root) => root.scrollWidth - root.clientWidth);
      expect(await overflow()).toBe(0);
      await fill(customer, email, 'ada@example.com');
      await typeCard(customer);
      await customer.click(payButton);
      await expectPaid(customer, 'Visa ending in 1111');
      expect(await overflow()).toBe(0);
    });

    test(`${phone}: PayPal pays in a window`, async ({ customer, shop }) => {
      await payBy(customer, shop.url, 'paypal');
      const popup = await customer.windowAfter(() => customer.click(payButton));
      await popup.click(css('button[value="continue"]'));
      await popup.click(css('button[value="approve"]'));
      await expectPaid(customer, 'PayPal, ');
    });

    test(`${phone}: SEPA is signed on the full page`, async ({ customer, shop }) => {
      await payBy(customer, shop.url, 'sepa');
      await fill(customer, labelled('Account holder'), 'Ada Lovelace');
      await fill(customer, labelled('IBAN'), 'DE89370400440532013000');
      await customer.click(labelled('On this page'));
      await ready(customer);
      await customer.click(payButton);
      await customer.click({ selector: '//button[contains(., "Approve the mandate")]' });
      await expectPaid(customer, 'IBAN ending in 3000');
    });
  });
}
