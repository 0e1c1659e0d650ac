import { cardField, css, type Customer } from './customer';
import { CARD, fill, focusIsIn, methodRadio, SHOWN } from './shop';
import { expect, test } from './test';

// Keys in the card fields: groups of digits, brands, dates, and Tab.

const number = cardField('number');
const expiry = cardField('expirationDate');
const valueOf = (customer: Customer, field: string): Promise<string | undefined> => customer.read(cardField(field));

test('digits are grouped by brand and dates completed while they are typed, and letters are ignored', async ({ customer, shopper }) => {
  await shopper.goToCheckout();
  for (const [field, typed, shown] of [
    [number, '4111111111111111', '4111 1111 1111 1111'],
    [number, '378282246310005', '3782 822463 10005'],
    [number, '6011111111111117', '6011 1111 1111 1117'],
    [number, '30569309025904', '3056 930902 5904'],
    [number, '4a1b1c1', '4111 '],
    [expiry, '1230', '12 / 30'],
    [expiry, '12/2030', '12 / 2030'],
    [expiry, '4/30', '04 / 30'],
  ] as const) {
    await fill(customer, field, typed);
    await expect.poll(() => customer.read(field)).toBe(shown);
  }
});

test('Tab leads through page and frames, and Shift+Tab back', async ({ customer, shopper }) => {
  await shopper.goToCheckout();
  await customer.click(cardField('cardholderName'));
  for (const name of Object.keys(CARD)) {
    if (name !== 'cardholderName') await customer.press('Tab');
    await focusIsIn(customer, name);
    await customer.type(CARD[name as keyof typeof CARD]);
  }
  for (const name of Object.keys(CARD).reverse().slice(1)) {
    await customer.press('Shift+Tab');
    await focusIsIn(customer, name);
  }
  await customer.press('End');
  await customer.type('!');
  const shown = { ...SHOWN, cardholderName: 'Ada Lovelace!' };
  for (const [name, text] of Object.entries(shown)) expect(await valueOf(customer, name)).toBe(text);
});

test('a click on a label focuses the field in its frame', async ({ customer, shopper }) => {
  await shopper.goToCheckout();
  await customer.click(css('[data-tender-field=number] label'));
  await focusIsIn(customer, 'number');
  await customer.type('4111');
  expect(await valueOf(customer, 'number')).toBe('4111 ');
});

test('what was typed is still there after another method was selected', async ({ customer, shopper }) => {
  await shopper.goToCheckout();
  await shopper.typeCard();
  for (const method of ['sepa', 'card']) await customer.click(methodRadio(method));
  await expect.poll(() => valueOf(customer, 'number')).toBe('4111 1111 1111 1111');
  expect(await valueOf(customer, 'cvv')).toBe('123');
});
