import { client, type Client, type ClientCreateOptions, type RequestOptions } from './index';
import { freshKey, freshToken, openNetwork, type Network, type Reply } from './testing/network';

let network: Network;

beforeEach(() => {
  network = openNetwork();
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  document.body.replaceChildren();
  document.head.replaceChildren();
});

function create(authorization = freshKey(), options: Partial<ClientCreateOptions> = {}): Promise<Client> {
  return client.create({ authorization, ...options });
}

function unreachable(): never {
  throw new Error('This is not to be reached.');
}

const sepaDebit = { method: 'post', endpoint: 'sepa_debit' };

async function failureOf(reply: Reply, options: RequestOptions = sepaDebit): Promise<{ code: string; type: string; details: unknown }> {
  network.reply('POST sepa_debit', reply);
  const made = await create();
  return made.request(options).then(unreachable, (error: { code: string; type: string; details: unknown }) => error);
}

describe('options', () => {
  test.each<[string, unknown, string, string]>([
    ['nothing', undefined, 'CLIENT_OPTION_REQUIRED', 'options.method'],
    ['null', null, 'CLIENT_OPTION_REQUIRED', 'options.method'],
    ['no method', { endpoint: 'x', api: 'y' }, 'CLIENT_OPTION_REQUIRED', 'options.method'],
    ['no endpoint', { method: 'get', api: '' }, 'CLIENT_OPTION_REQUIRED', 'options.endpoint'],
    ['an empty endpoint', { method: 'get', endpoint: '' }, 'CLIENT_OPTION_REQUIRED', 'options.endpoint'],
    ['an empty api', { method: 'get', endpoint: 'x', api: '' }, 'CLIENT_OPTION_INVALID', 'options.api'],
    ['an undefined api', { method: 'get', endpoint: 'x', api: undefined }, 'CLIENT_OPTION_INVALID', 'options.api'],
    ['another api', { method: 'get', endpoint: 'x', api: 'toString' }, 'CLIENT_OPTION_INVALID', 'options.api'],
    ['data that are no JSON', { ...sepaDebit, data: { large: 1n } }, 'CLIENT_OPTION_INVALID', 'options'],
    ['no method before bad data', { endpoint: 'x', data: { large: 1n } }, 'CLIENT_OPTION_REQUIRED', 'options.method'],
    [
      'a getter that throws',
      {
        ...sepaDebit,
        get data() {
          throw new Error('read');
        },
      },
      'CLIENT_OPTION_INVALID',
      'options',
    ],
  ])('behavior: %s', async (_, options, code, named) => {
    const made = await create();
    const promise = made.request(options as RequestOptions);
    await expect(promise).rejects.toMatchObject({ code, type: 'MERCHANT', message: expect.stringContaining(named) });
    expect(network.requests).toHaveLength(1);
  });

  test('error: CLIENT_OPTION_REQUIRED', async () => {
    await expect((await create()).request({})).rejects.toMatchObject({ code: 'CLIENT_OPTION_REQUIRED', type: 'MERCHANT' });
  });

  test('error: CLIENT_OPTION_INVALID', async () => {
    const options = { ...sepaDebit, api: 'other' } as unknown as RequestOptions;
    await expect((await create()).request(options)).rejects.toMatchObject({ code: 'CLIENT_OPTION_INVALID', type: 'MERCHANT' });
  });

  test('behavior: does not read other members of the options', async () => {
    const options = {
      ...sepaDebit,
      get other() {
        return unreachable();
      },
    };
    await expect((await create()).request(options)).resolves.toEqual({ _httpStatus: 200 });
  });
});

