import { client } from '@tender/client';
import { describeComponent, freshKey, openNetwork, type Network } from '@tender/client/testing';
import { fastlane, type FastlaneCreateOptions } from './index';
import { readPage } from './page';
import { fastlaneAddress, fastlanePaymentToken } from './schemas';
import { FASTLANE, openScriptHost, type ScriptHost } from './fixtures/script-host';

let host: ScriptHost;
let network: Network;

beforeEach(() => {
  host = openScriptHost();
  network = openNetwork();
});
afterEach(() => host.close());

// The script stays loaded for all tests of this file, as it does on a page; the tests of loading are beside `load-fastlane.ts`.
const page = readPage();
const provide = (create: unknown = host.create): void => void (page.braintree = { ...page.braintree, fastlane: { create } as object });
const create = async (options: Partial<FastlaneCreateOptions> = {}): Promise<unknown> => {
  const creation = fastlane.create({ authorization: freshKey(), ...options });
  provide();
  return creation;
};

describeComponent(fastlane, { name: 'fastlane', hasTeardown: false, takesAnyOption: true, prepare: () => provide() });

describe('create', () => {
  test('default: resolves with the object of the script, and sends nothing but the request for the configuration', async () => {
    const authorization = freshKey();
    await expect(create({ authorization })).resolves.toBe(FASTLANE);
    expect(host.create).toHaveBeenCalledTimes(1);
    expect(host.create).toHaveBeenCalledWith({
      platformOptions: { platform: 'BT', authorization, client: await client.create({ authorization }), deviceData: undefined },
      localeUrl: 'https://www.paypalobjects.com/connect-boba/locales/',
    });
    expect(network.requests.map(({ method, url }) => `${method} ${url.pathname.split('/').at(-1)}`)).toEqual(['GET configuration']);
    expect(network.events().filter((event) => event.includes('fastlane'))).toEqual([]);
  });

  test('options: client and deviceData are among the platform options', async () => {
    const ownClient = await client.create({ authorization: freshKey() });
    await create({ authorization: undefined, client: ownClient, deviceData: 'device' });
    expect(host.create.mock.calls[0]?.[0].platformOptions).toEqual({
      platform: 'BT',
      authorization: undefined,
      client: ownClient,
      deviceData: 'device',
    });
    expect((host.create.mock.calls[0]?.[0].platformOptions as { client: unknown }).client).toBe(ownClient);
  });

  test('behavior: further options are passed to the script at top level, and those of the loader are not', async () => {
    const passed = {
      styles: { root: {} },
      cardOptions: { allowedBrands: ['VISA'] },
      metadata: { geo: 'US' },
      platform: 'BT',
      debug: true,
    } as const;
    const options = Object.freeze({
      ...passed,
      authorization: freshKey(),
      deviceData: 'device',
      minified: false,
      btSdkVersion: '3.118.2',
      hostedFields: { VERSION: '3.118.2' },
      cspNonce: 'nonce',
      analytics: false,
      onEvent() {},
      signal: new AbortController().signal,
      localeUrl: 'https://shop.example/',
      shippingAddressOptions: undefined,
    } as const);
    await create(options);
    expect(host.create.mock.calls[0]?.[0]).toStrictEqual({
      platformOptions: expect.objectContaining({ authorization: options.authorization }) as object,
      ...passed,
      localeUrl: 'https://www.paypalobjects.com/connect-boba/locales/',
    });
  });

  test('options: platformOptions of the merchant replace those of the loader, unless they are undefined', async () => {
    await create({ platformOptions: { platform: 'OTHER' } });
    await create({ platformOptions: undefined });
    expect(host.create.mock.calls.map(([{ platformOptions }]) => platformOptions)).toEqual([
      { platform: 'OTHER' },
      expect.objectContaining({ platform: 'BT' }),
    ]);
  });

  test('options: client undefined beside an authorization counts as missing', async () => {
    await create({ client: undefined });
    expect(host.create.mock.calls[0]?.[0]).toMatchObject({ platformOptions: { client: { request: expect.any(Function) as unknown } } });
  });

  test('options: inherited ones count', async () => {
    const authorization = freshKey();
    const options = Object.create({ authorization, debug: true, styles: { root: {} } }) as FastlaneCreateOptions;
    const creation = fastlane.create(options);
    provide();
    await expect(creation).resolves.toBe(FASTLANE);
    expect(host.create.mock.calls[0]?.[0]).toMatchObject({ platformOptions: { authorization }, debug: true, styles: { root: {} } });
    expect((await client.create({ authorization })).getConfiguration()).not.toHaveProperty('isDebug');
  });

  test.each(['authorization', 'debug', 'styles'])('rejects with INSTANTIATION_OPTION_REQUIRED when reading %s throws', async (name) => {
    const get = (): never => {
      throw new Error('unreadable');
    };
    const options = Object.defineProperty({ authorization: freshKey() }, name, { get, enumerable: true });
    await expect(fastlane.create(options)).rejects.toMatchObject({ code: 'INSTANTIATION_OPTION_REQUIRED' });
  });

  test('options: debug is passed to the script, and the client is created without it', async () => {
    const authorization = freshKey();
    await create({ authorization, debug: true });
    expect(host.create.mock.calls[0]?.[0].debug).toBe(true);
    expect((await client.create({ authorization })).getConfiguration()).not.toHaveProperty('isDebug');
  });
});

