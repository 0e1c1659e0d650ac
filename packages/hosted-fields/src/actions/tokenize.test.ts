import { isTenderError, type Callback } from '@tender/client';
import type { TokenizePayload } from '../types';
import { setUpPage, type Page } from '../testing/set-up-page';
import { ANSWER_TIMEOUT } from './ask';

const payload = {
  nonce: 'tokencc_1',
  details: { bin: '411111', cardType: 'Visa', lastFour: '1111', lastTwo: '11' },
  description: 'ending in 11',
  type: 'CreditCard',
  binData: { prepaid: 'No' },
};
const REQUEST = 'TOKENIZATION_REQUEST';

/** A call whose answer is the one given. */
async function answered(answer: unknown, page?: Page): Promise<unknown> {
  const { instance, frames } = page ?? (await setUpPage());
  const call = instance.tokenize();
  frames.answer('number', REQUEST, answer);
  return call;
}

const wire = (code: string, type = 'CUSTOMER', details?: object): object => ({
  name: 'BraintreeError',
  code,
  message: 'Message.',
  type,
  details,
});

afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

test('default', async () => {
  await expect(answered([null, payload])).resolves.toEqual(payload);
});

test('default: the options reach the frames as they are', async () => {
  const { instance, frames } = await setUpPage();
  const options = { vault: true, billingAddress: { postalCode: '12345' }, fieldsToTokenize: ['number'], other: 1 };
  const call = instance.tokenize(options);
  expect(frames.heardBy('number', REQUEST)).toEqual([options]);
  expect(frames.heardBy('cvv', REQUEST)).toEqual([options]);
  frames.answer('number', REQUEST, [null, payload]);
  await call;
});

test.each([[undefined], [null], ['text'], [5]])('behavior: %p stands for no options', async (options) => {
  const { instance, frames } = await setUpPage();
  const call = instance.tokenize(options as never);
  expect(frames.heardBy('number', REQUEST)).toEqual([{}]);
  frames.answer('number', REQUEST, [null, payload]);
  await call;
});

test('behavior: a callback alone', async () => {
  const { instance, frames } = await setUpPage();
  const tokenize = instance.tokenize as (callback: Callback<TokenizePayload>) => void;
  const called = new Promise((resolve) => tokenize((error, result) => resolve([error, result])));
  frames.answer('number', REQUEST, [null, payload]);
  await expect(called).resolves.toEqual([null, payload]);
});

test('behavior: calls may overlap', async () => {
  const page = await setUpPage();
  const first = answered([null, payload], page);
  const second = answered([null, { ...payload, nonce: 'tokencc_2' }], page);
  await expect(Promise.all([first, second])).resolves.toMatchObject([{ nonce: 'tokencc_1' }, { nonce: 'tokencc_2' }]);
});

test.each([
  ['HOSTED_FIELDS_FIELDS_EMPTY', undefined],
  ['HOSTED_FIELDS_TOKENIZATION_FAIL_ON_DUPLICATE', { originalError: { fieldErrors: [] } }],
  ['HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED', { originalError: { fieldErrors: [] } }],
  ['HOSTED_FIELDS_FAILED_TOKENIZATION', { originalError: { details: { httpStatus: 422 } } }],
])('error: %s', async (code, details) => {
  const error = await answered([wire(code, 'CUSTOMER', details)]).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name: 'BraintreeError', code, type: 'CUSTOMER', message: 'Message.' });
  expect(isTenderError(error) && error.details).toEqual(details);
});

test('error: HOSTED_FIELDS_FIELDS_INVALID', async () => {
  const invalidFieldKeys = ['cvv', 'unknown', 'number'];
  await expect(answered([wire('HOSTED_FIELDS_FIELDS_INVALID', 'CUSTOMER', { invalidFieldKeys })])).rejects.toMatchObject({
    code: 'HOSTED_FIELDS_FIELDS_INVALID',
    details: {
      invalidFieldKeys,
      invalidFields: { number: document.getElementById('number'), cvv: document.getElementById('cvv') },
    },
  });
});

