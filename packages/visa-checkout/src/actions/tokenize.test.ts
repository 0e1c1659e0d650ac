import { client, type Client } from '@tender/client';
import {
  responsesWithoutNonce,
  createLateClient,
  expectRejectionForEach,
  freshKey,
  openNetwork,
  turn,
  type Network,
} from '@tender/client/testing';
import { visaCheckout, type VisaCheckout, type VisaCheckoutPayment } from '../index';
import * as schemas from '../schemas';
import { VISA_CONFIGURATION } from '../fixtures/visa-configuration';

const ROUTE = 'POST payment_methods/visa_checkout_cards';
const PAYMENT = {
  callid: 'call-id',
  encKey: 'encrypted-key',
  encPaymentData: 'encrypted-data',
  partialPaymentMethod: { lastFour: '1111' },
};
const CARD = {
  nonce: 'nonce-1',
  type: 'VisaCheckoutCard',
  description: 'ending in 11',
  consumed: false,
  details: { cardType: 'Visa', lastFour: '1111', lastTwo: '11' },
  billingAddress: { countryCode: 'US', postalCode: '94107' },
  shippingAddress: null,
  userData: { userEmail: 'payer@example.com', userFirstName: 'Ann', userLastName: 'Lee', userFullName: 'Ann Lee', userName: 'ann' },
  callId: 'call-id',
  binData: { prepaid: 'No' },
  threeDSecureInfo: null,
};

let network: Network;
let instance: VisaCheckout;
const events = async (): Promise<string[]> => {
  await turn();
  return network.events().flatMap((event) => /^web\.visacheckout\.(tokenize.*)/.exec(event)?.[1] ?? []);
};
const createFromClient = (own: object): Promise<VisaCheckout> => {
  const getConfiguration = (): object => ({ gatewayConfiguration: network.configuration });
  return visaCheckout.create({ client: { getVersion: () => visaCheckout.VERSION, getConfiguration, ...own } as unknown as Client });
};

beforeEach(async () => {
  network = openNetwork();
  network.configuration.visaCheckout = VISA_CONFIGURATION;
  instance = await visaCheckout.create({ authorization: freshKey() });
});

test('default', async () => {
  network.reply(ROUTE, { body: { visaCheckoutCards: [CARD, { nonce: 'second' }] } });
  const payload = await instance.tokenize(PAYMENT);
  expect(payload).toEqual(CARD);
  expect(schemas.tokenizePayload.parse(payload)).toEqual(CARD);
  expect(schemas.payment.safeParse(PAYMENT).success).toBe(true);
  const { visaCheckoutCard, _meta } = network.to(ROUTE)[0]?.body ?? {};
  expect(JSON.stringify(visaCheckoutCard)).toBe(
    '{"callId":"call-id","encryptedPaymentData":"encrypted-data","encryptedKey":"encrypted-key"}',
  );
  expect(_meta).toMatchObject({ source: 'visa-checkout', integration: 'custom', sdkVersion: '3.118.2' });
  expect(await events()).toEqual(['tokenize.succeeded']);
});

test("behavior: gives the client exactly the data of the protocol, and returns the client's card itself", async () => {
  const request = jest.fn((__: object) => Promise.resolve({ visaCheckoutCards: [CARD] }));
  const own = await createFromClient({ request });
  await expect(own.tokenize(Object.freeze({ ...PAYMENT }))).resolves.toBe(CARD);
  const visaCheckoutCard = { callId: 'call-id', encryptedPaymentData: 'encrypted-data', encryptedKey: 'encrypted-key' };
  const payments = request.mock.calls.filter(([options]) => 'endpoint' in options);
  expect(payments).toEqual([
    [
      {
        method: 'post',
        endpoint: 'payment_methods/visa_checkout_cards',
        data: { _meta: { source: 'visa-checkout' }, visaCheckoutCard },
        signal: expect.any(AbortSignal) as AbortSignal,
      },
    ],
  ]);
});

