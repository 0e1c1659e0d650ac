import type { Client } from '@tender/client';
import { freshKey, openNetwork, type Network } from '@tender/client/testing';
import { visaCheckout, type VisaCheckout, type VisaCheckoutInitOptions } from '../index';
import * as schemas from '../schemas';
import { VISA_CONFIGURATION } from '../fixtures/visa-configuration';

const BRANDS = ['MASTERCARD', 'VISA', 'AMEX', 'DISCOVER'];

let network: Network;
const create = (configuration: object = VISA_CONFIGURATION): Promise<VisaCheckout> => {
  network.configuration.visaCheckout = configuration;
  return visaCheckout.create({ authorization: freshKey() });
};

beforeEach(() => {
  network = openNetwork();
});

test('default', async () => {
  const { apikey, encryptionKey, externalClientId } = VISA_CONFIGURATION;
  const instance = await create();
  const sent = network.requests.length + network.analytics.length;
  expect(instance.createInitOptions({})).toEqual({
    apikey,
    encryptionKey,
    externalClientId,
    settings: { dataLevel: 'FULL', payment: { cardBrands: BRANDS } },
  });
  expect(network.requests.length + network.analytics.length).toBe(sent);
});

test('behavior: members come in the order of the protocol', async () => {
  const { settings, ...rest } = (await create()).createInitOptions({ paymentRequest: { subtotal: '1.00' } });
  expect(Object.keys(rest)).toEqual(['paymentRequest', 'apikey', 'encryptionKey', 'externalClientId']);
  expect(Object.keys(settings)).toEqual(['dataLevel', 'payment']);
});

test('options: apikey, externalClientId and cardBrands are kept; encryptionKey and dataLevel are replaced', async () => {
  const options = {
    apikey: 'own-key',
    encryptionKey: 'own-encryption-key',
    externalClientId: 'own-id',
    settings: { dataLevel: 'SUMMARY', locale: 'en_US', payment: { cardBrands: ['VISA'], billingCountries: ['US'] } },
    paymentRequest: { currencyCode: 'USD', subtotal: '15.00' },
  };
  const copy = structuredClone(options);
  expect((await create()).createInitOptions(options)).toEqual({
    ...options,
    encryptionKey: 'gateway-encryption-key',
    settings: { ...options.settings, dataLevel: 'FULL' },
  });
  expect(options).toEqual(copy);
  expect(schemas.initOptionsInput.safeParse(options).success).toBe(true);
});

test.each<[unknown, readonly string[]]>([
  [undefined, BRANDS],
  [null, BRANDS],
  ['', BRANDS],
  [[], []],
  [['AMEX'], ['AMEX']],
])('options: cardBrands %j', async (cardBrands, expected) => {
  const options = (await create()).createInitOptions({ settings: { payment: { cardBrands: cardBrands as string[] } } });
  expect(options.settings.payment.cardBrands).toEqual(expected);
});

test.each([null, '', 0, false, 'text', 1])('options: settings %j and payment %j count as none', async (nothing) => {
  const instance = await create();
  const settings = { dataLevel: 'FULL', payment: { cardBrands: BRANDS } };
  expect(instance.createInitOptions({ settings: nothing as never }).settings).toEqual(settings);
  expect(instance.createInitOptions({ settings: { payment: nothing as never } }).settings).toEqual(settings);
});

test.each(['apikey', 'externalClientId'] as const)('options: an empty %s counts as none', async (member) => {
  expect((await create()).createInitOptions({ [member]: '' })[member]).toBe(VISA_CONFIGURATION[member]);
});

test('behavior: keeps a given encryptionKey when the configuration has none, as from GraphQL', async () => {
  const { encryptionKey: _, ...configuration } = VISA_CONFIGURATION;
  const instance = await create(configuration);
  expect(instance.createInitOptions({ encryptionKey: 'own-key' }).encryptionKey).toBe('own-key');
  expect(instance.createInitOptions({}).encryptionKey).toBeUndefined();
});

test.each([[undefined], [null], ['Visa'], [[]], [['JCB', 'Elo', 'toString', null]]])(
  'behavior: no brands for the card types %j',
  async (supportedCardTypes) => {
    const instance = await create({ ...VISA_CONFIGURATION, supportedCardTypes });
    expect(instance.createInitOptions({}).settings.payment.cardBrands).toEqual([]);
  },
);

test('behavior: copies as JSON does', async () => {
  const options = { paymentRequest: { subtotal: undefined, date: new Date(0), handler: () => {}, nested: { a: 1 } } };
  const instance = await create();
  const created = instance.createInitOptions(options);
  expect(created.paymentRequest).toStrictEqual({ date: '1970-01-01T00:00:00.000Z', nested: { a: 1 } });
  (created.paymentRequest as { nested: { a: number } }).nested.a = 2;
  created.settings.payment.cardBrands.push('JCB');
  expect(options.paymentRequest.nested.a).toBe(1);
  const again = instance.createInitOptions(options);
  expect(again).not.toBe(created);
  expect(again.settings.payment.cardBrands).toEqual(BRANDS);
});

test('behavior: reads the configuration at each call', async () => {
  const gatewayConfiguration = { visaCheckout: { apikey: 'first' } };
  const client = { getVersion: () => visaCheckout.VERSION, getConfiguration: () => ({ gatewayConfiguration }) } as unknown as Client;
  const instance = await visaCheckout.create({ client });
  expect(instance.createInitOptions({}).apikey).toBe('first');
  gatewayConfiguration.visaCheckout.apikey = 'second';
  expect(instance.createInitOptions({}).apikey).toBe('second');
});

test('behavior: callback form, in a later task', async () => {
  const instance = await create();
  let isLater = false;
  const called = new Promise((resolve) => {
    const result: unknown = instance.createInitOptions({ apikey: 'own' }, (...args) => resolve([...args, isLater]));
    expect(result).toBeUndefined();
  });
  isLater = true;
  await expect(called).resolves.toEqual([null, expect.objectContaining({ apikey: 'own' }), true]);
});

test.each<[unknown]>([[undefined], [null], [''], [0], [false], ['text'], [1], [true], [() => {}], [new Date(0)], [1n]])(
  'error: VISA_CHECKOUT_INIT_OPTIONS_REQUIRED is thrown for %p',
  async (options) => {
    const instance = await create();
    const error = expect.objectContaining({
      code: 'VISA_CHECKOUT_INIT_OPTIONS_REQUIRED',
      type: 'MERCHANT',
      message: expect.stringMatching(/init options.*object/) as string,
      details: undefined,
    }) as Error;
    expect(() => instance.createInitOptions(options as VisaCheckoutInitOptions)).toThrow(error);
    const callback = jest.fn();
    expect(() => instance.createInitOptions(options as VisaCheckoutInitOptions, callback)).toThrow(error);
    expect(callback).not.toHaveBeenCalled();
  },
);

test('error: VISA_CHECKOUT_INIT_OPTIONS_REQUIRED for an object that contains itself', async () => {
  const options: { self?: object } = {};
  options.self = options;
  const instance = await create();
  expect(() => instance.createInitOptions(options)).toThrow(
    expect.objectContaining({ code: 'VISA_CHECKOUT_INIT_OPTIONS_REQUIRED' }) as Error,
  );
});
