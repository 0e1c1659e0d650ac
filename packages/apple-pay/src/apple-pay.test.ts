import { client } from '@tender/client';
import { describeComponent, freshKey, freshToken, openNetwork, type Network } from '@tender/client/testing';
import { applePay, type ApplePay } from './index';
import { APPLE_PAY_WEB } from './fixtures/settings';

describeComponent(applePay, {
  name: 'Apple Pay',
  configuration: { applePayWeb: APPLE_PAY_WEB },
  calls: { performValidation: [{ validationURL: 'https://apple.example' }], tokenize: [{ token: { paymentData: {} } }] },
});

let network: Network;
beforeEach(() => {
  network = openNetwork();
  network.configuration.applePayWeb = APPLE_PAY_WEB;
});

const events = async (): Promise<string[]> => {
  await new Promise((resolve) => setTimeout(resolve, 0));
  return network.events().filter((event) => event.includes('applepay'));
};

describe('create', () => {
  test('default', async () => {
    const instance = await applePay.create({ authorization: freshKey() });
    expect(Object.keys(instance).sort()).toEqual(['createPaymentRequest', 'performValidation', 'teardown', 'tokenize']);
    expect(network.requests.map(({ method, url }) => `${method} ${url.pathname.split('/').at(-1)}`)).toEqual(['GET configuration']);
    expect(await events()).toEqual(['web.applepay.initialized']);
    expect(document.querySelectorAll('script, iframe')).toHaveLength(0);
  });

  test.each([undefined, null, false])('error: APPLE_PAY_NOT_ENABLED when applePayWeb is %j', async (applePayWeb) => {
    network.configuration.applePayWeb = applePayWeb;
    await expect(applePay.create({ authorization: freshKey() })).rejects.toMatchObject({ code: 'APPLE_PAY_NOT_ENABLED', type: 'MERCHANT' });
    expect(await events()).toEqual([]);
  });

  test('behavior: an empty applePayWeb counts as enabled', async () => {
    network.configuration.applePayWeb = {};
    const instance = await applePay.create({ authorization: freshKey() });
    expect(instance.createPaymentRequest()).toEqual({
      countryCode: undefined,
      currencyCode: undefined,
      merchantCapabilities: ['supports3DS'],
      supportedNetworks: [],
    });
  });
});

describe('merchantIdentifier', () => {
  test.each([
    ['authorization', false],
    ['client', false],
    ['client', true],
  ])('default: there from the start with %s, useDeferredClient %j', async (kind, useDeferredClient) => {
    const authorization = freshKey();
    const identity = kind === 'client' ? { client: await client.create({ authorization }) } : { authorization };
    const instance = await applePay.create({ ...identity, useDeferredClient });
    expect(instance.merchantIdentifier).toBe('merchant.shop');
    expect(Object.getOwnPropertyDescriptor(instance, 'merchantIdentifier')).toMatchObject({
      enumerable: false,
      writable: false,
      configurable: false,
    });
    expect(() => Object.assign(instance, { merchantIdentifier: 'other' })).toThrow(TypeError);
    await instance.teardown();
    expect(instance.merchantIdentifier).toBe('merchant.shop');
  });

  test('behavior: there as soon as a deferred client is', async () => {
    const instance = await applePay.create({ authorization: freshKey(), useDeferredClient: true });
    expect(instance.merchantIdentifier).toBeUndefined();
    await instance.createPaymentRequest();
    expect(instance.merchantIdentifier).toBe('merchant.shop');
  });

  test('behavior: a frozen instance works without it', async () => {
    const instance = Object.freeze(await applePay.create({ authorization: freshKey(), useDeferredClient: true }));
    await expect(instance.createPaymentRequest()).resolves.toMatchObject({ countryCode: 'US' });
    expect(instance.merchantIdentifier).toBeUndefined();
  });
});

