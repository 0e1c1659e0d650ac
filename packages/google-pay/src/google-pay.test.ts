import { client } from '@tender/client';
import { describeComponent, freshKey, freshToken, openNetwork, type Network } from '@tender/client/testing';
import * as fc from 'fast-check';
import { googlePayment, type GooglePaymentCreateOptions } from './index';
import { readVersion } from './guards';
import * as schemas from './schemas';
import { GOOGLE_PAY_CONFIGURATION } from './fixtures/google-pay-configuration';

const response = { paymentMethodToken: { token: '{}' } };

describeComponent(googlePayment, {
  name: 'Google Pay',
  configuration: { androidPay: GOOGLE_PAY_CONFIGURATION },
  calls: { parseResponse: [response] },
});

test('behavior: check and schema accept the same versions', () => {
  const versions = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(1, 2, true, {}, [1])).filter(Boolean);
  fc.assert(
    fc.property(versions, (version: unknown) => {
      let passes = true;
      try {
        readVersion(version);
      } catch {
        passes = false;
      }
      expect(passes).toBe(schemas.googlePayVersion.safeParse(version).success);
    }),
  );
});

let network: Network;
beforeEach(() => {
  network = openNetwork();
  network.configuration.androidPay = GOOGLE_PAY_CONFIGURATION;
});

describe('create', () => {
  test('default', async () => {
    const instance = await googlePayment.create({ authorization: freshKey() });
    expect(Object.keys(instance).sort()).toEqual(['createPaymentDataRequest', 'parseResponse', 'teardown']);
    expect(network.requests.map(({ method, url }) => `${method} ${url.pathname.split('/').at(-1)}`)).toEqual(['GET configuration']);
    expect(network.events().filter((event) => event.includes('google-payment'))).toEqual([]);
    expect(document.querySelectorAll('script, iframe')).toHaveLength(0);
  });

  test.each<[unknown, number]>([
    [undefined, 1],
    [null, 1],
    [0, 1],
    ['', 1],
    [1, 1],
    [2, 2],
    ['1', 1],
    ['2', 2],
  ])('options: googlePayVersion %j', async (googlePayVersion, version) => {
    const options = { authorization: freshKey(), googlePayVersion } as GooglePaymentCreateOptions;
    expect((await googlePayment.create(options)).createPaymentDataRequest().apiVersion).toBe(version);
  });

  test.each([9001, 3, '3', 'toString', '__proto__', true, [2], {}, Object.create(null), 1.5, -1])(
    'error: GOOGLE_PAYMENT_UNSUPPORTED_VERSION for %p',
    async (googlePayVersion: unknown) => {
      const options = { authorization: freshKey(), googlePayVersion } as GooglePaymentCreateOptions;
      await expect(googlePayment.create(options)).rejects.toMatchObject({ code: 'GOOGLE_PAYMENT_UNSUPPORTED_VERSION', type: 'MERCHANT' });
    },
  );

  test('error: GOOGLE_PAYMENT_UNSUPPORTED_VERSION names the version, and precedes GOOGLE_PAYMENT_NOT_ENABLED', async () => {
    delete network.configuration.androidPay;
    const options = { authorization: freshKey(), googlePayVersion: 9001, useDeferredClient: true } as unknown as GooglePaymentCreateOptions;
    await expect(googlePayment.create(options)).rejects.toMatchObject({
      code: 'GOOGLE_PAYMENT_UNSUPPORTED_VERSION',
      message: expect.stringContaining('version 9001') as string,
    });
  });

  test.each([undefined, null, false])('error: GOOGLE_PAYMENT_NOT_ENABLED when androidPay is %j', async (androidPay) => {
    network.configuration.androidPay = androidPay;
    await expect(googlePayment.create({ authorization: freshKey() })).rejects.toMatchObject({
      code: 'GOOGLE_PAYMENT_NOT_ENABLED',
      type: 'MERCHANT',
    });
  });

  test.each([{}, { enabled: false }])('behavior: androidPay %j counts as enabled', async (androidPay) => {
    network.configuration.androidPay = androidPay;
    const instance = await googlePayment.create({ authorization: freshKey() });
    expect(instance.createPaymentDataRequest().cardRequirements).toEqual({ allowedCardNetworks: [] });
  });
});

describe('options: useDeferredClient', () => {
  test('default', async () => {
    network.hold();
    const instance = await googlePayment.create({ authorization: freshToken(), useDeferredClient: true });
    const request = instance.createPaymentDataRequest();
    await expect(Promise.race([request, Promise.resolve('waiting')])).resolves.toBe('waiting');
    await instance.teardown();
    await expect(request).rejects.toMatchObject({ code: 'METHOD_CALLED_AFTER_TEARDOWN', details: { interrupted: true } });
  });

  test.each(['authorization', 'client'])('behavior: returns a promise with %s', async (kind) => {
    const authorization = freshKey();
    const identity = kind === 'client' ? { client: await client.create({ authorization }) } : { authorization };
    const instance = await googlePayment.create({ ...identity, useDeferredClient: true, googlePayVersion: 2 });
    const request = instance.createPaymentDataRequest({ transactionInfo: { totalPrice: 15 } });
    expect(request).toBeInstanceOf(Promise);
    await expect(request).resolves.toMatchObject({ apiVersion: 2, transactionInfo: { totalPrice: '15' } });
    const called = new Promise((resolve) => instance.createPaymentDataRequest({}, (...args) => resolve(args)));
    await expect(called).resolves.toEqual([null, expect.objectContaining({ apiVersion: 2 })]);
  });

  test('error: GOOGLE_PAYMENT_NOT_ENABLED when a request is created', async () => {
    delete network.configuration.androidPay;
    const instance = await googlePayment.create({ authorization: freshKey(), useDeferredClient: true });
    await expect(instance.createPaymentDataRequest()).rejects.toMatchObject({ code: 'GOOGLE_PAYMENT_NOT_ENABLED' });
    expect(network.events().filter((event) => event.includes('google-payment'))).toEqual([]);
  });

  test("behavior: rejects with the client's own error when a request is created", async () => {
    network.reply('GET configuration', { status: 403, body: {} });
    const instance = await googlePayment.create({ authorization: freshKey(), useDeferredClient: true });
    await expect(instance.createPaymentDataRequest()).rejects.toMatchObject({ code: 'CLIENT_AUTHORIZATION_INSUFFICIENT' });
  });

  test('behavior: an aborted call rejects with the reason', async () => {
    network.hold();
    const instance = await googlePayment.create({ authorization: freshKey(), useDeferredClient: true });
    const controller = new AbortController();
    const request = instance.createPaymentDataRequest({ signal: controller.signal });
    controller.abort('why');
    await expect(request).rejects.toBe('why');
  });
});
