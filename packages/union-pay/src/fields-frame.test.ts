// Methods that are called with Hosted Fields. The tests act as the frame.
import { client } from '@tender/client';
import { responsesWithoutNonce, expectRejectionForEach, freshKey, openNetwork, type Network } from '@tender/client/testing';
import { fakeProviderFrame, type FakeProviderFrame } from '@tender/frame-service/testing';
import { unionpay, type UnionPay, type UnionPayCreateOptions } from './index';

let network: Network;
let instance: UnionPay;
let authorization: string;
const events = (): string[] => network.events().filter((event) => event.includes('unionpay'));
const mobile = { countryCode: '62', number: '111111111' };
const turn = (): Promise<void> => new Promise(setImmediate);
const hostedFields = { _bus: { channel: 'fields' }, on: () => {} };
const iframes = (): HTMLIFrameElement[] => [...document.querySelectorAll('iframe')];

async function create(options: UnionPayCreateOptions = {}): Promise<void> {
  authorization = freshKey();
  instance = await unionpay.create({ authorization, ...options });
}

/** Acts as the newest frame, which requests its configuration. */
async function frame(): Promise<FakeProviderFrame & { configuration: unknown[] }> {
  await turn();
  const iframe = iframes().at(-1) as HTMLIFrameElement;
  const fake = fakeProviderFrame(iframe, iframe.name.split('_')[1] as string);
  const configuration: unknown[] = [];
  fake.emit('BUS_CONFIGURATION_REQUEST', undefined, (received) => configuration.push(received));
  await turn();
  return Object.assign(fake, { configuration });
}

beforeEach(async () => {
  network = openNetwork();
  network.configuration.unionPay = { enabled: true };
  await create();
});
afterEach(() => {
  document.body.replaceChildren();
  jest.useRealTimers();
});

const CALLS = [
  ['fetchCapabilities', 'union-pay:HOSTED_FIELDS_FETCH_CAPABILITIES', {}, {}, { isUnionPay: true, _httpStatus: 200 }],
  ['enroll', 'union-pay:HOSTED_FIELDS_ENROLL', { mobile }, { mobile }, { enrollmentId: 'enrollment', smsCodeRequired: true }],
  [
    'tokenize',
    'union-pay:HOSTED_FIELDS_TOKENIZE',
    { enrollmentId: 'enrollment', smsCode: '1', vault: true },
    { enrollmentId: 'enrollment', smsCode: '1', vault: true },
    { nonce: 'nonce', type: 'CreditCard' },
  ],
] as const;
const NETWORK_ERRORS = {
  fetchCapabilities: 'UNIONPAY_FETCH_CAPABILITIES_NETWORK_ERROR',
  enroll: 'UNIONPAY_ENROLLMENT_NETWORK_ERROR',
  tokenize: 'UNIONPAY_TOKENIZATION_NETWORK_ERROR',
} as const;
const call = (method: keyof typeof NETWORK_ERRORS, options: object): Promise<unknown> =>
  (instance[method] as (options: unknown) => Promise<unknown>)({ hostedFields, ...options });

test.each(CALLS)('default: %s', async (method, event, options, frameOptions, payload) => {
  const result = call(method, options);
  const { received, reply } = await frame();
  expect(received).toEqual([
    {
      event,
      data: { ...frameOptions, hostedFields: { _bus: { channel: 'fields' } } },
      reply: expect.any(String) as string,
      target: 'https://assets.braintreegateway.com',
    },
  ]);
  reply(event, { err: null, payload });
  await expect(result).resolves.toEqual(payload);
  expect(events()).toEqual(['web.unionpay.initialized']);
  expect(network.requests).toHaveLength(1);
});

