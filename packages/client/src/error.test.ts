import { isTenderError, TenderError, type TenderErrorOptions } from './index';
import { clientErrors } from './errors';
import { defineErrors, toTenderError } from './internal';

const options = { type: 'MERCHANT', code: 'CODE', message: 'Text.', details: { a: 1 } } as const;

test('default', () => {
  const error = new TenderError(options);
  expect(error).toBeInstanceOf(Error);
  expect(Object.entries(error)).toEqual([
    ['name', 'BraintreeError'],
    ['code', 'CODE'],
    ['message', 'Text.'],
    ['type', 'MERCHANT'],
    ['details', { a: 1 }],
  ]);
  expect(JSON.stringify(error)).toBe('{"name":"BraintreeError","code":"CODE","message":"Text.","type":"MERCHANT","details":{"a":1}}');
  expect(error.stack).toContain('Text.');
  expect(error.docs).toMatch(/^https:.*#code$/);
});

test('behavior: details exist even when there are none, and are the cause', () => {
  const error = new TenderError({ type: 'UNKNOWN', code: 'CODE', message: 'Text.' });
  expect(Object.keys(error)).toContain('details');
  const cause = new Error('cause');
  expect(new TenderError({ ...options, details: { originalError: cause } }).cause).toBe(cause);
});

test.each<[string, object]>([
  ['type', { type: 'merchant', code: '', message: '' }],
  ['type', { type: 'hasOwnProperty', code: 'CODE', message: 'Text.' }],
  ['code', { type: 'MERCHANT', code: '', message: '' }],
  ['message', { type: 'MERCHANT', code: 'CODE', message: '' }],
])('behavior: an error needs a %s', (missing, given) => {
  const make = (): unknown => new TenderError(given as TenderErrorOptions);
  expect(make).toThrow(missing);
  expect(make).not.toThrow(TenderError);
});

test('behavior: types', () => {
  expect(TenderError.types).toEqual({
    CUSTOMER: 'CUSTOMER',
    MERCHANT: 'MERCHANT',
    NETWORK: 'NETWORK',
    INTERNAL: 'INTERNAL',
    UNKNOWN: 'UNKNOWN',
  });
});

test('behavior: findRootError', () => {
  const root = new TenderError(options);
  const wrap = (originalError: unknown): TenderError => new TenderError({ ...options, details: { originalError } });
  expect(TenderError.findRootError(wrap(wrap(root)))).toBe(root);
  const plain = new Error('plain');
  expect(TenderError.findRootError(wrap(plain))).toBe(plain);
  expect(TenderError.findRootError(plain)).toBe(plain);
  expect(TenderError.findRootError(undefined)).toBeUndefined();
});

test('behavior: errors of another copy, and of the reference, are recognised', async () => {
  let other: typeof TenderError | undefined;
  await jest.isolateModulesAsync(async () => {
    other = (await import('./error')).TenderError;
  });
  expect(other).not.toBe(TenderError);
  expect(isTenderError(new (other as typeof TenderError)(options))).toBe(true);
  expect(isTenderError(Object.assign(new Error('x'), { name: 'BraintreeError', code: 'X' }))).toBe(true);
  for (const value of [new Error('x'), { ...new TenderError(options) }, null, 'x']) expect(isTenderError(value)).toBe(false);
});

test('behavior: placeholders, fixed details, conversion', () => {
  const errors = defineErrors({ TWO: ['CUSTOMER', '{a} and {b}.', 'fixed'] });
  expect(errors.TWO(undefined, 'x', '$&')).toMatchObject({ message: 'x and $&.', details: 'fixed', code: 'TWO' });
  expect(errors.TWO({ own: 1 })).toMatchObject({ details: { own: 1 } });
  const known = errors.TWO();
  expect(toTenderError(known, clientErrors.CLIENT_GATEWAY_NETWORK)).toBe(known);
  expect(toTenderError('x', clientErrors.CLIENT_GATEWAY_NETWORK)).toMatchObject({ details: { originalError: 'x' } });
});
