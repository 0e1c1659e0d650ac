import { client, VERSION, type Client, type ClientCreateOptions } from './index';
import { base64, freshKey, freshToken, openNetwork, type Network } from './testing/network';

let network: Network;

beforeEach(() => {
  network = openNetwork();
});

function thrown(): never {
  throw new Error('read');
}

function create(options: unknown): Promise<Client> {
  return client.create(options as ClientCreateOptions);
}

describe('create', () => {
  test('default', async () => {
    const authorization = freshKey();
    const made = await client.create({ authorization });
    expect(made.getVersion()).toBe('3.118.2');
    expect(VERSION).toBe(client.VERSION);
    expect(made.getConfiguration()).toEqual({
      authorizationType: 'TOKENIZATION_KEY',
      analyticsMetadata: {
        merchantAppId: 'shop.localhost:8080',
        platform: 'web',
        sdkVersion: '3.118.2',
        source: 'client',
        integration: 'custom',
        integrationType: 'custom',
        sessionId: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
      },
      gatewayConfiguration: network.configuration,
      authorization,
    });
  });

  test('behavior: callback form', async () => {
    const authorization = freshKey();
    const called = await new Promise((resolve) => {
      expect(client.create({ authorization }, (...args) => resolve(args))).toBeUndefined();
    });
    expect(called).toEqual([null, await client.create({ authorization })]);
    const failed = await new Promise<unknown[]>((resolve) => client.create({ authorization: 'x' }, (...args) => resolve(args)));
    expect(failed).toEqual([expect.objectContaining({ code: 'CLIENT_INVALID_AUTHORIZATION' })]);
  });

  test('behavior: the callback is the last argument, even after undefined ones', async () => {
    const authorization = freshKey();
    const input = [{ authorization }, undefined, undefined] as unknown as [{ authorization: string }];
    const called = new Promise((resolve) =>
      (client.create as (...args: unknown[]) => void)(...input, (...events: unknown[]) => resolve(events)),
    );
    expect(await called).toEqual([null, await client.create({ authorization })]);
  });

  test('behavior: accepts a String object as authorization', async () => {
    const made = await client.create({ authorization: new String(freshToken()) as string });
    expect(made.getConfiguration()).toMatchObject({ authorizationType: 'CLIENT_TOKEN' });
  });

  test('behavior: logs what a callback throws, after a line that explains it', async () => {
    const lines: unknown[] = [];
    const thrown = new Error('the shop');
    await new Promise<void>((resolve) => {
      jest.spyOn(console, 'error').mockImplementation((line) => void (lines.push(line) === 2 && resolve()));
      client.create({ authorization: freshKey() }, () => {
        throw thrown;
      });
    });
    expect(lines).toEqual([expect.any(String), thrown]);
  });

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['no authorization', {}],
    ['an empty one', { authorization: '' }],
    ['a member __proto__', JSON.parse('{"__proto__": {"authorization": "x"}}')],
    ['a getter that throws', Object.defineProperty({}, 'authorization', { get: () => thrown(), enumerable: true })],
  ])('error: INSTANTIATION_OPTION_REQUIRED for %s', async (_, options) => {
    await expect(create(options)).rejects.toMatchObject({
      code: 'INSTANTIATION_OPTION_REQUIRED',
      type: 'MERCHANT',
      message: expect.stringMatching(/options\.authorization.*a client/),
    });
    expect(network.requests).toEqual([]);
  });

  test('behavior: a callback without options is called with the error', async () => {
    const error = await new Promise((resolve) => void create(resolve));
    expect(error).toMatchObject({ code: 'INSTANTIATION_OPTION_REQUIRED' });
  });

  test.each([
    ['a word', 'x'],
    ['no merchant', 'sandbox_x_'],
    ['two parts', 'sandbox_x'],
    ['a dash', 'sandbox_x_merchant-1'],
    ['a trailing newline', 'sandbox_x_merchant\n'],
    ['an unknown environment', 'staging_x_merchant'],
    ['a member of every object', 'constructor_x_merchant'],
    ['__proto__', '__proto__'],
    ['a megabyte', 'x'.repeat(1_000_000)],
    ['a megabyte of a key', `sandbox_${'x'.repeat(1_000_000)}`],
    ['a development port out of range', 'development_99999_merchant'],
    ['a number', 5],
    ['an object', {}],
    ['a symbol', Symbol('sandbox_x_merchant')],
    ['base64 of a text', base64('text')],
    ['base64 of null', base64('null')],
    ['base64 of a number', base64('5')],
    ['base64 of a list', base64('[]')],
    ['a token without configUrl', freshToken({ configUrl: undefined })],
    ['a token whose members are those of __proto__', base64('{"__proto__": {"configUrl": "https://api.braintreegateway.com/"}}')],
    ['a development token with a configUrl elsewhere', freshToken({ environment: 'development' })],
  ])('error: CLIENT_INVALID_AUTHORIZATION for %s', async (_, authorization) => {
    const error: unknown = await create({ authorization }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'CLIENT_INVALID_AUTHORIZATION', type: 'MERCHANT', details: undefined });
    expect(network.requests).toEqual([]);
    expect(network.analytics).toEqual([]);
  });

  test.each([
    'http://api.sandbox.braintreegateway.com/x',
    'https://attacker.com/x',
    'https://braintreegateway.com.attacker.com',
    'https://attackerbraintreegateway.com',
    'https://attacker.com/braintreegateway.com',
    'https://api.braintreegateway.com@attacker.com/',
    ' https://api.braintreegateway.com/',
    '/relative',
  ])('error: CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN for a token that points to %s', async (configUrl) => {
    await expect(create({ authorization: freshToken({ configUrl }) })).rejects.toMatchObject({
      code: 'CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN',
      message: expect.stringContaining('configUrl'),
    });
    expect(network.requests).toEqual([]);
  });

  test('error: CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN for a token that points to a megabyte', async () => {
    const authorization = freshToken({ configUrl: 'x'.repeat(1_000_000), authorizationFingerprint: 'x'.repeat(1_000_000) });
    await expect(create({ authorization })).rejects.toMatchObject({ code: 'CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN' });
  });

  test('behavior: accepts a tokenization key whose merchant id has underscores', async () => {
    await create({ authorization: 'production_x_merchant_with_underscores' });
    const url = network.to('GET configuration')[0]?.url as URL;
    expect(url.origin + url.pathname).toBe(
      'https://api.braintreegateway.com/merchants/merchant_with_underscores/client_api/v1/configuration',
    );
  });

  test('behavior: decodes a client token as UTF-8', async () => {
    const authorizationFingerprint = 'Zürich|東京';
    const made = await create({ authorization: freshToken({ authorizationFingerprint }) });
    expect(made.getConfiguration()).toMatchObject({ authorizationType: 'CLIENT_TOKEN', authorizationFingerprint });
  });

  test('behavior: a development key loads the configuration from this machine', async () => {
    network.configuration = { ...network.configuration, clientApiUrl: 'http://localhost:4810/m', assetsUrl: 'http://localhost:4810' };
    await create({ authorization: 'development_4810_merchant' });
    expect(network.requests[0]?.url.origin).toBe('http://localhost:4810');
  });
});