test('rejects with UNIONPAY_TOKENIZATION_NETWORK_ERROR for every reply of the frame without a nonce', async () => {
  const first = call('fetchCapabilities', {});
  const { reply } = await frame();
  reply('union-pay:HOSTED_FIELDS_FETCH_CAPABILITIES', { err: null, payload: {} });
  await first;
  const replies = responsesWithoutNonce({ err: null, payload: { nonce: 'nonce' } }, ['payload', 'nonce']);
  await expectRejectionForEach(replies, 'UNIONPAY_TOKENIZATION_NETWORK_ERROR', async (data) => {
    const result = call('tokenize', {});
    result.catch(() => {});
    await turn();
    reply('union-pay:HOSTED_FIELDS_TOKENIZE', data);
    return result;
  });
});

test('default: the attributes of the frame', async () => {
  const result = call('fetchCapabilities', {});
  const { iframe, configuration } = await frame();
  expect(iframe.src).toBe('https://assets.braintreegateway.com/web/3.118.2/html/unionpay-hosted-fields-frame.min.html');
  expect(iframe.name).toMatch(/^braintreeunionpayhostedfields_[\da-f-]{36}$/);
  expect(iframe.id).toBe(iframe.name);
  const attributes = ['height', 'width', 'frameborder', 'allowtransparency', 'scrolling', 'aria-hidden'].map((name) =>
    iframe.getAttribute(name),
  );
  expect(attributes).toEqual(['0', '0', '0', 'true', 'no', 'true']);
  expect(iframe.title).toBe('Secure Payment Frame');
  expect(iframe.parentElement).toBe(document.body);
  expect(configuration).toEqual([(await client.create({ authorization })).getConfiguration()]);
  await instance.teardown();
  expect(iframes()).toEqual([]);
  await expect(result).rejects.toMatchObject({ code: 'METHOD_CALLED_AFTER_TEARDOWN', details: { interrupted: true } });
});

test('options: debug', async () => {
  await create({ debug: true });
  void call('fetchCapabilities', {}).catch(() => {});
  expect((await frame()).iframe.src).toMatch(/unionpay-hosted-fields-frame\.html$/);
});

test('options: analytics', async () => {
  await create({ analytics: false });
  void call('fetchCapabilities', {}).catch(() => {});
  expect((await frame()).configuration).toMatchObject([{ analytics: false }]);
});

test('behavior: simultaneous calls share one frame, which receives the configuration once', async () => {
  const calls = [1, 2, 3].map(() => call('fetchCapabilities', {}));
  const { received, configuration, post } = await frame();
  expect([iframes().length, configuration.length, received.length]).toEqual([1, 1, 3]);
  received.forEach(({ reply }, index) => post({ event: reply, origin: '*', eventData: { payload: { isUnionPay: true, index } } }));
  await expect(Promise.all(calls)).resolves.toEqual([0, 1, 2].map((index) => ({ isUnionPay: true, index })));
});

test('behavior: messages from other windows and origins are ignored', async () => {
  const result = call('tokenize', {});
  const { received, post } = await frame();
  const event = received[0]?.reply;
  const forged = { event, origin: '*', eventData: { payload: { nonce: 'forged' } } };
  post(forged, { source: window });
  post(forged, { origin: 'https://attacker.example' });
  post({ ...forged, eventData: { payload: { nonce: 'nonce' } } });
  await expect(result).resolves.toEqual({ nonce: 'nonce' });
});

test.each(CALLS)("behavior: %s rejects with the frame's error", async (method, event, options) => {
  const result = call(method, options);
  const { reply } = await frame();
  const err = { name: 'BraintreeError', code: 'CODE', message: 'Message.', type: 'CUSTOMER', details: { originalError: { a: 1 } } };
  reply(event, { err });
  const error: unknown = await result.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect({ ...(error as object) }).toEqual(err);
});

test('error: UNIONPAY_HOSTED_FIELDS_INSTANCE_REQUIRED when the frame replies with it', async () => {
  const result = call('tokenize', {});
  const { reply } = await frame();
  reply('union-pay:HOSTED_FIELDS_TOKENIZE', {
    err: { name: 'BraintreeError', code: 'UNIONPAY_HOSTED_FIELDS_INSTANCE_REQUIRED', message: 'Not found.', type: 'MERCHANT' },
  });
  await expect(result).rejects.toMatchObject({ code: 'UNIONPAY_HOSTED_FIELDS_INSTANCE_REQUIRED', type: 'MERCHANT' });
});

