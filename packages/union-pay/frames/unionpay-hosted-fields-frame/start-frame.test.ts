import { client } from '@tender/client';
import { freshKey, openNetwork, type Network } from '@tender/client/testing';
import { deliver, envelope } from '@tender/frame-service/testing';

const SHOP = 'https://shop.example';
const ASSETS = 'https://assets.braintreegateway.com';
const FIELDS = `${ASSETS}/web/3.118.2/html/hosted-fields-frame.min.html#fields`;
const hostedFields = { _bus: { channel: 'fields' } };
const CAPABILITIES = 'GET payment_methods/credit_cards/capabilities';
const ENROLLMENTS = 'POST union_pay_enrollments';
const CARDS = 'POST payment_methods/credit_cards';

interface Posted {
  message: Record<string, unknown>;
  target: unknown;
}
let posted: Posted[];
let network: Network;
let typed: Record<string, string>;
let configuration: Record<string, unknown>;
let requestCount = 0;

const turn = (): Promise<void> => new Promise(setImmediate);
const sendMessage = (message: object, from: object = {}): void =>
  deliver(`/*framebus*/${JSON.stringify(message)}`, { source: window.parent, origin: SHOP, ...from });
const events = (): string[] => network.events().filter((event) => event.includes('unionpay'));

/** A window among the frames of the page. */
function field(href: string, cardForm?: object): object {
  return { location: { href }, ...(cardForm && { cardForm }) };
}
const foreign = {
  get location(): never {
    throw new DOMException('Blocked', 'SecurityError');
  },
};
const cardForm = { get: (path: string) => (path === 'number.value' ? typed.number : undefined), getCardData: () => typed };
function frames(...windows: object[]): void {
  Object.defineProperty(window, 'frames', { value: windows, configurable: true });
}

/** Loads the page. */
async function load(): Promise<void> {
  window.bus?.dispose(); // the page of the previous test
  posted = [];
  window.name = 'braintreeunionpayhostedfields_abc?x=1';
  window.postMessage = (text: unknown, target?: unknown) => void posted.push({ message: envelope(text), target });
  await jest.isolateModulesAsync(async () => void (await import('./')));
}

/** Sends a request as the page, and waits for the reply. */
async function request(event: string, data: object): Promise<Record<string, unknown>> {
  const replyEvent = `reply-${requestCount++}`;
  sendMessage({ event: `abc:union-pay:HOSTED_FIELDS_${event}`, origin: '*', reply: replyEvent, eventData: data });
  for (;;) {
    const reply = posted.find(({ message }) => message.event === replyEvent);
    if (reply) {
      expect(reply.target).toBe(SHOP);
      return reply.message.eventData as Record<string, unknown>;
    }
    await turn();
  }
}

beforeEach(async () => {
  network = openNetwork();
  network.reply(CAPABILITIES, { body: { isUnionPay: true } });
  network.reply(ENROLLMENTS, { body: { unionPayEnrollmentId: 'enrollment', smsCodeRequired: false } });
  network.reply(CARDS, { body: { creditCards: [{ nonce: 'nonce', consumed: false, threeDSecureInfo: null }] } });
  typed = { number: '6243030000000001', expirationMonth: '12', expirationYear: '2030', cvv: '123', postalCode: '12345' };
  frames(foreign, field(FIELDS), field(FIELDS.replace('#fields', '#other'), {}), field(FIELDS, cardForm));
  await load();
  configuration = { ...(await client.create({ authorization: freshKey() })).getConfiguration() };
  sendMessage({ event: posted[0]?.message.reply, eventData: configuration });
});

test('default: requests its configuration', () => {
  expect(posted).toEqual([
    { message: { event: 'abc:BUS_CONFIGURATION_REQUEST', origin: '*', reply: expect.any(String) as string }, target: '*' },
  ]);
  expect(window.bus).toBeDefined();
});

test('default: fetchCapabilities', async () => {
  typed.number = '6243 0300-0000 0001';
  expect(await request('FETCH_CAPABILITIES', { hostedFields })).toEqual({ err: null, payload: { isUnionPay: true, _httpStatus: 200 } });
  expect(network.to(CAPABILITIES)).toEqual([expect.objectContaining({ redirect: 'error' })]);
  const query = network.to(CAPABILITIES)[0]?.url.searchParams;
  expect([query?.get('creditCard[number]'), query?.get('_meta[source]')]).toEqual(['6243030000000001', 'unionpay']);
  expect(events()).toEqual(['web.unionpay.capabilities-received']);
});