describe('the client API', () => {
  test('default', async () => {
    const authorization = freshKey();
    const made = await create(authorization, { sessionId: 'session' });
    const data = {
      first: 1,
      braintreeLibraryVersion: 'mine',
      _meta: { source: 'sepa', own: true },
      gone: undefined,
      call: () => {},
      last: [null, undefined],
      tokenizationKey: 'mine',
    };
    const before = { ...data };
    network.reply('POST sepa_debit', { status: 201, body: { message: 'done' } });
    await expect(made.request({ ...sepaDebit, data })).resolves.toEqual({ _httpStatus: 201, message: 'done' });
    expect(data).toEqual(before);
    const [{ url, headers, body, credentials }] = network.to('POST sepa_debit') as never as [Network['requests'][number]];
    expect(url.href).toBe('https://api.sandbox.braintreegateway.com/merchants/merchant/client_api/v1/sepa_debit');
    expect({ headers, credentials }).toEqual({ headers: { 'Content-Type': 'application/json' }, credentials: 'omit' });
    expect(JSON.stringify(body)).toBe(
      JSON.stringify({
        first: 1,
        braintreeLibraryVersion: 'braintree/web/3.118.2',
        _meta: {
          merchantAppId: 'shop.localhost:8080',
          platform: 'web',
          sdkVersion: '3.118.2',
          source: 'sepa',
          integration: 'custom',
          integrationType: 'custom',
          sessionId: 'session',
          own: true,
        },
        last: [null, null],
        tokenizationKey: authorization,
      }),
    );
  });

  test('behavior: sends the metadata in order when there is no data', async () => {
    const made = await create(freshToken({ authorizationFingerprint: 'finger' }));
    await made.request(sepaDebit);
    expect(Object.keys(network.to('POST sepa_debit')[0]?.body ?? {})).toEqual([
      'braintreeLibraryVersion',
      '_meta',
      'authorizationFingerprint',
    ]);
  });

  test('behavior: GET sends its data in the query and no Content-Type', async () => {
    const made = await create();
    await made.request({ method: 'get', endpoint: 'payment_methods', data: { defaultFirst: 1, none: null, list: [{ a: 'ä' }] } });
    const [{ url, headers, body, method }] = network.to('GET payment_methods') as never as [Network['requests'][number]];
    expect({ headers, body, method }).toEqual({ headers: {}, body: undefined, method: 'GET' });
    expect(url.search).toMatch(/^\?defaultFirst=1&list%5B%5D%5Ba%5D=%C3%A4&braintreeLibraryVersion=braintree%2Fweb%2F3.118.2&_meta%5B/);
  });

  test.each<[string, Reply, object]>([
    ['no body', { status: 204 }, { _httpStatus: 204 }],
    ['an empty object', { body: {} }, { _httpStatus: 200 }],
    ['a body that has a status', { body: { _httpStatus: 7 } }, { _httpStatus: 7 }],
    ['a redirect without end', { status: 304 }, { _httpStatus: 304 }],
  ])('behavior: resolves for a response with %s', async (_, reply, result) => {
    network.reply('POST sepa_debit', reply);
    await expect((await create()).request(sepaDebit)).resolves.toEqual(result);
  });

  test.each([
    ['error: CLIENT_AUTHORIZATION_INVALID', 401, 'MERCHANT'],
    ['error: CLIENT_AUTHORIZATION_INSUFFICIENT', 403, 'MERCHANT'],
    ['error: CLIENT_RATE_LIMITED', 429, 'MERCHANT'],
    ['error: CLIENT_REQUEST_ERROR', 404, 'NETWORK'],
    ['error: CLIENT_REQUEST_ERROR', 408, 'NETWORK'],
    ['error: CLIENT_REQUEST_ERROR', 422, 'NETWORK'],
    ['error: CLIENT_GATEWAY_NETWORK', 500, 'NETWORK'],
    ['error: CLIENT_GATEWAY_NETWORK', 503, 'NETWORK'],
  ])('%s for status %i', async (name, status, type) => {
    const error = await failureOf({ status, body: { error: { message: 'no' } } });
    expect(error).toMatchObject({ code: name.slice('error: '.length), type });
    expect(error.details).toEqual({ originalError: { error: { message: 'no' } }, httpStatus: status });
    expect(network.to('POST sepa_debit')).toHaveLength(1);
  });

  test.each<[string, Reply, string, unknown]>([
    ['a failure without body', { status: 422 }, 'CLIENT_REQUEST_ERROR', 'error'],
    ['a failure in HTML', { status: 404, body: '<html>' }, 'CLIENT_REQUEST_ERROR', '<html>'],
    ['a page in HTML', { body: '<html>' }, 'CLIENT_GATEWAY_NETWORK', expect.objectContaining({ fieldErrors: [] })],
    ['null', { body: 'null' }, 'CLIENT_GATEWAY_NETWORK', expect.objectContaining({ fieldErrors: [] })],
    ['a number', { body: '5' }, 'CLIENT_GATEWAY_NETWORK', expect.objectContaining({ fieldErrors: [] })],
    ['a dropped connection', 'drop', 'CLIENT_GATEWAY_NETWORK', 'error'],
  ])('behavior: %s', async (_, reply, code, originalError) => {
    await expect(failureOf(reply)).resolves.toMatchObject({ code, details: { originalError } });
  });

  test('error: CLIENT_MISSING_GATEWAY_CONFIGURATION without clientApiUrl, and nothing is sent', async () => {
    delete network.configuration.clientApiUrl;
    await expect((await create()).request(sepaDebit)).rejects.toMatchObject({ code: 'CLIENT_MISSING_GATEWAY_CONFIGURATION' });
    expect(network.requests).toHaveLength(1);
  });

  test("error: CLIENT_REQUEST_TIMEOUT when the merchant's transport responds with status -1", async () => {
    const configuration = JSON.stringify(network.configuration);
    const transport = ({ method }: { method: string }): Promise<{ status: number; body: string }> =>
      Promise.resolve(method === 'GET' ? { status: 200, body: configuration } : { status: -1, body: '' });
    await expect((await create(freshKey(), { transport })).request(sepaDebit)).rejects.toMatchObject({
      code: 'CLIENT_REQUEST_TIMEOUT',
      type: 'NETWORK',
      details: { httpStatus: -1 },
    });
  });

  test.each([
    [
      'throws',
      () => {
        throw new Error('at once');
      },
    ],
    ['answers nothing', () => Promise.resolve(undefined as never)],
  ])("error: CLIENT_GATEWAY_NETWORK when the merchant's transport %s", async (_, broken) => {
    const body = JSON.stringify(network.configuration);
    let calls = 0;
    const transport = (): Promise<{ status: number; body: string }> => (calls++ ? broken() : Promise.resolve({ status: 200, body }));
    await expect((await create(freshKey(), { transport })).request(sepaDebit)).rejects.toMatchObject({
      code: 'CLIENT_GATEWAY_NETWORK',
      details: { httpStatus: 500 },
    });
  });
});

