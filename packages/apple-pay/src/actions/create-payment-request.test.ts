import { freshKey, openNetwork, type Network } from '@tender/client/testing';
import { applePay, type ApplePay } from '../index';
import { APPLE_PAY_WEB } from '../fixtures/settings';

let network: Network;
const create = (settings: object = APPLE_PAY_WEB): Promise<ApplePay> => {
  network.configuration.applePayWeb = settings;
  return applePay.create({ authorization: freshKey() });
};

beforeEach(() => {
  network = openNetwork();
});

const DEFAULTS = {
  countryCode: 'US',
  currencyCode: 'USD',
  merchantCapabilities: ['supports3DS'],
  supportedNetworks: ['visa', 'masterCard', 'amex'],
};
const total = { label: 'Shop', amount: '15.00' };

test('default', async () => {
  const instance = await create();
  const before = network.requests.length;
  expect(instance.createPaymentRequest({ total })).toEqual({ ...DEFAULTS, total });
  expect(instance.createPaymentRequest()).toEqual(DEFAULTS);
  expect(network.requests).toHaveLength(before);
});

test("behavior: the gateway's merchantCapabilities win over the constant", async () => {
  const merchantCapabilities = ['supports3DS', 'supportsDebit'];
  expect((await create({ ...APPLE_PAY_WEB, merchantCapabilities })).createPaymentRequest()).toEqual({ ...DEFAULTS, merchantCapabilities });
});

test('behavior: networks keep their order, and only mastercard is spelled differently', async () => {
  const supportedNetworks = ['mastercard', 'maestro', 'visa', 'masterCard', 'cartesBancaires'];
  expect((await create({ ...APPLE_PAY_WEB, supportedNetworks })).createPaymentRequest().supportedNetworks).toEqual([
    'masterCard',
    'maestro',
    'visa',
    'masterCard',
    'cartesBancaires',
  ]);
});

test.each([
  ['countryCode', 'DE'],
  ['currencyCode', 'EUR'],
  ['merchantCapabilities', ['supportsCredit']],
  ['supportedNetworks', ['mastercard']],
  ['supportedNetworks', undefined],
])('options: %s %j replaces the default whole', async (name, value) => {
  const request = (await create()).createPaymentRequest({ [name]: value });
  expect(request).toStrictEqual({ ...DEFAULTS, [name]: value });
});

test('behavior: keeps unknown members and does not change the argument', async () => {
  const overrides = Object.freeze({ total: Object.freeze(total), requiredShippingContactFields: ['email'], foo: { bar: 1 } });
  const request = (await create()).createPaymentRequest(overrides);
  expect(request).toEqual({ ...DEFAULTS, ...overrides });
  expect(request.foo).toBe(overrides.foo);
});

test('behavior: requests share no lists', async () => {
  const instance = await create({ ...APPLE_PAY_WEB, merchantCapabilities: ['supports3DS'] });
  const first = instance.createPaymentRequest();
  first.supportedNetworks.length = 0;
  first.merchantCapabilities.length = 0;
  expect(instance.createPaymentRequest()).toEqual(DEFAULTS);
});

test.each([undefined, null])('behavior: settings without networks, %j, have an empty list', async (supportedNetworks) => {
  expect((await create({ ...APPLE_PAY_WEB, supportedNetworks })).createPaymentRequest().supportedNetworks).toEqual([]);
});

test('behavior: calls the callback in a later task', async () => {
  const instance = await create();
  const args = await new Promise((resolve) => {
    expect(instance.createPaymentRequest({ total }, (...all) => resolve(all))).toBeUndefined();
  });
  expect(args).toEqual([null, { ...DEFAULTS, total }]);
  const withoutOverrides = new Promise((resolve) => instance.createPaymentRequest(((...all: unknown[]) => resolve(all)) as never));
  await expect(withoutOverrides).resolves.toEqual([null, DEFAULTS]);
});

test('behavior: null counts as no overrides', async () => {
  expect((await create()).createPaymentRequest(null as never)).toEqual(DEFAULTS);
});
