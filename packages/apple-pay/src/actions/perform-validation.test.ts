import { client, type Client } from '@tender/client';
import { createLateClient, freshKey, freshToken, openNetwork, turn, type Network } from '@tender/client/testing';
import { applePay, type ApplePay, type ApplePayPerformValidationOptions } from '../index';
import { performValidationOptions } from '../schemas';
import { APPLE_PAY_WEB } from '../fixtures/settings';

let network: Network;
let instance: ApplePay;
const ROUTE = 'POST apple_pay_web/sessions';
const validationURL = 'https://apple-pay-gateway.apple.com/paymentservices/startSession';
const SESSION = { epochTimestamp: 1, merchantSessionIdentifier: 'SSH', nonce: 'abc', displayName: 'Shop' };
const events = async (): Promise<string[]> => {
  await turn();
  return network.events().flatMap((event) => /^web\.applepay\.(performValidation.*)/.exec(event)?.[1] ?? []);
};

beforeEach(async () => {
  network = openNetwork();
  network.configuration.applePayWeb = APPLE_PAY_WEB;
  network.reply(ROUTE, { body: SESSION });
  instance = await applePay.create({ authorization: freshToken() });
});

test('default', async () => {
  await expect(instance.performValidation({ validationURL })).resolves.toEqual({ _httpStatus: 200, ...SESSION });
  const [request] = network.to(ROUTE);
  expect(request?.url.href).toMatch(/\/client_api\/v1\/apple_pay_web\/sessions$/);
  expect(request?.body).toMatchObject({ _meta: { source: 'apple-pay', integration: 'custom', platform: 'web' } });
  expect(Object.entries(request?.body?.['applePayWebSession'] as object)).toEqual([
    ['validationUrl', validationURL],
    ['domainName', 'shop.localhost'],
    ['merchantIdentifier', 'merchant.shop'],
  ]);
  expect(await events()).toEqual(['performValidation.succeeded']);
});

test('behavior: with a tokenization key, created without a client, the merchant identifier is sent', async () => {
  const own = await applePay.create({ authorization: freshKey() });
  await own.performValidation({ validationURL });
  expect(network.to(ROUTE)[0]?.body).toMatchObject({ applePayWebSession: { merchantIdentifier: 'merchant.shop' } });
});

test.each<[Partial<ApplePayPerformValidationOptions>, object]>([
  [{ displayName: 'My Shop' }, { displayName: 'My Shop' }],
  [{ displayName: '' }, { displayName: '' }],
  [{ displayName: undefined }, {}],
  [{ displayName: null as never }, {}],
  [{ domainName: 'other.example' }, { domainName: 'other.example' }],
  [{ domainName: '' }, {}],
  [{ merchantIdentifier: 'merchant.other' }, { merchantIdentifier: 'merchant.other' }],
  [{ merchantIdentifier: '' }, {}],
])('options: %j', async (options, expected) => {
  await instance.performValidation({ validationURL, ...options });
  expect(network.to(ROUTE)[0]?.body?.['applePayWebSession']).toEqual({
    validationUrl: validationURL,
    domainName: 'shop.localhost',
    merchantIdentifier: 'merchant.shop',
    ...expected,
  });
});

test.each([undefined, null, false, {}, { validationURL: '' }, { validationURL: undefined, displayName: 'Shop' }])(
  'error: APPLE_PAY_VALIDATION_URL_REQUIRED for %j',
  async (options) => {
    await expect(instance.performValidation(options as never)).rejects.toMatchObject({
      code: 'APPLE_PAY_VALIDATION_URL_REQUIRED',
      type: 'MERCHANT',
      message: expect.stringContaining('validationURL') as string,
    });
    expect(performValidationOptions.safeParse(options).success).toBe(false);
    expect(network.to(ROUTE)).toEqual([]);
    expect(await events()).toEqual([]);
  },
);

test("error: APPLE_PAY_MERCHANT_VALIDATION_FAILED holds the gateway's response", async () => {
  const body = { error: { message: 'Domain name is not registered.' } };
  network.reply(ROUTE, { status: 422, body });
  await expect(instance.performValidation({ validationURL })).rejects.toMatchObject({
    code: 'APPLE_PAY_MERCHANT_VALIDATION_FAILED',
    type: 'MERCHANT',
    message: expect.stringMatching(/domain.*registered.*control panel/) as string,
    details: { originalError: body },
  });
  expect(await events()).toEqual(['performValidation.failed']);
});

test.each<[string, 'drop' | { status: number; body: unknown }]>([
  ['CLIENT_AUTHORIZATION_INVALID', { status: 401, body: {} }],
  ['CLIENT_AUTHORIZATION_INSUFFICIENT', { status: 403, body: {} }],
  ['CLIENT_RATE_LIMITED', { status: 429, body: {} }],
  ['CLIENT_GATEWAY_NETWORK', { status: 500, body: {} }],
  ['CLIENT_GATEWAY_NETWORK', 'drop'],
  ['CLIENT_GATEWAY_NETWORK', { status: 200, body: 'no JSON' }],
])('error: APPLE_PAY_MERCHANT_VALIDATION_NETWORK holds %s', async (code, reply) => {
  network.reply(ROUTE, reply);
  await expect(instance.performValidation({ validationURL })).rejects.toMatchObject({
    code: 'APPLE_PAY_MERCHANT_VALIDATION_NETWORK',
    type: 'NETWORK',
    details: { originalError: { code } },
  });
  expect(await events()).toEqual(['performValidation.failed']);
});

test.each([[undefined], ['text'], [{ code: 'CLIENT_REQUEST_TIMEOUT', details: { httpStatus: -1 } }]])(
  'error: APPLE_PAY_MERCHANT_VALIDATION_NETWORK when the client rejects with %j',
  async (reason) => {
    const base = await client.create({ authorization: freshKey() });
    const own = { ...base, request: () => Promise.reject<object>(reason) } as unknown as Client;
    await expect((await applePay.create({ client: own })).performValidation({ validationURL })).rejects.toMatchObject({
      code: 'APPLE_PAY_MERCHANT_VALIDATION_NETWORK',
      details: { originalError: reason },
    });
  },
);

test('behavior: several calls may run at once', async () => {
  network.reply(ROUTE, { body: { nonce: '1' } }, { body: { nonce: '2' } });
  const sessions = await Promise.all([instance.performValidation({ validationURL }), instance.performValidation({ validationURL })]);
  expect(sessions.map(({ nonce }) => nonce)).toEqual(['1', '2']);
});

test('behavior: an aborted call, and one that teardown interrupts, send no event of a late answer', async () => {
  for (const end of ['abort', 'teardown'] as const) {
    const late = createLateClient(await client.create({ authorization: freshKey() }), 'apple_pay_web/sessions');
    const own = await applePay.create({ client: late.client });
    const controller = new AbortController();
    const call = own.performValidation({ validationURL, signal: controller.signal });
    const outcome = call.catch((error: unknown) => error);
    await late.requested;
    if (end === 'abort') controller.abort('why');
    else await own.teardown();
    if (end === 'abort') expect(await outcome).toBe('why');
    else expect(await outcome).toMatchObject({ code: 'METHOD_CALLED_AFTER_TEARDOWN', details: { interrupted: true } });
    await late.answer(SESSION);
    expect(await events()).toEqual([]);
  }
});