test('default: enroll', async () => {
  const mobile = { countryCode: '62', number: '111111111', more: 1 };
  expect(await request('ENROLL', { hostedFields, mobile })).toEqual({
    err: null,
    payload: { enrollmentId: 'enrollment', smsCodeRequired: false },
  });
  expect(network.to(ENROLLMENTS)[0]?.body?.unionPayEnrollment).toEqual({
    number: '6243030000000001',
    mobileCountryCode: '62',
    mobileNumber: '111111111',
    expirationMonth: '12',
    expirationYear: '2030',
  });
  expect(events()).toEqual(['web.unionpay.enrollment-succeeded']);
});

test('default: tokenize', async () => {
  const options = { hostedFields, enrollmentId: 'enrollment', smsCode: '12345', vault: true };
  expect(await request('TOKENIZE', options)).toEqual({ err: null, payload: { nonce: 'nonce' } });
  expect(network.to(CARDS)[0]?.body?.creditCard).toEqual({
    number: '6243030000000001',
    expirationMonth: '12',
    expirationYear: '2030',
    cvv: '123',
    options: { unionPayEnrollment: { id: 'enrollment', smsCode: '12345' } },
  });
  expect(events()).toEqual(['web.unionpay.nonce-received']);
});

test('sends the card with the client of its fields, not with the authorization that the page passed to this frame', async () => {
  const authorization = freshKey();
  const fields = await client.create({ authorization });
  frames(field(FIELDS, { ...cardForm, client: Promise.resolve(fields) }));
  await request('TOKENIZE', { hostedFields });
  await request('ENROLL', { hostedFields, mobile: { countryCode: '62', number: '1' } });
  await request('FETCH_CAPABILITIES', { hostedFields });
  expect(network.to(CARDS)[0]?.body?.tokenizationKey).toBe(authorization);
  expect(network.to(ENROLLMENTS)[0]?.body?.tokenizationKey).toBe(authorization);
  expect(network.to(CAPABILITIES)[0]?.url.searchParams.get('tokenizationKey')).toBe(authorization);
});

test("passes on the refusal of the client of the fields, which is another window's error", async () => {
  const refusal = Object.assign(Object.create(null) as object, {
    [Symbol.for('tender.error')]: true,
    name: 'BraintreeError',
    code: 'CLIENT_AUTHORIZATION_INSUFFICIENT',
    message: 'not allowed',
    type: 'MERCHANT',
    details: { httpStatus: 403 },
  });
  const fields = Promise.resolve({ request: () => Promise.reject(refusal as Error) });
  frames(field(FIELDS, { ...cardForm, client: fields }));
  expect(await request('TOKENIZE', { hostedFields })).toMatchObject({
    err: { code: 'CLIENT_AUTHORIZATION_INSUFFICIENT', message: 'not allowed' },
  });
});

test('behavior: ignores a card in the options', async () => {
  await request('TOKENIZE', { hostedFields, card: { number: '4111111111111111' } });
  expect(network.to(CARDS)[0]?.body?.creditCard).toMatchObject({ number: '6243030000000001' });
});

test.each<[string, object | undefined]>([
  ['no fields', undefined],
  ['fields of another channel', { _bus: { channel: 'nobody' } }],
  ['fields without a channel', {}],
])('error: UNIONPAY_HOSTED_FIELDS_INSTANCE_REQUIRED for %s', async (_, instance) => {
  for (const event of ['FETCH_CAPABILITIES', 'ENROLL', 'TOKENIZE']) {
    const { err, payload } = await request(event, { hostedFields: instance });
    expect([err, payload]).toEqual([
      { name: 'BraintreeError', code: 'UNIONPAY_HOSTED_FIELDS_INSTANCE_REQUIRED', message: expect.any(String) as string, type: 'MERCHANT' },
      undefined,
    ]);
  }
  expect(network.requests).toHaveLength(1);
});

