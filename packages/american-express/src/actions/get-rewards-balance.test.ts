import { client, type Client } from '@tender/client';
import { createLateClient, freshKey, freshToken, openNetwork, type Network } from '@tender/client/testing';
import { americanExpress, type AmericanExpress } from '../index';
import * as schemas from '../schemas';

const ROUTE = 'GET payment_methods/amex_rewards_balance';
const REWARDS = {
  conversionRate: '0.0070',
  currencyAmount: '316795.03',
  currencyIsoCode: 'USD',
  requestId: '715f4712-8690-49ed-8cc5-d7fb1c2d',
  rewardsAmount: '45256433',
  rewardsUnit: 'Points',
};

let network: Network;
let instance: AmericanExpress;
beforeEach(async () => {
  network = openNetwork();
  instance = await americanExpress.create({ authorization: freshKey() });
});

/** A client whose `request` is replaced. */
const createFromRequest = (request: (options: object) => unknown): Promise<AmericanExpress> =>
  americanExpress.create({ client: { getVersion: () => americanExpress.VERSION, request } as unknown as Client });

test('default', async () => {
  network.reply(ROUTE, { body: REWARDS });
  const balance = await instance.getRewardsBalance({ nonce: 'nonce-1' });
  expect(balance).toEqual({ ...REWARDS, _httpStatus: 200 });
  expect(schemas.rewards.parse(balance)).toEqual(balance);
  const [request] = network.to(ROUTE);
  const query = Object.fromEntries(request?.url.searchParams ?? []);
  expect(query).toMatchObject({
    '_meta[source]': 'american-express',
    '_meta[sdkVersion]': '3.118.2',
    '_meta[integration]': 'custom',
    paymentMethodNonce: 'nonce-1',
    braintreeLibraryVersion: 'braintree/web/3.118.2',
    tokenizationKey: expect.any(String) as string,
  });
  expect(query).not.toHaveProperty('nonce');
  expect(request?.body).toBeUndefined();
});

test('behavior: sends the fingerprint of a client token', async () => {
  const withToken = await americanExpress.create({ authorization: freshToken() });
  await withToken.getRewardsBalance({ nonce: 'nonce' });
  expect(network.to(ROUTE)[0]?.url.searchParams.get('authorizationFingerprint')).toMatch(/^fingerprint/);
});

test("behavior: gives the client exactly the data of the protocol, and returns the client's response itself", async () => {
  const response = { rewardsAmount: '1', _httpStatus: 200 };
  const request = jest.fn((__: object) => Promise.resolve(response));
  const own = await createFromRequest(request);
  await expect(own.getRewardsBalance({ nonce: 'nonce', b: 2, a: { c: 1 } })).resolves.toBe(response);
  const data = { _meta: { source: 'american-express' }, paymentMethodNonce: 'nonce', b: 2, a: { c: 1 } };
  const [options] = request.mock.calls[0] ?? [];
  expect(options).toEqual({
    method: 'get',
    endpoint: 'payment_methods/amex_rewards_balance',
    data,
    signal: expect.any(AbortSignal) as AbortSignal,
  });
  expect(JSON.stringify((options as { data: object }).data)).toBe(JSON.stringify(data));
});

test('options: further members replace the source and the nonce on the wire', async () => {
  await instance.getRewardsBalance({ nonce: 'nonce', _meta: { source: 'shop' }, paymentMethodNonce: 'other', foo: ['bar'] });
  const query = network.to(ROUTE)[0]?.url.searchParams;
  expect(query?.get('_meta[source]')).toBe('shop');
  expect(query?.get('paymentMethodNonce')).toBe('other');
  expect(query?.getAll('foo[]')).toEqual(['bar']);
});

test('behavior: does not change the options', async () => {
  const options = Object.freeze({ nonce: 'nonce', foo: 'bar', signal: new AbortController().signal });
  await instance.getRewardsBalance(options);
  expect(network.to(ROUTE)[0]?.url.searchParams.get('foo')).toBe('bar');
  expect([...(network.to(ROUTE)[0]?.url.searchParams.keys() ?? [])].join()).not.toContain('signal');
});

