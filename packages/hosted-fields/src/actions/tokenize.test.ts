import { isTenderError, type Callback } from '@tender/client';
import type { HostedFieldsTokenizePayload } from '../types';
import { setUpPage, type Page } from '../fixtures/set-up-page';
import { RESPONSE_TIMEOUT } from './send-request';

const payload = {
  nonce: 'tokencc_1',
  details: { bin: '411111', cardType: 'Visa', lastFour: '1111', lastTwo: '11' },
  description: 'ending in 11',
  type: 'CreditCard',
  binData: { prepaid: 'No' },
};
const REQUEST = 'TOKENIZATION_REQUEST';

/** Calls `tokenize` and replies with the response. */
async function tokenizeWith(response: unknown, page?: Page): Promise<unknown> {
  const { instance, frames } = page ?? (await setUpPage());
  const call = instance.tokenize();
  frames.respond('number', REQUEST, response);
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
  await expect(tokenizeWith([null, payload])).resolves.toEqual(payload);
});

test('default: the options reach the frames as they are', async () => {
  const { instance, frames } = await setUpPage();
  const options = { vault: true, billingAddress: { postalCode: '12345' }, fieldsToTokenize: ['number'], other: 1 };
  const call = instance.tokenize(options);
  expect(frames.readPosted('number', REQUEST)).toEqual([options]);
  expect(frames.readPosted('cvv', REQUEST)).toEqual([options]);
  frames.respond('number', REQUEST, [null, payload]);
  await call;
});

test.each([[undefined], [null], ['text'], [5]])('behavior: %p means no options', async (options) => {
  const { instance, frames } = await setUpPage();
  const call = instance.tokenize(options as never);
  expect(frames.readPosted('number', REQUEST)).toEqual([{}]);
  frames.respond('number', REQUEST, [null, payload]);
  await call;
});

test('behavior: a callback alone', async () => {
  const { instance, frames } = await setUpPage();
  const tokenize = instance.tokenize as (callback: Callback<HostedFieldsTokenizePayload>) => void;
  const called = new Promise((resolve) => tokenize((error, result) => resolve([error, result])));
  frames.respond('number', REQUEST, [null, payload]);
  await expect(called).resolves.toEqual([null, payload]);
});

test('behavior: calls may overlap', async () => {
  const page = await setUpPage();
  const first = tokenizeWith([null, payload], page);
  const second = tokenizeWith([null, { ...payload, nonce: 'tokencc_2' }], page);
  await expect(Promise.all([first, second])).resolves.toMatchObject([{ nonce: 'tokencc_1' }, { nonce: 'tokencc_2' }]);
});

test.each([
  ['HOSTED_FIELDS_FIELDS_EMPTY', undefined],
  ['HOSTED_FIELDS_TOKENIZATION_FAIL_ON_DUPLICATE', { originalError: { fieldErrors: [] } }],
  ['HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED', { originalError: { fieldErrors: [] } }],
  ['HOSTED_FIELDS_FAILED_TOKENIZATION', { originalError: { details: { httpStatus: 422 } } }],
])('error: %s', async (code, details) => {
  const error = await tokenizeWith([wire(code, 'CUSTOMER', details)]).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name: 'BraintreeError', code, type: 'CUSTOMER', message: 'Message.' });
  expect(isTenderError(error) && error.details).toEqual(details);
});

test('error: HOSTED_FIELDS_FIELDS_INVALID', async () => {
  const invalidFieldKeys = ['cvv', 'unknown', 'number'];
  await expect(tokenizeWith([wire('HOSTED_FIELDS_FIELDS_INVALID', 'CUSTOMER', { invalidFieldKeys })])).rejects.toMatchObject({
    code: 'HOSTED_FIELDS_FIELDS_INVALID',
    details: {
      invalidFieldKeys,
      invalidFields: { number: document.getElementById('number'), cvv: document.getElementById('cvv') },
    },
  });
});

