import { client } from '@tender/client';
import {
  responsesWithoutNonce,
  createLateClient,
  expectRejectionForEach,
  freshKey,
  openNetwork,
  turn,
  type Network,
} from '@tender/client/testing';
import { applePay, type ApplePay, type ApplePayPaymentToken } from '../index';
import { tokenizeOptions, tokenizePayload } from '../schemas';
import { APPLE_PAY_WEB } from '../fixtures/settings';

let network: Network;
let instance: ApplePay;
const ENDPOINT = 'payment_methods/apple_payment_tokens';
const ROUTE = `POST ${ENDPOINT}`;
const TOKEN = {
  paymentData: { version: 'EC_v1', data: 'abc' },
  paymentMethod: { network: 'Visa' },
  transactionIdentifier: 'a-transaction',
};
const CARD = {
  nonce: 'nonce',
  type: 'ApplePayCard',
  description: 'Apple Pay - Visa',
  consumed: false,
  details: { cardType: 'Apple Pay - Visa', cardholderName: 'Ada Lovelace', dpanLastTwo: '11', isDeviceToken: true },
  binData: { prepaid: 'No', issuingBank: 'Bank' },
};
const events = async (): Promise<string[]> => {
  await turn();
  return network.events().flatMap((event) => /^web\.applepay\.(tokenize.*)/.exec(event)?.[1] ?? []);
};
const sentToken = (): Record<string, unknown> => network.requests.at(-1)?.body?.['applePaymentToken'] as Record<string, unknown>;
const decode = (text: unknown): string => Buffer.from(text as string, 'base64').toString('utf8');

beforeEach(async () => {
  network = openNetwork();
  network.configuration.applePayWeb = APPLE_PAY_WEB;
  network.reply(ROUTE, { status: 202, body: { applePayCards: [CARD] } });
  instance = await applePay.create({ authorization: freshKey() });
});

test('default', async () => {
  const payload = await instance.tokenize({ token: TOKEN });
  expect(payload).toEqual(CARD);
  expect(tokenizePayload.parse(payload)).toEqual(CARD);
  const { method, url, body } = network.requests.at(-1) ?? {};
  expect([method, url?.pathname.endsWith(`/client_api/v1/${ENDPOINT}`)]).toEqual(['POST', true]);
  expect(body).toMatchObject({ _meta: { source: 'apple-pay', platform: 'web' } });
  expect(sentToken()).toEqual({ ...TOKEN, paymentData: btoa(JSON.stringify(TOKEN.paymentData)) });
  expect(await events()).toEqual(['tokenize.succeeded']);
});

test('behavior: resolves with the very object of the response', async () => {
  const card = { ...CARD, more: { of: 'the gateway' } };
  const own = { ...(await client.create({ authorization: freshKey() })), request: () => Promise.resolve({ applePayCards: [card] }) };
  await expect((await applePay.create({ client: own })).tokenize({ token: TOKEN })).resolves.toBe(card);
});

test('behavior: does not change the token, and sends its further members', async () => {
  const token = Object.freeze({ ...TOKEN, paymentData: Object.freeze(TOKEN.paymentData), more: 1 });
  await instance.tokenize(Object.freeze({ token }));
  expect(sentToken()).toMatchObject({ more: 1 });
});

test.each([[{ name: 'Ødegård 李 😀' }], [{ lone: '\ud800' }], ['text'], [null], [0], [{ data: 'x'.repeat(300_000) }]])(
  'behavior: encodes the payment data as UTF-8 (case %#)',
  async (paymentData) => {
    await instance.tokenize({ token: { ...TOKEN, paymentData } });
    expect(decode(sentToken()['paymentData'])).toBe(JSON.stringify(paymentData));
  },
);

test('behavior: a token without payment data is sent without it', async () => {
  await instance.tokenize({ token: { transactionIdentifier: 'a-transaction' } });
  expect(sentToken()).toEqual({ transactionIdentifier: 'a-transaction' });
});

