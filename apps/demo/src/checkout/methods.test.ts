import { createFakeClient } from '@tender/react/testing';
import type { ShopConfiguration } from '../../server/contract';
import { listLocalTypes } from './local-types';
import { createMethods, findMethodId, selectCurrency } from './methods';

const configuration: ShopConfiguration = {
  shopName: 'Fern & Field',
  customerName: 'Ada Example',
  environment: 'sandbox',
  environmentLabel: 'Sandbox',
  currency: 'USD',
  merchantAccounts: { EUR: 'eur', PLN: 'pln' },
  products: [],
  testOutcomes: [],
};
const every = {
  visaCheckout: {},
  fastlane: { enabled: true },
  payWithVenmo: { merchantId: 'm', accessToken: 'a', environment: 'sandbox' },
};
const account = createFakeClient({ gatewayConfiguration: every }).getConfiguration();

const createAll = (changed: Partial<ShopConfiguration> = {}) =>
  createMethods({ configuration: { ...configuration, ...changed }, lines: [], email: '' }, 'ideal', () => undefined);

/** Lists the methods that the checkout offers while a method in this currency is selected. */
function listOffered(changed: Partial<ShopConfiguration> = {}, currency = 'USD'): string[] {
  return createAll(changed)
    .filter(({ isOffered }) => isOffered(account, { amount: '18.00', currency }))
    .map(({ id }) => id);
}

test('default: every method, found by its own id', () => {
  const offered = listOffered();
  expect(offered).toHaveLength(14);
  expect(offered.map((id) => findMethodId(createAll(), id))).toEqual(offered);
});

test.each(['coins', '', undefined])('behavior: an address with the method %j is that of the card', (name) => {
  expect(findMethodId(createAll(), name)).toBe('card');
});

test('behavior: Apple Pay is offered where the browser has it', () => {
  const before = listOffered();
  Object.assign(window, { ApplePaySession: { canMakePayments: () => true } });
  const offered = listOffered();
  Reflect.deleteProperty(window, 'ApplePaySession');
  expect(offered.filter((id) => !before.includes(id))).toEqual(['apple-pay']);
});

test('behavior: methods in other currencies stay in the list', () => {
  expect(listOffered({}, 'EUR')).toEqual(listOffered());
});

test('behavior: a currency without a merchant account has no methods', () => {
  const offered = listOffered({ merchantAccounts: {} });
  expect(listOffered().filter((id) => !offered.includes(id))).toEqual(['sepa', 'local-payment']);
  expect(listLocalTypes({ PLN: 'pln' })).toEqual(['p24', 'blik']);
});

test('behavior: Google Pay and the payment sheet are not offered in production', () => {
  const offered = listOffered({ environment: 'production' });
  expect(listOffered().filter((id) => !offered.includes(id))).toEqual(['google-pay', 'payment-request']);
});

test('behavior: direct debits and banks are paid in their own currency', () => {
  expect(selectCurrency('card', 'ideal', configuration)).toBe('USD');
  expect(selectCurrency('sepa', 'blik', configuration)).toBe('EUR');
  expect(selectCurrency('local-payment', 'blik', configuration)).toBe('PLN');
});