describe('configuration', () => {
  test('default', async () => {
    const authorization = freshKey();
    await create({ authorization, sessionId: 'a session' });
    const [{ method, url, headers, credentials }] = network.to('GET configuration') as never as [Network['requests'][number]];
    expect({ method, headers, credentials }).toEqual({ method: 'GET', headers: {}, credentials: 'omit' });
    expect(url.search.slice(1)).toBe(
      [
        `tokenizationKey=${authorization}`,
        '_meta%5BmerchantAppId%5D=shop.localhost%3A8080',
        '_meta%5Bplatform%5D=web',
        '_meta%5BsdkVersion%5D=3.118.2',
        '_meta%5Bsource%5D=client',
        '_meta%5Bintegration%5D=custom',
        '_meta%5BintegrationType%5D=custom',
        '_meta%5BsessionId%5D=a%20session',
        'braintreeLibraryVersion=braintree%2Fweb%2F3.118.2',
        'configVersion=3',
      ].join('&'),
    );
  });

  test('behavior: a request with a client token has its fingerprint in the query', async () => {
    await create({ authorization: freshToken({ authorizationFingerprint: 'finger' }) });
    expect(network.requests[0]?.url.search).toMatch(/^\?authorizationFingerprint=finger&_meta/);
  });

  test.each([
    [401, 'CLIENT_AUTHORIZATION_INVALID', 'MERCHANT'],
    [403, 'CLIENT_AUTHORIZATION_INSUFFICIENT', 'MERCHANT'],
    [404, 'CLIENT_GATEWAY_NETWORK', 'NETWORK'],
    [422, 'CLIENT_GATEWAY_NETWORK', 'NETWORK'],
    [429, 'CLIENT_GATEWAY_NETWORK', 'NETWORK'],
    [500, 'CLIENT_GATEWAY_NETWORK', 'NETWORK'],
  ])('behavior: status %i rejects with %s', async (status, code, type) => {
    const body = { error: { message: 'no' } };
    network.reply('GET configuration', { status, body });
    const error: unknown = await create({ authorization: freshKey() }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code, type });
    expect((error as { details: unknown }).details).toStrictEqual({ originalError: body });
  });

  test.each([
    ['an empty failure', { status: 500 }, 'error'],
    ['a page in HTML', { body: '<html>' }, '<html>'],
    ['an empty list', { body: [] }, []],
    ['a list', { body: [{}] }, [{}]],
    ['a number', { body: 5 }, 5],
    ['a dropped connection', 'drop' as const, 'error'],
  ])('error: CLIENT_GATEWAY_NETWORK for %s', async (_, reply, originalError) => {
    network.reply('GET configuration', reply);
    await expect(create({ authorization: freshKey() })).rejects.toMatchObject({
      code: 'CLIENT_GATEWAY_NETWORK',
      details: { originalError },
    });
  });

  describe('a policy of the page', () => {
    /** A transport that fails like `fetch` in a page with a policy: the violation is reported after the rejection. */
    const blocking = (disposition: string, report: (url: string) => string): ClientCreateOptions['transport'] => {
      return ({ url }) => {
        const event = Object.assign(new Event('securitypolicyviolation'), { blockedURI: report(url), disposition });
        setTimeout(() => document.dispatchEvent(event));
        return Promise.reject(new TypeError('Failed to fetch'));
      };
    };

    test.each([
      ['the whole URL', blocking('enforce', String)],
      ['only its origin', blocking('enforce', (url) => new URL(url).origin)],
    ])('error: CLIENT_GATEWAY_NETWORK names the directive when a browser reports %s', async (_, transport) => {
      const host = /^A Content-Security-Policy of this page blocked the request: add https:\/\/[\w.-]+ to connect-src\.$/;
      await expect(client.create({ authorization: freshKey(), transport })).rejects.toMatchObject({
        code: 'CLIENT_GATEWAY_NETWORK',
        message: expect.stringMatching(host) as string,
        details: { originalError: 'error' },
      });
    });

    test.each([
      ['only reports', blocking('report', String)],
      ['blocks something else', blocking('enforce', () => 'https://other.example/pixel')],
      ['blocks an inline script', blocking('enforce', () => 'inline')],
    ])('behavior: a failure is that of the network while a policy %s', async (_, transport) => {
      await expect(client.create({ authorization: freshKey(), transport })).rejects.toMatchObject({
        message: 'The payment gateway is unreachable.',
      });
    });
  });

  test.each(['', 'null', '0'])('error: CLIENT_MISSING_GATEWAY_CONFIGURATION for the body "%s"', async (body) => {
    network.reply('GET configuration', { body });
    await expect(create({ authorization: freshKey() })).rejects.toMatchObject({
      code: 'CLIENT_MISSING_GATEWAY_CONFIGURATION',
      type: 'INTERNAL',
    });
  });

  test.each(['assetsUrl', 'clientApiUrl', 'configUrl'])(
    "error: CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN when %s is not the provider's",
    async (property) => {
      network.configuration[property] = 'https://attacker.com';
      await expect(create({ authorization: freshKey() })).rejects.toMatchObject({
        code: 'CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN',
        message: expect.stringContaining(property),
      });
      network.configuration[property] = null;
      await expect(create({ authorization: freshKey() })).rejects.toMatchObject({ code: 'CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN' });
    },
  );

  test("error: CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN names the first URL that is not the provider's, graphQL.url last", async () => {
    network.configuration.graphQL = { url: 'https://attacker.com/graphql' };
    await expect(create({ authorization: freshKey() })).rejects.toMatchObject({ message: expect.stringContaining('graphQL.url') });
    network.configuration.clientApiUrl = 'https://attacker.com';
    await expect(create({ authorization: freshKey() })).rejects.toMatchObject({ message: expect.stringContaining('clientApiUrl') });
  });

  test('behavior: accepts URLs of the development origin, but not of another port', async () => {
    Object.assign(network.configuration, { clientApiUrl: 'http://localhost:4811/m', assetsUrl: 'http://localhost:4811' });
    await expect(create({ authorization: 'development_4811_one' })).resolves.toBeDefined();
    await expect(create({ authorization: 'development_4812_one' })).rejects.toMatchObject({
      code: 'CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN',
    });
  });

  test("behavior: accepts the provider's domains with any subdomains, case and port", async () => {
    network.configuration.assetsUrl = 'HTTPS://A.B.Assets.PayPal.com:8443/x';
    await expect(create({ authorization: freshKey() })).resolves.toBeDefined();
  });
});

