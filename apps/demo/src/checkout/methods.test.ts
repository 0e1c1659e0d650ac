import { currencyFor, localTypesFor, methodsFor } from './methods';

test('default: every method, the card first', () => {
  expect(methodsFor({ EUR: 'eur', PLN: 'pln' }, false)).toEqual(['card', 'paypal', 'paypal-button', 'sepa', 'local-payment', 'masterpass']);
});

test('behavior: PayPal comes first where it is preferred', () => {
  expect(methodsFor({ EUR: 'eur' }, true)[0]).toBe('paypal');
});

test('behavior: what the shop has no merchant account for is not offered', () => {
  expect(methodsFor({}, false)).toEqual(['card', 'paypal', 'paypal-button', 'masterpass']);
  expect(localTypesFor({ PLN: 'pln' })).toEqual(['p24', 'blik']);
});

test('behavior: direct debits and banks are paid in their own currency', () => {
  const shop = { currency: 'USD' } as const;
  expect(currencyFor('card', 'ideal', shop)).toBe('USD');
  expect(currencyFor('sepa', 'blik', shop)).toBe('EUR');
  expect(currencyFor('local-payment', 'blik', shop)).toBe('PLN');
});
