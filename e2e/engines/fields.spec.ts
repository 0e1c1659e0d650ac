import { cardField, css, type Customer } from './customer';
import { CARD, fill, focusIsIn, goToCheckout, methodRadio, typeCard } from './shop';
import { expect, test } from './test';

// Keys in the card fields: groups of digits, brands, corrections in the middle, dates, and Tab.

const number = cardField('number');
const expiry = cardField('expirationDate');
const valueOf = (customer: Customer, field: string): Promise<string | undefined> => customer.read(cardField(field));

test('digits are grouped while they are typed, by brand', async ({ customer, shop }) => {
  await goToCheckout(customer, shop.url);
  for (const [typed, shown] of [
    ['4111111111111111', '4111 1111 1111 1111'],
    ['378282246310005', '3782 822463 10005'],
    ['6011111111111117', '6011 1111 1111 1117'],
    ['30569309025904', '3056 930902 5904'],
  ] as const) {
    await fill(customer, number, typed);
    await expect.poll(() => customer.read(number)).toBe(shown);
  }
});

test('the caret stays where a digit is deleted and typed again', async ({ customer, shop }) => {
  await goToCheckout(customer, shop.url);
  await fill(customer, number, '4111111111111111');
  await customer.press('Home', 'ArrowRight', 'ArrowRight', 'Backspace');
  await customer.type('2');
  await expect.poll(() => customer.read(number)).toBe('4211 1111 1111 1111');
  await customer.click(number);
  await customer.press('End', 'Backspace');
  await customer.type('9');
  await expect.poll(() => customer.read(number)).toBe('4211 1111 1111 1119');
});

test('dates are completed while they are typed', async ({ customer, shop }) => {
  await goToCheckout(customer, shop.url);
  for (const [typed, shown] of [
    ['1230', '12 / 30'],
    ['12/2030', '12 / 2030'],
    ['4/30', '04 / 30'],
  ] as const) {
    await fill(customer, expiry, typed);
    await expect.poll(() => customer.read(expiry)).toBe(shown);
  }
});

test('letters are ignored', async ({ customer, shop }) => {
  await goToCheckout(customer, shop.url);
  await fill(customer, number, '4a1b1c1');
  await expect.poll(() => customer.read(number)).toBe('4111 ');
});

test('Tab leads through page and frames, and Shift+Tab back', async ({ customer, shop }) => {
  await goToCheckout(customer, shop.url);
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
  expect(await valueOf(customer, 'cardholderName')).toBe('Ada Lovelace!');
  expect(await valueOf(customer, 'number')).toBe('4111 1111 1111 1111');
  expect(await valueOf(customer, 'expirationDate')).toBe('12 / 2030');
  expect(await valueOf(customer, 'cvv')).toBe('123');
  expect(await valueOf(customer, 'postalCode')).toBe('60601');
});

test('a click on a label focuses the field in its frame', async ({ customer, shop }) => {
  await goToCheckout(customer, shop.url);
  await customer.click(css('[data-tender-field=number] label'));
  await focusIsIn(customer, 'number');
  await customer.type('4111');
  expect(await valueOf(customer, 'number')).toBe('4111 ');
});

test('what was typed is still there after another method was selected', async ({ customer, shop }) => {
  await goToCheckout(customer, shop.url);
  await typeCard(customer);
  for (const method of ['sepa', 'card']) await customer.click(methodRadio(method));
  await expect.poll(() => valueOf(customer, 'number')).toBe('4111 1111 1111 1111');
  expect(await valueOf(customer, 'cvv')).toBe('123');
});