describe('cache', () => {
  test('behavior: calls with the same authorization share one promise and one request', async () => {
    const authorization = freshKey();
    const first = client.create({ authorization });
    expect(client.create({ authorization, debug: true })).toBe(first);
    const made = await first;
    expect(client.create({ authorization })).toBe(first);
    expect(made.getConfiguration()).not.toHaveProperty('isDebug');
    expect(network.to('GET configuration')).toHaveLength(1);
  });

  test('behavior: after a failure the next call tries again', async () => {
    const authorization = freshKey();
    network.reply('GET configuration', { status: 500 }, { body: network.configuration });
    await expect(create({ authorization })).rejects.toMatchObject({ code: 'CLIENT_GATEWAY_NETWORK' });
    await expect(create({ authorization })).resolves.toBeDefined();
  });

  test('behavior: after a teardown the next call creates another client', async () => {
    const authorization = freshKey();
    const first = await create({ authorization });
    await first.teardown();
    const second = await create({ authorization });
    expect(second).not.toBe(first);
    expect(network.to('GET configuration')).toHaveLength(2);
  });

  test('options: debug', async () => {
    const made = await client.create({ authorization: freshKey(), debug: true });
    expect(made.getConfiguration().isDebug).toBe(true);
  });
});

describe('options: signal', () => {
  test('behavior: aborted before', async () => {
    const reason = new Error('changed my mind');
    await expect(create({ authorization: freshKey(), signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(network.requests).toEqual([]);
  });

  test('behavior: one of two callers aborts, and the other receives the client', async () => {
    const authorization = freshKey();
    const stop = new AbortController();
    const first = create({ authorization, signal: stop.signal });
    const second = create({ authorization, signal: new AbortController().signal });
    stop.abort('reason');
    await expect(first).rejects.toBe('reason');
    await expect(second).resolves.toBeDefined();
    expect(network.to('GET configuration')).toHaveLength(1);
  });

  test('behavior: the request ends when all callers have aborted and the next create starts over', async () => {
    network.reply('GET configuration', 'hang', { body: network.configuration });
    const authorization = freshKey();
    const stops = [new AbortController(), new AbortController()];
    const waiters = stops.map(({ signal }) => create({ authorization, signal }));
    stops.forEach((stop) => stop.abort('over'));
    await expect(Promise.allSettled(waiters)).resolves.toEqual([
      { status: 'rejected', reason: 'over' },
      { status: 'rejected', reason: 'over' },
    ]);
    expect(network.requests[0]?.signal?.aborted).toBe(true);
    await expect(create({ authorization })).resolves.toBeDefined();
  });

  test('behavior: a caller without a signal receives the client although the other caller aborts', async () => {
    const authorization = freshKey();
    const stop = new AbortController();
    const first = create({ authorization });
    const second = create({ authorization, signal: stop.signal });
    stop.abort('reason');
    await expect(second).rejects.toBe('reason');
    await expect(first).resolves.toBeDefined();
  });

  test('behavior: abort after creation changes nothing', async () => {
    const stop = new AbortController();
    const made = await create({ authorization: freshKey(), signal: stop.signal });
    stop.abort();
    expect(made.getVersion()).toBe('3.118.2');
  });
});
