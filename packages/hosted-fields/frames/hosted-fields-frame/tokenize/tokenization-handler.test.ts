import { TenderError, type Client } from '@tender/client';
import { createCardForm } from '../model/card-form';
import { createTokenizationHandler } from './tokenization-handler';

const gatewayResponse = {
  creditCards: [
    { nonce: 'n', details: { lastTwo: '11' }, description: 'ending in 11', type: 'CreditCard', binData: { debit: 'No' }, consumed: false },
  ],
};

/** A client with the one method that the handler calls. */
function createFakeClient(request: () => Promise<unknown>): Client {
  return { request } as unknown as Client;
}

function setUp(client: Client | Promise<Client>) {
  const form = createCardForm({ fields: { number: {}, cvv: {} } }, () => {});
  const events: string[] = [];
  const handler = createTokenizationHandler(client, form, (event) => events.push(event));
  // The page receives the reply as JSON.
  const handle = (options?: unknown, signal?: AbortSignal) =>
    new Promise<[unknown, unknown?]>(
      (resolve) => void handler(options, (reply) => resolve(JSON.parse(JSON.stringify(reply)) as [unknown]), signal),
    );
  return { form, events, handle };
}

function fill({ form }: ReturnType<typeof setUp>): void {
  form.setValue('number', '4111111111111111');
  form.setValue('cvv', '123');
}

test('default', async () => {
  const request = jest.fn(() => Promise.resolve({ _httpStatus: 202, ...gatewayResponse }));
  const set = setUp(createFakeClient(request));
  fill(set);
  const { consumed: _, ...payload } = gatewayResponse.creditCards[0] ?? {};
  expect(await set.handle({})).toEqual([null, payload]);
  expect(request).toHaveBeenCalledWith({
    api: 'clientApi',
    method: 'post',
    endpoint: 'payment_methods/credit_cards',
    data: { creditCard: { number: '4111111111111111', cvv: '123', options: { validate: false } }, _meta: { source: 'hosted-fields' } },
  });
  expect(set.events).toEqual(['custom.hosted-fields.tokenization.succeeded']);
});

test.each([undefined, null, 5, 'x', { metadata: 5, phone: 5, billingAddress: 'x', fieldsToTokenize: {} }])(
  'behavior: options of %p get a response',
  async (options) => {
    const set = setUp(createFakeClient(() => Promise.resolve(gatewayResponse)));
    fill(set);
    expect((await set.handle(options))[0]).toBeNull();
  },
);

test('behavior: a request that is aborted before the client exists is not sent, but gets a response', async () => {
  const request = jest.fn();
  let give = (_: Client): void => {};
  const set = setUp(new Promise<Client>((resolve) => (give = resolve)));
  fill(set);
  const controller = new AbortController();
  const reply = set.handle({}, controller.signal);
  controller.abort();
  give(createFakeClient(request));
  expect(await reply).toHaveLength(1);
  expect(request).not.toHaveBeenCalled();
  expect(set.events).toEqual([]);
});

test('behavior: a pending request is aborted without the event for a failure', async () => {
  const request = jest.fn(
    ({ signal }: { signal?: AbortSignal }) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error))),
  );
  const set = setUp(createFakeClient(request as never));
  fill(set);
  const controller = new AbortController();
  const reply = set.handle({}, controller.signal);
  await Promise.resolve();
  expect(request).toHaveBeenCalledTimes(1);
  controller.abort();
  expect(await reply).toHaveLength(1);
  expect(set.events).toEqual([]);
});

test('error: HOSTED_FIELDS_FIELDS_EMPTY', async () => {
  const set = setUp(createFakeClient(() => Promise.resolve(gatewayResponse)));
  const message = 'All fields are empty. Cannot tokenize empty card fields.';
  const error = { name: 'BraintreeError', code: 'HOSTED_FIELDS_FIELDS_EMPTY', message, type: 'CUSTOMER' };
  expect(await set.handle()).toEqual([error]);
  fill(set);
  expect(await set.handle({ fieldsToTokenize: [] })).toEqual([error]);
  expect(set.events).toEqual([]);
});