describe('options: useDeferredClient', () => {
  test('default', async () => {
    network.hold();
    const instance = await applePay.create({ authorization: freshToken(), useDeferredClient: true });
    const request = instance.createPaymentRequest();
    await expect(Promise.race([request, Promise.resolve('waiting')])).resolves.toBe('waiting');
    await instance.teardown();
    await expect(request).rejects.toMatchObject({ code: 'METHOD_CALLED_AFTER_TEARDOWN', details: { interrupted: true } });
  });

  test.each(['authorization', 'client'])('behavior: createPaymentRequest returns a promise with %s', async (kind) => {
    const authorization = freshKey();
    const identity = kind === 'client' ? { client: await client.create({ authorization }) } : { authorization };
    const instance = await applePay.create({ ...identity, useDeferredClient: true });
    const request = instance.createPaymentRequest({ total: { label: 'Shop', amount: '15.00' } });
    expect(request).toBeInstanceOf(Promise);
    await expect(request).resolves.toMatchObject({ countryCode: 'US', total: { label: 'Shop', amount: '15.00' } });
    const called = new Promise((resolve) => instance.createPaymentRequest({ countryCode: 'DE' }, (...args) => resolve(args)));
    await expect(called).resolves.toEqual([null, expect.objectContaining({ countryCode: 'DE' })]);
    expect(await events()).toEqual(['web.applepay.initialized']);
  });

  test.each(['authorization', 'client'])('error: APPLE_PAY_NOT_ENABLED in every method, with %s', async (kind) => {
    delete network.configuration.applePayWeb;
    const authorization = freshKey();
    const identity = kind === 'client' ? { client: await client.create({ authorization }) } : { authorization };
    const instance = await applePay.create({ ...identity, useDeferredClient: true });
    await expect(instance.createPaymentRequest()).rejects.toMatchObject({ code: 'APPLE_PAY_NOT_ENABLED' });
    await expect(instance.performValidation({ validationURL: 'url' })).rejects.toMatchObject({
      code: 'APPLE_PAY_MERCHANT_VALIDATION_NETWORK',
      details: { originalError: { code: 'APPLE_PAY_NOT_ENABLED' } },
    });
    await expect(instance.tokenize({ token: {} })).rejects.toMatchObject({
      code: 'APPLE_PAY_TOKENIZATION',
      details: { originalError: { code: 'APPLE_PAY_NOT_ENABLED' } },
    });
    expect(await events()).toEqual(['web.applepay.performValidation.failed', 'web.applepay.tokenize.failed']);
  });

  test("behavior: the client's own error arrives in every method, and is no unhandled rejection", async () => {
    network.reply('GET configuration', { status: 403, body: {} });
    const instance = await applePay.create({ authorization: freshKey(), useDeferredClient: true });
    await new Promise(setImmediate);
    const code = 'CLIENT_AUTHORIZATION_INSUFFICIENT';
    await expect(instance.createPaymentRequest()).rejects.toMatchObject({ code });
    await expect(instance.performValidation({ validationURL: 'url' })).rejects.toMatchObject({ details: { originalError: { code } } });
    await expect(instance.tokenize({ token: {} })).rejects.toMatchObject({ details: { originalError: { code } } });
  });

  test('behavior: an aborted call rejects with the reason', async () => {
    network.hold();
    const instance = await applePay.create({ authorization: freshKey(), useDeferredClient: true });
    const controller = new AbortController();
    const calls = [
      instance.createPaymentRequest({ signal: controller.signal }),
      instance.performValidation({ validationURL: 'url', signal: controller.signal }),
      instance.tokenize({ token: {}, signal: controller.signal }),
    ];
    controller.abort('why');
    for (const call of calls) await expect(call).rejects.toBe('why');
    expect(await events()).toEqual([]);
  });
});

test('error: METHOD_CALLED_AFTER_TEARDOWN leaves the client alone', async () => {
  const own = await client.create({ authorization: freshKey() });
  const instance: ApplePay = await applePay.create({ client: own });
  await instance.teardown();
  expect(() => instance.createPaymentRequest({})).toThrow('createPaymentRequest cannot be called after teardown.');
  expect(own.getConfiguration().gatewayConfiguration.applePayWeb).toEqual(APPLE_PAY_WEB);
  await expect(own.request({ method: 'get', endpoint: 'payment_methods' })).resolves.toBeDefined();
});
