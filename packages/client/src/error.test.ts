import { isTenderError, TenderError, type TenderErrorOptions } from './index';
import { clientErrors, sharedErrors } from './errors';
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

test('behavior: an error always has details, and details.originalError is its cause', () => {
  const error = new TenderError({ type: 'UNKNOWN', code: 'CODE', message: 'Text.' });
  expect(Object.keys(error)).toContain('details');
  const cause = new Error('cause');
  expect(new TenderError({ ...options, details: { originalError: cause } }).cause).toBe(cause);
});

test.each<[string, object]>([
  ['type', { type: 'merchant', code: '', message: '' }],
  ['type', { code: 'CODE', message: 'Text.' }],
  ['type', { type: 'hasOwnProperty', code: 'CODE', message: 'Text.' }],
  ['code', { type: 'MERCHANT', code: '', message: '' }],
  ['message', { type: 'MERCHANT', code: 'CODE', message: '' }],
])('behavior: the constructor throws without a valid %s', (missing, input) => {
  const make = (): unknown => new TenderError(input as TenderErrorOptions);
  expect(make).toThrow(missing);
  expect(make).not.toThrow(TenderError);
});

test('behavior: TenderError.types lists the five types', () => {
  expect(TenderError.types).toEqual({
    CUSTOMER: 'CUSTOMER',
    MERCHANT: 'MERCHANT',
    NETWORK: 'NETWORK',
    INTERNAL: 'INTERNAL',
    UNKNOWN: 'UNKNOWN',
  });
});

test('behavior: findRootError returns the deepest of our errors, or the value itself', () => {
  const root = new TenderError(options);
  const wrap = (originalError: unknown): TenderError => new TenderError({ ...options, details: { originalError } });
  expect(TenderError.findRootError(wrap(wrap(root)))).toBe(root);
  const plain = new Error('plain');
  expect(TenderError.findRootError(wrap(plain))).toBe(plain);
  expect(TenderError.findRootError(plain)).toBe(plain);
  expect(TenderError.findRootError(undefined)).toBeUndefined();
});

test("behavior: isTenderError accepts errors of another copy of the package and of the provider's SDK", async () => {
  let other: typeof TenderError | undefined;
  await jest.isolateModulesAsync(async () => {
    other = (await import('./error')).TenderError;
  });
  expect(other).not.toBe(TenderError);
  expect(isTenderError(new (other as typeof TenderError)(options))).toBe(true);
  expect(isTenderError(Object.assign(new Error('x'), { name: 'BraintreeError', code: 'X' }))).toBe(true);
  for (const value of [new Error('x'), { ...new TenderError(options) }, null, 'x']) expect(isTenderError(value)).toBe(false);
});

test('behavior: a catalogue fills in placeholders and details, and toTenderError converts foreign errors only', () => {
  const errors = defineErrors({ TWO: ['CUSTOMER', '{a} and {b}.', 'fixed'], NONE: ['CUSTOMER', 'None.', 'fixed'] });
  expect(errors.TWO({ b: '$&', a: '{b}' })).toMatchObject({ message: '{b} and $&.', details: 'fixed', code: 'TWO' });
  expect(errors.TWO({ a: 1, b: undefined }, { own: 1 })).toMatchObject({ message: '1 and undefined.', details: { own: 1 } });
  expect([errors.NONE().details, errors.NONE({ own: 1 }).details]).toEqual(['fixed', { own: 1 }]);
  const known = errors.NONE();
  expect(toTenderError(known, clientErrors.CLIENT_GATEWAY_NETWORK)).toBe(known);
  expect(toTenderError('x', clientErrors.CLIENT_GATEWAY_NETWORK)).toMatchObject({ details: { originalError: 'x' } });
});

test("error: INVALID_USE_OF_INTERNAL_FUNCTION, which only the provider's own SDK raises, is in the catalogue", () => {
  expect(sharedErrors.INVALID_USE_OF_INTERNAL_FUNCTION()).toMatchObject({ code: 'INVALID_USE_OF_INTERNAL_FUNCTION', type: 'INTERNAL' });
});