test('error: UNIONPAY_CARD_OR_HOSTED_FIELDS_INSTANCE_REQUIRED for fields without a number', async () => {
  typed.number = '';
  const mobile = { countryCode: '62', number: '1' };
  expect(await request('FETCH_CAPABILITIES', { hostedFields })).toMatchObject({
    err: { code: 'UNIONPAY_CARD_OR_HOSTED_FIELDS_INSTANCE_REQUIRED' },
  });
  expect(await request('ENROLL', { hostedFields, mobile })).toMatchObject({
    err: { code: 'UNIONPAY_CARD_OR_HOSTED_FIELDS_INSTANCE_REQUIRED' },
  });
});

test('error: UNIONPAY_EXPIRATION_DATE_INCOMPLETE for half a date in the fields', async () => {
  typed.expirationYear = '';
  const mobile = { countryCode: '62', number: '1' };
  expect(await request('ENROLL', { hostedFields, mobile })).toMatchObject({ err: { code: 'UNIONPAY_EXPIRATION_DATE_INCOMPLETE' } });
  expect(await request('TOKENIZE', { hostedFields })).toMatchObject({ err: { code: 'UNIONPAY_EXPIRATION_DATE_INCOMPLETE' } });
});

test("error: UNIONPAY_FAILED_TOKENIZATION with the gateway's response", async () => {
  network.reply(CARDS, { status: 422, body: { error: { message: 'no' } } });
  expect(await request('TOKENIZE', { hostedFields })).toMatchObject({
    err: {
      code: 'UNIONPAY_FAILED_TOKENIZATION',
      type: 'CUSTOMER',
      details: {
        originalError: { code: 'CLIENT_REQUEST_ERROR', details: { httpStatus: 422, originalError: { error: { message: 'no' } } } },
      },
    },
  });
  expect(events()).toEqual(['web.unionpay.nonce-failed']);
});

test("behavior: rejects with the client's error when the authorization does not allow the request", async () => {
  network.reply(CAPABILITIES, { status: 403, body: {} });
  expect(await request('FETCH_CAPABILITIES', { hostedFields })).toMatchObject({
    err: { code: 'CLIENT_AUTHORIZATION_INSUFFICIENT', type: 'MERCHANT' },
  });
});

test('behavior: rejects when the fields cannot be read', async () => {
  frames(field(FIELDS, {}));
  expect(await request('TOKENIZE', { hostedFields })).toMatchObject({
    err: { code: 'UNIONPAY_TOKENIZATION_NETWORK_ERROR', type: 'NETWORK' },
  });
});

test('options: debug', async () => {
  await load();
  frames(field(FIELDS.replace('.min', ''), cardForm));
  sendMessage({ event: posted[0]?.message.reply, eventData: { ...configuration, isDebug: true } });
  expect(await request('TOKENIZE', { hostedFields })).toMatchObject({ payload: { nonce: 'nonce' } });
});

test.each<[string, (configuration: Record<string, unknown>) => unknown, string]>([
  ['missing', () => undefined, 'CLIENT_MISSING_GATEWAY_CONFIGURATION'],
  [
    "not the provider's",
    ({ gatewayConfiguration, ...others }) => ({
      ...others,
      gatewayConfiguration: { ...(gatewayConfiguration as object), clientApiUrl: 'https://attacker.example' },
    }),
    'CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN',
  ],
])('behavior: requests reject when the configuration is %s', async (_, change, code) => {
  await load();
  sendMessage({ event: posted[0]?.message.reply, eventData: change(configuration) });
  expect(await request('TOKENIZE', { hostedFields })).toMatchObject({ err: { code } });
});

test('behavior: requests from other windows and origins get no reply', async () => {
  const forgedRequest = { event: 'abc:union-pay:HOSTED_FIELDS_TOKENIZE', origin: '*', reply: 'forged', eventData: { hostedFields } };
  sendMessage(forgedRequest, { origin: 'https://attacker.example' });
  sendMessage(forgedRequest, { source: document.body.appendChild(document.createElement('iframe')).contentWindow });
  await request('FETCH_CAPABILITIES', { hostedFields });
  expect(posted.filter(({ message }) => message.event === 'forged')).toEqual([]);
  expect(network.to(CARDS)).toEqual([]);
});