test('error: HOSTED_FIELDS_FIELDS_INVALID', async () => {
  const set = setUp(createFakeClient(() => Promise.resolve(gatewayResponse)));
  set.form.setValue('cvv', '1');
  const error = { code: 'HOSTED_FIELDS_FIELDS_INVALID', type: 'CUSTOMER' };
  expect(await set.handle()).toMatchObject([{ ...error, details: { invalidFieldKeys: ['number', 'cvv'] } }]);
  expect(await set.handle({ fieldsToTokenize: ['cvv', 'number'] })).toMatchObject([
    { ...error, details: { invalidFieldKeys: ['cvv', 'number'] } },
  ]);
  set.form.setValue('cvv', '123');
  expect(await set.handle({ fieldsToTokenize: ['cvv'] })).toMatchObject([null, { nonce: 'n' }]);
});

const refusal = (code: string) => ({
  error: { message: 'Credit card is invalid' },
  fieldErrors: [{ field: 'creditCard', fieldErrors: [{ field: 'number', code }] }],
});

test.each([
  [422, refusal('81724'), 'HOSTED_FIELDS_TOKENIZATION_FAIL_ON_DUPLICATE', 'CUSTOMER'],
  [422, refusal('81736'), 'HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED', 'CUSTOMER'],
  [422, refusal('81715'), 'HOSTED_FIELDS_FAILED_TOKENIZATION', 'CUSTOMER'],
  [422, { fieldErrors: 'x' }, 'HOSTED_FIELDS_FAILED_TOKENIZATION', 'CUSTOMER'],
  [422, 'error', 'HOSTED_FIELDS_FAILED_TOKENIZATION', 'CUSTOMER'],
  [401, undefined, 'HOSTED_FIELDS_FAILED_TOKENIZATION', 'CUSTOMER'],
  [408, undefined, 'HOSTED_FIELDS_FAILED_TOKENIZATION', 'CUSTOMER'],
  [429, undefined, 'HOSTED_FIELDS_FAILED_TOKENIZATION', 'CUSTOMER'],
  [-1, undefined, 'HOSTED_FIELDS_FAILED_TOKENIZATION', 'CUSTOMER'],
  [500, undefined, 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR', 'NETWORK'],
  [503, refusal('81724'), 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR', 'NETWORK'],
  [undefined, undefined, 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR', 'NETWORK'],
  [403, undefined, 'CLIENT_X', 'MERCHANT'],
])('error: status %p with %j is %s', async (httpStatus, originalError, code, type) => {
  const error = new TenderError({ type: 'MERCHANT', code: 'CLIENT_X', message: 'message', details: { originalError, httpStatus } });
  const set = setUp(createFakeClient(() => Promise.reject(error)));
  fill(set);
  const sent: unknown = JSON.parse(JSON.stringify(error));
  const isKnown = /DUPLICATE|CVV/.test(code);
  expect(await set.handle()).toEqual([
    code === 'CLIENT_X'
      ? sent
      : { name: 'BraintreeError', code, type, message: expect.any(String), details: { originalError: isKnown ? originalError : sent } },
  ]);
  expect(set.events).toEqual(['custom.hosted-fields.tokenization.failed']);
});

test.each([undefined, {}, { creditCards: [] }, { creditCards: [{}] }, { creditCards: [null] }])(
  'error: a gateway response of %j',
  async (senseless) => {
    const set = setUp(createFakeClient(() => Promise.resolve(senseless)));
    fill(set);
    const [error] = await set.handle();
    expect(error).toMatchObject({
      code: 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR',
      details: { originalError: { name: 'TypeError', message: expect.any(String) } },
    });
  },
);

test('error: the client cannot be created', async () => {
  const error = new TenderError({ type: 'MERCHANT', code: 'CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN', message: 'message' });
  const set = setUp(Promise.reject(error));
  fill(set);
  expect(await set.handle()).toMatchObject([{ code: error.code, type: 'MERCHANT' }]);
});

test('error: the page sent no valid client', async () => {
  const set = setUp(Promise.reject(new TypeError('senseless')));
  expect(await set.handle()).toMatchObject([{ code: 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR', type: 'NETWORK' }]);
});