test('error: HOSTED_FIELDS_FIELDS_INVALID, with invalidFields in the order of invalidFieldKeys', async () => {
  const sent = [wire('HOSTED_FIELDS_FIELDS_INVALID', 'CUSTOMER', { invalidFieldKeys: ['cvv', 'number'] })];
  const error = await tokenizeWith(sent).catch((thrown: unknown) => thrown);
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
])('error: HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR, a malformed response: %j', async (response) => {
  await expect(tokenizeWith(response)).rejects.toMatchObject({
    code: 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR',
    type: 'NETWORK',
    message: 'Network error.',
  });
});

test('error: HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR when the frame does not respond', async () => {
  const { instance } = await setUpPage();
  jest.useFakeTimers();
  const failed = expect(instance.tokenize()).rejects.toMatchObject({
    code: 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR',
    details: { originalError: expect.any(Error) },
  });
  await jest.advanceTimersByTimeAsync(RESPONSE_TIMEOUT);
  await failed;
  expect(jest.getTimerCount()).toBe(0);
});

test('error: HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR when the frames are removed from the page', async () => {
  const { instance } = await setUpPage();
  const call = instance.tokenize();
  document.body.replaceChildren();
  await expect(call).rejects.toMatchObject({ code: 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR' });
  await expect(instance.tokenize()).rejects.toMatchObject({ code: 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR' });
});

test('error: HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR when a frame is reloaded', async () => {
  const { instance, frames } = await setUpPage();
  const call = instance.tokenize();
  document.body.append(document.getElementById('cvv') as Element);
  frames.report('cvv');
  await expect(call).rejects.toMatchObject({ code: 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR' });
});

test('error: HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR for options that JSON cannot hold', async () => {
  const { instance, frames } = await setUpPage();
  const circular: Record<string, unknown> = {};
  circular.metadata = circular;
  await expect(instance.tokenize(circular)).rejects.toMatchObject({ code: 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR' });
  expect(frames.readPosted('number', REQUEST)).toEqual([]);
});

test('error: METHOD_CALLED_AFTER_TEARDOWN for a pending call', async () => {
  const { instance } = await setUpPage();
  const call = instance.tokenize();
  await instance.teardown();
  await expect(call).rejects.toMatchObject({ code: 'METHOD_CALLED_AFTER_TEARDOWN', details: { interrupted: true } });
});

test('behavior: an aborted call rejects, and the next one works', async () => {
  const page = await setUpPage();
  const controller = new AbortController();
  const call = page.instance.tokenize({ vault: true, signal: controller.signal });
  expect(page.frames.readPosted('number', REQUEST)).toEqual([{ vault: true }]);
  controller.abort('enough');
  await expect(call).rejects.toBe('enough');
  await expect(tokenizeWith([null, payload], page)).resolves.toEqual(payload);
});

test('behavior: an abort sends the id of its request to the frames', async () => {
  const { instance, frames } = await setUpPage();
  const controller = new AbortController();
  const aborted = instance.tokenize({ signal: controller.signal });
  const other = instance.tokenize();
  const [first, second] = frames.posted.filter(({ to, event }) => to === 'number' && event === REQUEST);
  controller.abort();
  await expect(aborted).rejects.toBe(controller.signal.reason);
  expect(frames.readPosted('number', 'ABORT_REQUEST')).toEqual([first?.reply]);
  expect(first?.reply).not.toBe(second?.reply);
  frames.respond('number', REQUEST, [null, payload]);
  await expect(other).resolves.toEqual(payload);
});

test('behavior: a signal that aborts after the response sends nothing to the frames', async () => {
  const { instance, frames } = await setUpPage();
  const controller = new AbortController();
  const call = instance.tokenize({ signal: controller.signal });
  frames.respond('number', REQUEST, [null, payload]);
  await call;
  controller.abort();
  expect(frames.readPosted('number', 'ABORT_REQUEST')).toEqual([]);
});