test.each(CALLS)('behavior: %s rejects when the reply is malformed', async (method, event, options) => {
  for (const reply of [undefined, {}, { payload: 'text' }, { err: {} }, { err: { code: 'X', message: 'x', type: 'WRONG' } }, 'text']) {
    const result = call(method, options);
    const fake = await frame();
    fake.reply(event, reply);
    await expect(result).rejects.toMatchObject({ code: NETWORK_ERRORS[method], type: 'NETWORK' });
    await instance.teardown();
    await create();
  }
});

test('behavior: rejects for options that JSON cannot represent', async () => {
  const loop: Record<string, unknown> = { ...mobile };
  loop.self = loop;
  const result = call('enroll', { mobile: loop });
  result.catch(() => {});
  await frame();
  await expect(result).rejects.toMatchObject({
    code: 'UNIONPAY_ENROLLMENT_NETWORK_ERROR',
    details: { originalError: expect.any(TypeError) as Error },
  });
});

test('behavior: rejects when the frame does not load within 60 s, and the next call loads another', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  const result = call('tokenize', {});
  result.catch(() => {});
  await turn();
  jest.advanceTimersByTime(60_000);
  await expect(result).rejects.toMatchObject({ code: 'UNIONPAY_TOKENIZATION_NETWORK_ERROR' });
  expect(iframes()).toEqual([]);
  const next = call('tokenize', {});
  (await frame()).reply('union-pay:HOSTED_FIELDS_TOKENIZE', { payload: { nonce: 'nonce' } });
  await expect(next).resolves.toEqual({ nonce: 'nonce' });
  jest.advanceTimersByTime(2_000); // the time limit of an analytics event
  expect(jest.getTimerCount()).toBe(0);
});

test('behavior: rejects when the frame does not reply within 150 s', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  const result = call('tokenize', {});
  result.catch(() => {});
  await frame();
  jest.advanceTimersByTime(150_000);
  await expect(result).rejects.toMatchObject({ code: 'UNIONPAY_TOKENIZATION_NETWORK_ERROR' });
  expect(jest.getTimerCount()).toBe(0);
});

test('behavior: a frame that was taken off the page is replaced', async () => {
  const first = call('fetchCapabilities', {});
  (await frame()).reply('union-pay:HOSTED_FIELDS_FETCH_CAPABILITIES', { payload: { isUnionPay: true } });
  await first;
  document.body.replaceChildren();
  const second = call('fetchCapabilities', {});
  (await frame()).reply('union-pay:HOSTED_FIELDS_FETCH_CAPABILITIES', { payload: { isUnionPay: false } });
  await expect(second).resolves.toEqual({ isUnionPay: false });
});

test('behavior: an aborted call rejects with its reason, and the frame stays for the next', async () => {
  const controller = new AbortController();
  const result = call('tokenize', { signal: controller.signal });
  controller.abort('why');
  await expect(result).rejects.toBe('why');
  const { received } = await frame();
  expect(received).toEqual([]);
  void call('tokenize', {}).catch(() => {});
  await turn();
  expect([iframes().length, received.length]).toEqual([1, 1]);
  expect(JSON.stringify(received)).not.toContain('signal');
});

test("behavior: rejects when the asset host is not the provider's, and loads nothing", async () => {
  const real = await client.create({ authorization });
  const configuration = real.getConfiguration();
  configuration.gatewayConfiguration.assetsUrl = 'https://attacker.example';
  await create({ client: { ...real, getConfiguration: () => configuration } });
  await expect(call('tokenize', {})).rejects.toMatchObject({ code: 'FRAME_SERVICE_FRAME_OPEN_FAILED' });
  expect(iframes()).toEqual([]);
});