describe('error: FASTLANE_SDK_LOAD_ERROR', () => {
  const refused = Object.assign(new Error('No such style.'), { code: 'STYLE_INVALID', details: { style: 'x' } });

  test.each<[string, () => unknown]>([
    ['rejects', () => Promise.reject(refused)],
    [
      'throws',
      () => {
        throw refused;
      },
    ],
  ])('has the message of an error that the script %s with', async (_, run) => {
    host.create.mockImplementation(run);
    await expect(create()).rejects.toMatchObject({
      code: 'FASTLANE_SDK_LOAD_ERROR',
      type: 'MERCHANT',
      message: 'No such style.',
      details: { originalError: refused },
    });
  });

  test.each([[undefined], [null], ['text'], [{}], [new Error()], [{ message: '' }]])(
    'has a message of its own when the script rejects with %p',
    async (reason) => {
      host.create.mockImplementation(() => Promise.reject<object>(reason));
      const error = (await create().catch((caught: unknown) => caught)) as { message: string; details: { originalError: unknown } };
      expect(error).toMatchObject({ code: 'FASTLANE_SDK_LOAD_ERROR', message: 'Fastlane could not be loaded.' });
      expect(error.details.originalError).toBe(reason);
    },
  );

  test('keeps an error of ours as its cause', async () => {
    host.create.mockImplementation(() => fastlane.create({}));
    await expect(create()).rejects.toMatchObject({
      code: 'FASTLANE_SDK_LOAD_ERROR',
      details: { originalError: { code: 'INSTANTIATION_OPTION_REQUIRED' } },
    });
  });

  test.each([
    ['nothing', () => undefined],
    ['no create', () => ({})],
    ['this component, as its own script tag does', () => fastlane],
  ])('rejects when the page has %s as window.braintree.fastlane', async (_, left) => {
    const creation = fastlane.create({ authorization: freshKey() });
    host.provides = left();
    page.braintree = { ...page.braintree, fastlane: left() as object };
    await expect(creation).rejects.toMatchObject({
      code: 'FASTLANE_SDK_LOAD_ERROR',
      message: 'The Fastlane script did not provide Fastlane.',
      details: { originalError: expect.any(Error) as Error },
    });
  });
});

describe('schemas', () => {
  test('read a payment token', () => {
    const token = { id: 'nonce', paymentSource: { card: { lastDigits: '1111', billingAddress: { postalCode: '60606' } } } };
    expect(fastlanePaymentToken.parse(token)).toEqual(token);
    expect(fastlanePaymentToken.safeParse({ paymentSource: {} }).success).toBe(false);
    expect(fastlaneAddress.safeParse({ postalCode: 60606 }).success).toBe(false);
  });
});
