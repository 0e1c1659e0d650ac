import { createFakeClient } from '@tender/react/testing';
import type { ShopConfiguration } from '../../server/contract';
import { methodAddress, readMethod } from './addresses';
import { listLocalTypes } from './local-types';
import { createMethods, selectCurrency } from './methods';

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
  unionPay: { enabled: true },
  masterpass: {},
  visaCheckout: {},
  fastlane: { enabled: true },
  payWithVenmo: { merchantId: 'm', accessToken: 'a', environment: 'sandbox' },
};
const account = createFakeClient({ gatewayConfiguration: every }).getConfiguration();

/** Lists the methods that the checkout offers while a method in this currency is selected. */
function listOffered(changed: Partial<ShopConfiguration> = {}, currency = 'USD'): string[] {
  const purchase = { configuration: { ...configuration, ...changed }, lines: [], email: '' };
  const methods = createMethods(purchase, 'ideal', () => undefined);
  return methods.filter(({ isOffered }) => isOffered(account, { amount: '18.00', currency })).map(({ id }) => id);
}

test('default: every method, each with an address', () => {
  const offered = listOffered();
  expect(offered).toHaveLength(14);
  expect(offered.map(readMethod)).toEqual(offered);
  expect(methodAddress(readMethod('coins'))).toBe('#/checkout/card');
});

test('behavior: Apple Pay is offered where the browser has it', () => {
  const before = listOffered();
  Object.assign(window, { ApplePaySession: { canMakePayments: () => true } });
  const offered = listOffered();
  Reflect.deleteProperty(window, 'ApplePaySession');
  expect(offered.filter((id) => !before.includes(id))).toEqual(['apple-pay']);
  expect(readMethod('apple-pay')).toBe('apple-pay');
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