test.each<[unknown]>([
  [undefined],
  [null],
  ['text'],
  [{}],
  [{ ...PAYMENT, callid: undefined }],
  [{ ...PAYMENT, encKey: '' }],
  [{ ...PAYMENT, encPaymentData: null }],
])('error: VISA_CHECKOUT_PAYMENT_REQUIRED for %j', async (payment) => {
  await expect(instance.tokenize(payment as VisaCheckoutPayment)).rejects.toMatchObject({
    code: 'VISA_CHECKOUT_PAYMENT_REQUIRED',
    type: 'MERCHANT',
    message: expect.stringMatching(/callid.*encKey.*encPaymentData/) as string,
    details: undefined,
  });
  expect(schemas.payment.safeParse(payment).success).toBe(false);
  expect(network.to(ROUTE)).toEqual([]);
  expect(await events()).toEqual([]);
});

test.each([
  ['CLIENT_AUTHORIZATION_INVALID', { status: 401, body: {} }],
  ['CLIENT_AUTHORIZATION_INSUFFICIENT', { status: 403, body: {} }],
  ['CLIENT_REQUEST_ERROR', { status: 422, body: { error: { message: 'refused' } } }],
  ['CLIENT_RATE_LIMITED', { status: 429, body: {} }],
  ['CLIENT_GATEWAY_NETWORK', { status: 500, body: {} }],
  ['CLIENT_GATEWAY_NETWORK', { body: 'not JSON' }],
  ['CLIENT_GATEWAY_NETWORK', 'drop'],
] as const)('error: VISA_CHECKOUT_TOKENIZATION keeps %s of %j', async (code, reply) => {
  network.reply(ROUTE, reply);
  await expect(instance.tokenize(PAYMENT)).rejects.toMatchObject({
    code: 'VISA_CHECKOUT_TOKENIZATION',
    type: 'NETWORK',
    message: expect.stringMatching(/network error.*Visa Checkout payment/) as string,
    details: { originalError: { code } },
  });
  expect(await events()).toEqual(['tokenize.failed']);
});

test("error: VISA_CHECKOUT_TOKENIZATION has the client's own error as original error", async () => {
  const reason = new Error('odd');
  const own = await createFromClient({ request: () => Promise.reject(reason) });
  const error = await own.tokenize(PAYMENT).catch((caught: unknown) => caught);
  expect((error as { details: { originalError: unknown } }).details.originalError).toBe(reason);
});

test.each([
  [{}],
  [{ visaCheckoutCards: null }],
  [{ visaCheckoutCards: [] }],
  [{ visaCheckoutCards: [null] }],
  [{ visaCheckoutCards: [{}] }],
])('error: VISA_CHECKOUT_TOKENIZATION, reported once, for the response %j', async (body) => {
  network.reply(ROUTE, { body });
  await expect(instance.tokenize(PAYMENT)).rejects.toMatchObject({
    code: 'VISA_CHECKOUT_TOKENIZATION',
    details: { originalError: expect.any(TypeError) as Error },
  });
  expect(await events()).toEqual(['tokenize.failed']);
});

test('rejects with VISA_CHECKOUT_TOKENIZATION for every response without a nonce', async () => {
  const responses = responsesWithoutNonce({ visaCheckoutCards: [CARD] }, ['visaCheckoutCards', 0, 'nonce']);
  await expectRejectionForEach(responses, 'VISA_CHECKOUT_TOKENIZATION', (body) => {
    network.reply(ROUTE, { body });
    return instance.tokenize(PAYMENT);
  });
});

test('behavior: an aborted call sends no event', async () => {
  network.reply(ROUTE, 'hang');
  const controller = new AbortController();
  const tokenization = instance.tokenize({ ...PAYMENT, signal: controller.signal });
  controller.abort('why');
  await expect(tokenization).rejects.toBe('why');
  expect(await events()).toEqual([]);
});

test('behavior: a response that arrives after an abort or teardown sends no event', async () => {
  for (const end of ['abort', 'teardown']) {
    const late = createLateClient(await client.create({ authorization: freshKey() }), 'payment_methods/visa_checkout_cards');
    const own = await visaCheckout.create({ client: late.client });
    const controller = new AbortController();
    const result = own.tokenize({ ...PAYMENT, signal: controller.signal }).catch((error: unknown) => error);
    await late.requested;
    if (end === 'abort') controller.abort('why');
    else await own.teardown();
    await late.answer({ visaCheckoutCards: [CARD] });
    const interrupted = expect.objectContaining({ code: 'METHOD_CALLED_AFTER_TEARDOWN' }) as Error;
    expect(await result).toEqual(end === 'abort' ? 'why' : interrupted);
    expect(await events()).toEqual([]);
  }
});
