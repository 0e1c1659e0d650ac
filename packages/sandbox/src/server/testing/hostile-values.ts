import fc from 'fast-check';

/** Values that a parser, a database or a calculation may fail on. */
const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  'a\uDFFFb',
  '\u202E\uFEFF',
  '💳',
  '../../customers/ada',
  "'; drop table customers; --",
  '%',
  '_',
  '\\',
  '<a>&amp;</a>',
  '__proto__',
  'constructor',
  '0',
  '-1',
  '-0.00',
  '1e400',
  '1e2',
  'NaN',
  '10.00',
  '99999999999999999999999999.99',
  '4111111111111111',
  '12/2030',
  '99/9999',
  '2026-13-45T99:99:99Z',
  '+275760-09-13T00:00:00.001Z',
  'http://[',
  'javascript:alert(1)',
  'data:,',
  'USD',
  'fake-valid-nonce',
  'true',
  'null',
  'x'.repeat(300),
  'x'.repeat(5000),
  '-1'.repeat(20_000),
];

const NUMBERS = [0, -0, -1, 0.1, 2 ** 31, -(2 ** 31), 2 ** 53, 1e21, 1e300, 5e-324];

/** A name that several schemas use, or one that objects have from their prototype. */
const NAMES = [
  'id',
  'type',
  'amount',
  'options',
  'token',
  'number',
  'details',
  '__proto__',
  'constructor',
  'toString',
  'length',
  'a\u0000b',
  '',
  '0',
  '$type',
  '@type',
];

/** Depths at which a recursive function may overflow the stack. */
const nest = (depth: number): unknown => {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { options: value };
  return value;
};

export const hostileText = fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...TEXTS) }, fc.string({ unit: 'binary', maxLength: 40 }));

const scalar = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  { weight: 2, arbitrary: fc.constantFrom(...NUMBERS) },
  fc.constantFrom<unknown>(null, true, false),
);

/** A JSON value that no endpoint expects. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 12, arbitrary: scalar },
  { weight: 3, arbitrary: fc.array(scalar, { maxLength: 4 }) },
  { weight: 3, arbitrary: fc.dictionary(fc.constantFrom(...NAMES), scalar, { maxKeys: 4 }) },
  { weight: 1, arbitrary: fc.array(fc.dictionary(fc.constantFrom(...NAMES), scalar, { maxKeys: 3 }), { maxLength: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom(20, 200, 1000).map(nest) },
);

export const hostileName = fc.constantFrom(...NAMES);