describe('retries', () => {
  const list: RequestOptions = { method: 'GET', endpoint: 'payment_methods' };

  test.each<Reply>(['drop', { status: 408, body: 'first' }])('behavior: GET is sent once more after %j', async (reply) => {
    network.reply('GET payment_methods', reply, { body: { paymentMethods: [] } });
    await expect((await create()).request(list)).resolves.toMatchObject({ paymentMethods: [] });
    expect(network.to('GET payment_methods')).toHaveLength(2);
  });

  test('behavior: GET rejects with the second failure', async () => {
    network.reply('GET payment_methods', { status: 408, body: 'first' }, { status: 408, body: 'second' });
    await expect((await create()).request(list)).rejects.toMatchObject({
      code: 'CLIENT_REQUEST_ERROR',
      details: { httpStatus: 408, originalError: 'second' },
    });
    expect(network.to('GET payment_methods')).toHaveLength(2);
  });

  test.each<Reply>([{ status: 500 }, { status: 404 }])('behavior: GET is not repeated after %j', async (reply) => {
    network.reply('GET payment_methods', reply);
    await expect((await create()).request(list)).rejects.toBeDefined();
    expect(network.to('GET payment_methods')).toHaveLength(1);
  });

  test.each(['PUT', 'DELETE'])('behavior: %s is sent once more after a dropped connection', async (method) => {
    network.reply(`${method} payment_methods`, 'drop', { body: {} });
    await expect((await create()).request({ method, endpoint: 'payment_methods' })).resolves.toEqual({ _httpStatus: 200 });
    expect(network.to(`${method} payment_methods`)).toHaveLength(2);
  });

  test.each<Reply>(['drop', { status: 408 }])('behavior: POST is not repeated after %j', async (reply) => {
    await failureOf(reply);
    expect(network.to('POST sepa_debit')).toHaveLength(1);
  });

  test('behavior: PATCH is not repeated after a dropped connection', async () => {
    network.reply('PATCH payment_methods', 'drop');
    await expect((await create()).request({ method: 'PATCH', endpoint: 'payment_methods' })).rejects.toBeDefined();
    expect(network.to('PATCH payment_methods')).toHaveLength(1);
  });

  test('behavior: the request for the configuration is repeated after a dropped connection', async () => {
    network.reply('GET configuration', 'drop', { body: network.configuration });
    await expect(create()).resolves.toBeDefined();
  });
});

