import { currencyFor, localTypesFor, METHODS, methodsFor } from './methods';

const shop = { merchantAccounts: {}, environment: 'sandbox', currency: 'USD' } as const;

test('default: every method, the card first', () => {
  expect(methodsFor({ ...shop, merchantAccounts: { EUR: 'eur', PLN: 'pln' } }, false)).toEqual([...METHODS]);
});

test('behavior: PayPal comes first where it is preferred', () => {
  expect(methodsFor({ ...shop, merchantAccounts: { EUR: 'eur' } }, true)[0]).toBe('paypal');
});

test('behavior: what the shop has no merchant account for is not offered', () => {
  const offered = methodsFor(shop, false);
  expect(METHODS.filter((method) => !offered.includes(method))).toEqual(['sepa', 'local-payment']);
  expect(localTypesFor({ PLN: 'pln' })).toEqual(['p24', 'blik']);
});

test.each(['google-pay', 'payment-request'] as const)('%s is offered in tests alone', (method) => {
  expect(methodsFor(shop, false)).toContain(method);
  expect(methodsFor({ ...shop, environment: 'production' }, false)).not.toContain(method);
});

test('behavior: direct debits and banks are paid in their own currency', () => {
  expect(currencyFor('card', 'ideal', shop)).toBe('USD');
  expect(currencyFor('sepa', 'blik', shop)).toBe('EUR');
  expect(currencyFor('local-payment', 'blik', shop)).toBe('PLN');
});