test('error: HOSTED_FIELDS_FIELDS_INVALID, whose invalidFields stand in the order of its invalidFieldKeys', async () => {
  const sent = [wire('HOSTED_FIELDS_FIELDS_INVALID', 'CUSTOMER', { invalidFieldKeys: ['cvv', 'number'] })];
  const error = await answered(sent).catch((thrown: unknown) => thrown);
  expect(isTenderError(error) && Object.keys(error.details?.invalidFields as object)).toEqual(['cvv', 'number']);
});

test.each([
  undefined,
  null,
  'text',
  5,
  {},
  [],
  [null],
  [null, { nonce: 5 }],
  ['text'],
  [{ code: 'X' }],
  [wire('X', 'customer')],
  [wire('X', 'toString')],
  [wire('')],
])('error: HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR, an answer of the wrong shape: %j', async (answer) => {
  await expect(answered(answer)).rejects.toMatchObject({
    code: 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR',
    type: 'NETWORK',
    message: 'A tokenization network error occurred.',
  });
});

test('error: HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR, no answer', async () => {
  const { instance } = await setUpPage();
  jest.useFakeTimers();
  const failed = expect(instance.tokenize()).rejects.toMatchObject({
    code: 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR',
    details: { originalError: expect.any(Error) },
  });
  await jest.advanceTimersByTimeAsync(ANSWER_TIMEOUT);
  await failed;
  expect(jest.getTimerCount()).toBe(0);
});

test('error: HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR, the frames leave the page', async () => {
  const { instance } = await setUpPage();
  const call = instance.tokenize();
  document.body.replaceChildren();
  await expect(call).rejects.toMatchObject({ code: 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR' });
  await expect(instance.tokenize()).rejects.toMatchObject({ code: 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR' });
});

test('error: HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR, a frame is loaded anew', async () => {
  const { instance, frames } = await setUpPage();
  const call = instance.tokenize();
  document.body.append(document.getElementById('cvv') as Element);
  frames.report('cvv');
  await expect(call).rejects.toMatchObject({ code: 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR' });
});

test('error: HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR, options that JSON cannot hold', async () => {
  const { instance, frames } = await setUpPage();
  const circular: Record<string, unknown> = {};
  circular.metadata = circular;
  await expect(instance.tokenize(circular)).rejects.toMatchObject({ code: 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR' });
  expect(frames.heardBy('number', REQUEST)).toEqual([]);
});

test('error: METHOD_CALLED_AFTER_TEARDOWN, a call in flight', async () => {
  const { instance } = await setUpPage();
  const call = instance.tokenize();
  await instance.teardown();
  await expect(call).rejects.toMatchObject({ code: 'METHOD_CALLED_AFTER_TEARDOWN', details: { interrupted: true } });
});

test('behavior: abort ends the call, and the next one works', async () => {
  const page = await setUpPage();
  const stop = new AbortController();
  const call = page.instance.tokenize({ vault: true, signal: stop.signal });
  expect(page.frames.heardBy('number', REQUEST)).toEqual([{ vault: true }]);
  stop.abort('enough');
  await expect(call).rejects.toBe('enough');
  await expect(answered([null, payload], page)).resolves.toEqual(payload);
});

test('behavior: abort tells the frames which of their requests is meant', async () => {
  const { instance, frames } = await setUpPage();
  const stop = new AbortController();
  const aborted = instance.tokenize({ signal: stop.signal });
  const other = instance.tokenize();
  const [first, second] = frames.heard.filter(({ to, event }) => to === 'number' && event === REQUEST);
  stop.abort();
  await expect(aborted).rejects.toBe(stop.signal.reason);
  expect(frames.heardBy('number', 'ABORT_REQUEST')).toEqual([first?.reply]);
  expect(first?.reply).not.toBe(second?.reply);
  frames.answer('number', REQUEST, [null, payload]);
  await expect(other).resolves.toEqual(payload);
});

test('behavior: a signal that aborts after the answer tells the frames nothing', async () => {
  const { instance, frames } = await setUpPage();
  const stop = new AbortController();
  const call = instance.tokenize({ signal: stop.signal });
  frames.answer('number', REQUEST, [null, payload]);
  await call;
  stop.abort();
  expect(frames.heardBy('number', 'ABORT_REQUEST')).toEqual([]);
});