test('behavior: a refusal by American Express is a result', async () => {
  const error = { code: 'INQ2003', message: 'Not enough points' };
  network.reply(ROUTE, { body: { error } });
  const balance = await instance.getRewardsBalance({ nonce: 'nonce' });
  expect(balance).toEqual({ error, _httpStatus: 200 });
  expect(schemas.rewardsRefusal.parse(balance)).toEqual(balance);
  expect(schemas.rewards.safeParse(balance).success).toBe(false);
});

test.each<[unknown]>([[undefined], [null], [{}], [{ nonce: '' }], [{ nonce: null }], [{ foo: 'bar' }], ['nonce']])(
  'error: AMEX_NONCE_REQUIRED for %j',
  async (options) => {
    await expect(instance.getRewardsBalance(options as { nonce: string })).rejects.toMatchObject({
      code: 'AMEX_NONCE_REQUIRED',
      type: 'MERCHANT',
      message: expect.stringMatching(/getRewardsBalance.*nonce/) as string,
      details: undefined,
    });
    expect(schemas.rewardsBalanceOptions.safeParse(options).success).toBe(false);
    expect(network.to(ROUTE)).toEqual([]);
  },
);

test.each([
  ['CLIENT_AUTHORIZATION_INVALID', { status: 401, body: {} }],
  ['CLIENT_AUTHORIZATION_INSUFFICIENT', { status: 403, body: {} }],
  ['CLIENT_REQUEST_ERROR', { status: 404, body: {} }],
  ['CLIENT_REQUEST_ERROR', { status: 422, body: { error: { message: 'refused' } } }],
  ['CLIENT_RATE_LIMITED', { status: 429, body: {} }],
  ['CLIENT_GATEWAY_NETWORK', { status: 500, body: {} }],
  ['CLIENT_GATEWAY_NETWORK', { body: 'not JSON' }],
  ['CLIENT_GATEWAY_NETWORK', 'drop'],
] as const)('error: AMEX_NETWORK_ERROR keeps %s of %j', async (code, reply) => {
  network.reply(ROUTE, reply);
  await expect(instance.getRewardsBalance({ nonce: 'nonce' })).rejects.toMatchObject({
    code: 'AMEX_NETWORK_ERROR',
    type: 'NETWORK',
    message: expect.stringMatching(/network error.*rewards balance/) as string,
    details: { originalError: { code } },
  });
});

test.each([['text'], [undefined], [new TypeError('odd')]])(
  'error: AMEX_NETWORK_ERROR has %p of the client itself as original error',
  async (reason) => {
    const rejecting = await createFromRequest(() => Promise.reject<object>(reason));
    const throwing = await createFromRequest(() => {
      throw reason as Error;
    });
    for (const own of [rejecting, throwing]) {
      const error = await own.getRewardsBalance({ nonce: 'nonce' }).catch((caught: unknown) => caught);
      expect(error).toMatchObject({ code: 'AMEX_NETWORK_ERROR' });
      expect((error as { details: { originalError: unknown } }).details.originalError).toBe(reason);
    }
  },
);

test('error: AMEX_NETWORK_ERROR when the client was torn down', async () => {
  const shared = await client.create({ authorization: freshKey() });
  const own = await americanExpress.create({ client: shared });
  await shared.teardown();
  await expect(own.getRewardsBalance({ nonce: 'nonce' })).rejects.toMatchObject({
    code: 'AMEX_NETWORK_ERROR',
    details: { originalError: { code: 'METHOD_CALLED_AFTER_TEARDOWN' } },
  });
});

test('rejects with METHOD_CALLED_AFTER_TEARDOWN when a client that ignores signals responds after teardown', async () => {
  const late = createLateClient(await client.create({ authorization: freshKey() }), 'payment_methods/amex_rewards_balance');
  const own = await americanExpress.create({ client: late.client });
  const balance = own.getRewardsBalance({ nonce: 'nonce' }).catch((error: unknown) => error);
  await late.requested;
  await own.teardown();
  await late.answer(REWARDS);
  expect(await balance).toMatchObject({ code: 'METHOD_CALLED_AFTER_TEARDOWN', details: { interrupted: true } });
});
