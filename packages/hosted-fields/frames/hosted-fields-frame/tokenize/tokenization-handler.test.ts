import { TenderError, type Client } from '@tender/client';
import { createCardForm } from '../model/card-form';
import { createTokenizationHandler } from './tokenization-handler';

const answer = {
  creditCards: [
    { nonce: 'n', details: { lastTwo: '11' }, description: 'ending in 11', type: 'CreditCard', binData: { debit: 'No' }, consumed: false },
  ],
};

/** A client that answers as told; only what the handler uses of it. */
function clientOf(request: () => Promise<unknown>): Client {
  return { request } as unknown as Client;
}

function setUp(client: Client | Promise<Client>) {
  const form = createCardForm({ fields: { number: {}, cvv: {} } }, () => {});
  const events: string[] = [];
  const handler = createTokenizationHandler(client, form, (event) => events.push(event));
  // As the page gets it: through JSON.
  const ask = (options?: unknown, signal?: AbortSignal) =>
    new Promise<[unknown, unknown?]>(
      (resolve) => void handler(options, (reply) => resolve(JSON.parse(JSON.stringify(reply)) as [unknown]), signal),
    );
  return { form, events, ask };
}

function fill({ form }: ReturnType<typeof setUp>): void {
  form.setValue('number', '4111111111111111');
  form.setValue('cvv', '123');
}

test('default', async () => {
  const request = jest.fn(() => Promise.resolve({ _httpStatus: 202, ...answer }));
  const set = setUp(clientOf(request));
  fill(set);
  const { consumed: _, ...payload } = answer.creditCards[0] ?? {};
  expect(await set.ask({})).toEqual([null, payload]);
  expect(request).toHaveBeenCalledWith({
    api: 'clientApi',
    method: 'post',
    endpoint: 'payment_methods/credit_cards',
    data: { creditCard: { number: '4111111111111111', cvv: '123', options: { validate: false } }, _meta: { source: 'hosted-fields' } },
  });
  expect(set.events).toEqual(['custom.hosted-fields.tokenization.succeeded']);
});

test.each([undefined, null, 5, 'x', { metadata: 5, phone: 5, billingAddress: 'x', fieldsToTokenize: {} }])(
  'behavior: options of %p are answered',
  async (options) => {
    const set = setUp(clientOf(() => Promise.resolve(answer)));
    fill(set);
    expect((await set.ask(options))[0]).toBeNull();
  },
);

test('behavior: what is aborted before there is a client is not sent, and yet answered', async () => {
  const request = jest.fn();
  let give = (_: Client): void => {};
  const set = setUp(new Promise<Client>((resolve) => (give = resolve)));
  fill(set);
  const stop = new AbortController();
  const answered = set.ask({}, stop.signal);
  stop.abort();
  give(clientOf(request));
  expect(await answered).toHaveLength(1);
  expect(request).not.toHaveBeenCalled();
  expect(set.events).toEqual([]);
});

test('behavior: a request under way is aborted, which is no failure of the gateway', async () => {
  const request = jest.fn(
    ({ signal }: { signal?: AbortSignal }) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error))),
  );
  const set = setUp(clientOf(request as never));
  fill(set);
  const stop = new AbortController();
  const answered = set.ask({}, stop.signal);
  await Promise.resolve();
  expect(request).toHaveBeenCalledTimes(1);
  stop.abort();
  expect(await answered).toHaveLength(1);
  expect(set.events).toEqual([]);
});

test('error: HOSTED_FIELDS_FIELDS_EMPTY', async () => {
  const set = setUp(clientOf(() => Promise.resolve(answer)));
  const message = 'All fields are empty. Cannot tokenize empty card fields.';
  const error = { name: 'BraintreeError', code: 'HOSTED_FIELDS_FIELDS_EMPTY', message, type: 'CUSTOMER' };
  expect(await set.ask()).toEqual([error]);
  fill(set);
  expect(await set.ask({ fieldsToTokenize: [] })).toEqual([error]);
  expect(set.events).toEqual([]);
});

test('error: HOSTED_FIELDS_FIELDS_INVALID', async () => {
  const set = setUp(clientOf(() => Promise.resolve(answer)));
  set.form.setValue('cvv', '1');
  const error = { code: 'HOSTED_FIELDS_FIELDS_INVALID', type: 'CUSTOMER' };
  expect(await set.ask()).toMatchObject([{ ...error, details: { invalidFieldKeys: ['number', 'cvv'] } }]);
  expect(await set.ask({ fieldsToTokenize: ['cvv', 'number'] })).toMatchObject([
    { ...error, details: { invalidFieldKeys: ['cvv', 'number'] } },
  ]);
  set.form.setValue('cvv', '123');
  expect(await set.ask({ fieldsToTokenize: ['cvv'] })).toMatchObject([null, { nonce: 'n' }]);
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
  const set = setUp(clientOf(() => Promise.reject(error)));
  fill(set);
  const sent: unknown = JSON.parse(JSON.stringify(error));
  const isKnown = /DUPLICATE|CVV/.test(code);
  expect(await set.ask()).toEqual([
    code === 'CLIENT_X'
      ? sent
      : { name: 'BraintreeError', code, type, message: expect.any(String), details: { originalError: isKnown ? originalError : sent } },
  ]);
  expect(set.events).toEqual(['custom.hosted-fields.tokenization.failed']);
});

test.each([undefined, {}, { creditCards: [] }, { creditCards: [{}] }, { creditCards: [null] }])(
  'error: an answer of %j',
  async (senseless) => {
    const set = setUp(clientOf(() => Promise.resolve(senseless)));
    fill(set);
    const [error] = await set.ask();
    expect(error).toMatchObject({
      code: 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR',
      details: { originalError: { name: 'TypeError', message: expect.any(String) } },
    });
  },
);

test('error: there is no client', async () => {
  const error = new TenderError({ type: 'MERCHANT', code: 'CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN', message: 'message' });
  const set = setUp(Promise.reject(error));
  fill(set);
  expect(await set.ask()).toMatchObject([{ code: error.code, type: 'MERCHANT' }]);
});

test('error: what the page gave for a client is none', async () => {
  const set = setUp(Promise.reject(new TypeError('senseless')));
  expect(await set.ask()).toMatchObject([{ code: 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR', type: 'NETWORK' }]);
});