test.each([undefined, null, false, {}, { token: undefined }, { token: null }])(
  'error: APPLE_PAY_PAYMENT_TOKEN_REQUIRED for %j',
  async (options) => {
    const before = network.requests.length;
    await expect(instance.tokenize(options as never)).rejects.toMatchObject({ code: 'APPLE_PAY_PAYMENT_TOKEN_REQUIRED', type: 'MERCHANT' });
    expect(tokenizeOptions.safeParse(options).success).toBe(false);
    expect(network.requests).toHaveLength(before);
    expect(await events()).toEqual([]);
  },
);

test.each<[string, 'drop' | { status: number; body: unknown }]>([
  ['CLIENT_AUTHORIZATION_INVALID', { status: 401, body: {} }],
  ['CLIENT_AUTHORIZATION_INSUFFICIENT', { status: 403, body: {} }],
  ['CLIENT_REQUEST_ERROR', { status: 422, body: { error: { message: 'Token is invalid' } } }],
  ['CLIENT_RATE_LIMITED', { status: 429, body: {} }],
  ['CLIENT_GATEWAY_NETWORK', { status: 500, body: {} }],
  ['CLIENT_GATEWAY_NETWORK', 'drop'],
])('error: APPLE_PAY_TOKENIZATION holds %s', async (code, reply) => {
  network.reply(ROUTE, reply);
  await expect(instance.tokenize({ token: TOKEN })).rejects.toMatchObject({
    code: 'APPLE_PAY_TOKENIZATION',
    type: 'NETWORK',
    details: { originalError: { code } },
  });
  expect(await events()).toEqual(['tokenize.failed']);
});

test.each([[{}], [{ applePayCards: [] }], [{ applePayCards: null }], [{ applePayCards: [{}] }]])(
  'error: APPLE_PAY_TOKENIZATION, reported once, for the response %j',
  async (body) => {
    network.reply(ROUTE, { status: 202, body });
    await expect(instance.tokenize({ token: TOKEN })).rejects.toMatchObject({
      code: 'APPLE_PAY_TOKENIZATION',
      details: { originalError: expect.any(TypeError) as Error },
    });
    expect(await events()).toEqual(['tokenize.failed']);
  },
);

test('error: APPLE_PAY_TOKENIZATION for payment data that cannot be encoded', async () => {
  const circular: ApplePayPaymentToken = {};
  circular.paymentData = circular;
  await expect(instance.tokenize({ token: circular })).rejects.toMatchObject({
    code: 'APPLE_PAY_TOKENIZATION',
    details: { originalError: expect.any(TypeError) as Error },
  });
  expect(await events()).toEqual(['tokenize.failed']);
});

test('rejects with APPLE_PAY_TOKENIZATION for every response without a nonce', async () => {
  const answers = responsesWithoutNonce({ applePayCards: [CARD] }, ['applePayCards', 0, 'nonce']);
  await expectRejectionForEach(answers, 'APPLE_PAY_TOKENIZATION', (body) => {
    network.reply(ROUTE, { status: 202, body });
    return instance.tokenize({ token: TOKEN });
  });
});

test('behavior: an aborted call, and one that teardown interrupts, send no event of a late answer', async () => {
  for (const end of ['abort', 'teardown'] as const) {
    const late = createLateClient(await client.create({ authorization: freshKey() }), ENDPOINT);
    const own = await applePay.create({ client: late.client });
    const controller = new AbortController();
    const outcome = own.tokenize({ token: TOKEN, signal: controller.signal }).catch((error: unknown) => error);
    await late.requested;
    if (end === 'abort') controller.abort('why');
    else await own.teardown();
    if (end === 'abort') expect(await outcome).toBe('why');
    else expect(await outcome).toMatchObject({ code: 'METHOD_CALLED_AFTER_TEARDOWN', details: { interrupted: true } });
    await late.answer({ applePayCards: [CARD] });
    expect(await events()).toEqual([]);
  }
});