describe('timeouts', () => {
  const limits: [string, RequestOptions, number][] = [
    ['default', { ...sepaDebit }, 60_000],
    ['options: timeout', { ...sepaDebit, timeout: 500 }, 500],
    ['options: timeout null', { ...sepaDebit, timeout: null }, 60_000],
    ['behavior: GET', { method: 'GET', endpoint: 'sepa_debit', timeout: 700 }, 700],
  ];
  test.each(limits)('%s', async (_, options, limit) => {
    const made = await create();
    network.reply('POST sepa_debit', 'hang');
    network.reply('GET sepa_debit', 'hang');
    jest.useFakeTimers();
    const settled = jest.fn();
    made.request(options).catch(settled);
    await jest.advanceTimersByTimeAsync(limit - 1);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(expect.objectContaining({ code: 'CLIENT_GATEWAY_NETWORK' }));
    expect(settled.mock.calls[0]).toMatchObject([{ details: { httpStatus: 500, originalError: { name: 'TimeoutError' } } }]);
    expect(network.requests).toHaveLength(2);
    expect(network.requests[1]?.signal?.aborted).toBe(true);
    expect(jest.getTimerCount()).toBe(0);
  });

  test.each([0, Infinity])('options: timeout %d never aborts the request', async (timeout) => {
    const made = await create();
    network.reply('POST sepa_debit', 'hang');
    jest.useFakeTimers();
    const settled = jest.fn();
    made.request({ ...sepaDebit, timeout }).catch(settled);
    await jest.advanceTimersByTimeAsync(600_000);
    expect(settled).not.toHaveBeenCalled();
    await made.teardown();
  });

  test('behavior: the request for the configuration times out after 60 s, and is not repeated', async () => {
    network.reply('GET configuration', 'hang');
    jest.useFakeTimers();
    const settled = jest.fn();
    create().catch(settled);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(settled.mock.calls).toMatchObject([[{ code: 'CLIENT_GATEWAY_NETWORK', details: { originalError: { name: 'TimeoutError' } } }]]);
    expect(network.requests).toHaveLength(1);
  });

  test('behavior: no timer remains after a response', async () => {
    const made = await create();
    jest.useFakeTimers();
    await made.request(sepaDebit);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('the GraphQL API', () => {
  const data = { query: 'query { x }', variables: { a: 1 }, operationName: 'X' };

  test('default', async () => {
    const authorization = freshKey();
    const made = await create(authorization, { sessionId: 'session' });
    network.reply('POST graphql', { body: { data: { x: 1 }, extensions: {} } });
    const options = { api: 'graphQLApi', endpoint: 'kept', data } as const;
    await expect(made.request(options)).resolves.toEqual({ _httpStatus: 200, data: { x: 1 }, extensions: {} });
    expect(options.endpoint).toBe('kept');
    const [{ url, headers, body }] = network.to('POST graphql') as never as [Network['requests'][number]];
    expect(url.href).toBe('https://payments.sandbox.braintree-api.com/graphql');
    expect(headers).toEqual({
      'Content-Type': 'application/json',
      Authorization: `Bearer ${authorization}`,
      'Braintree-Version': '2018-05-10',
    });
    expect(JSON.stringify(body)).toBe(
      JSON.stringify({
        clientSdkMetadata: { platform: 'web', source: 'client', integration: 'custom', sessionId: 'session', version: '3.118.2' },
        ...data,
      }),
    );
  });

  test.each([
    ['production', 'https://payments.braintree-api.com/graphql'],
    ['qa', 'https://payments.sandbox.braintree-api.com/graphql'],
  ])('behavior: the URL depends on the environment %s, not on the configured URL', async (environment, url) => {
    network.configuration.environment = environment;
    network.configuration.graphQL = { url: 'https://elsewhere.paypal.com/graphql' };
    await (await create(freshToken({ authorizationFingerprint: 'finger' }))).request({ api: 'graphQLApi', data });
    expect(network.to('POST graphql')[0]).toMatchObject({ url: { href: url }, headers: { Authorization: 'Bearer finger' } });
  });

  test("behavior: clientSdkMetadata in the data replaces the client's", async () => {
    await (await create()).request({ api: 'graphQLApi', data: { ...data, clientSdkMetadata: { source: 'mine' } } });
    expect(network.to('POST graphql')[0]?.body).toMatchObject({ clientSdkMetadata: { source: 'mine' } });
    expect(Object.keys(network.to('POST graphql')[0]?.body?.clientSdkMetadata ?? {})).toEqual(['source']);
  });

  test('error: CLIENT_GRAPHQL_REQUEST_ERROR', async () => {
    const errors = [{ message: 'no' }];
    network.reply('POST graphql', { body: { data: { partial: true }, errors } });
    const error: unknown = await (await create()).request({ api: 'graphQLApi', data }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'CLIENT_GRAPHQL_REQUEST_ERROR', type: 'NETWORK' });
    expect((error as { details: unknown }).details).toStrictEqual({ originalError: errors });
  });

  test('behavior: a failing status rejects with the same code as for the client API', async () => {
    network.reply('POST graphql', { status: 403, body: { errors: [] } });
    await expect((await create()).request({ api: 'graphQLApi', data })).rejects.toMatchObject({
      code: 'CLIENT_AUTHORIZATION_INSUFFICIENT',
    });
  });
});

describe('callback form', () => {
  async function called(options: RequestOptions): Promise<unknown[]> {
    const made = await create();
    return new Promise((resolve) => {
      let turn = 'this';
      expect(made.request(options, (...args) => resolve([...args, turn]))).toBeUndefined();
      queueMicrotask(() => (turn = 'later'));
    });
  }

  test('default', async () => {
    network.reply('POST sepa_debit', { status: 201, body: { done: true } });
    await expect(called(sepaDebit)).resolves.toEqual([null, { _httpStatus: 201, done: true }, 201, 'later']);
  });

  test('behavior: a failure calls back with the error, null and the status', async () => {
    network.reply('POST sepa_debit', { status: 422 });
    await expect(called(sepaDebit)).resolves.toEqual([expect.objectContaining({ code: 'CLIENT_REQUEST_ERROR' }), null, 422, 'later']);
    await expect(called({})).resolves.toEqual([expect.objectContaining({ code: 'CLIENT_OPTION_REQUIRED' }), null, undefined, 'later']);
  });

  test('behavior: an error that the callback throws is not caught', async () => {
    const made = await create();
    const thrown = new Error('the shop');
    jest.useFakeTimers();
    made.request(sepaDebit, () => {
      throw thrown;
    });
    await expect(jest.advanceTimersByTimeAsync(1)).rejects.toBe(thrown);
  });
});

describe('options: signal', () => {
  test('behavior: aborted before', async () => {
    await expect((await create()).request({ ...sepaDebit, signal: AbortSignal.abort('why') })).rejects.toBe('why');
    expect(network.requests).toHaveLength(1);
  });

  test('behavior: rejects with the reason and cancels the request, and the client can be used again', async () => {
    const made = await create();
    network.reply('POST sepa_debit', 'hang', { body: {} });
    const stop = new AbortController();
    const call = made.request({ ...sepaDebit, signal: stop.signal, data: { a: 1 } });
    stop.abort('why');
    await expect(call).rejects.toBe('why');
    expect(network.to('POST sepa_debit')[0]).toMatchObject({ signal: { aborted: true } });
    await expect(made.request(sepaDebit)).resolves.toEqual({ _httpStatus: 200 });
    expect(JSON.stringify(network.requests.map(({ body }) => body))).not.toContain('signal');
  });
});

describe('fraud script', () => {
  const FNCLS = 'fnparams-dede7cc5-15fd-4c75-a9f4-36c430ee3a99';
  const card = { method: 'post', endpoint: 'payment_methods/credit_cards', data: { creditCard: {} } };
  const block = (): HTMLScriptElement[] => Array.from(document.querySelectorAll(`script[fncls="${FNCLS}"]`));
  const loaded = (): HTMLScriptElement[] => Array.from(document.querySelectorAll('script[src="https://c.paypal.com/da/r/fb.js"]'));

  beforeEach(() => {
    network.configuration.creditCards = { collectDeviceData: true };
    network.reply('POST payment_methods/credit_cards', { body: { creditCards: [{ nonce: `${'n'.repeat(32)}more` }] } });
  });

  test('default', async () => {
    const made = await create(freshToken({ authorizationFingerprint: 'abc|created_at=now&customer_id=one&x=y' }));
    await made.request(card);
    await made.request(card);
    expect(block()).toHaveLength(1);
    expect(block()[0]).toMatchObject({ type: 'application/json', parentNode: document.body });
    expect(block()[0]?.textContent).toBe(
      JSON.stringify({ f: 'n'.repeat(32), fp: { rda_tenant: 'bt_card', mid: 'merchant', cid: 'one' }, bu: false, s: 'BRAINTREE_SIGNIN' }),
    );
    expect(loaded()).toHaveLength(2);
  });

  test.each(['a%2Bb+c', ''])('behavior: the id of the customer is that of the fingerprint, undecoded: %j', async (cid) => {
    const made = await create(freshToken({ authorizationFingerprint: `abc|x=y&customer_id=${cid}` }));
    await made.request(card);
    expect(JSON.parse(block()[0]?.textContent ?? '')).toMatchObject({ fp: { cid } });
  });

  test('behavior: no customer with a tokenization key', async () => {
    await (await create()).request(card);
    expect(JSON.parse(block()[0]?.textContent ?? '')).toMatchObject({ fp: { rda_tenant: 'bt_card', mid: 'merchant' } });
    expect(block()[0]?.textContent).not.toContain('cid');
  });

  test('behavior: a script that fails to load changes nothing', async () => {
    await (await create()).request(card);
    loaded()[0]?.dispatchEvent(new window.Event('error'));
    expect(loaded()).toEqual([]);
  });

  test('behavior: a page without body changes nothing', async () => {
    jest.spyOn(document, 'body', 'get').mockReturnValue(null as never);
    await expect((await create()).request(card)).resolves.toMatchObject({ _httpStatus: 200 });
  });

  test.each<[string, object | undefined, unknown]>([
    ['the flag is off', { collectDeviceData: false }, { creditCards: [{ nonce: 'n' }] }],
    ['there are no card settings', undefined, { creditCards: [{ nonce: 'n' }] }],
    ['there are no cards in the answer', { collectDeviceData: true }, {}],
    ['the list of cards is empty', { collectDeviceData: true }, { creditCards: [] }],
  ])('behavior: nothing when %s', async (_, creditCards, body) => {
    network.configuration.creditCards = creditCards;
    network.reply('POST payment_methods/credit_cards', { body });
    await (await create()).request(card);
    expect(document.querySelectorAll('script')).toHaveLength(0);
  });
});
