import * as fc from 'fast-check';
import { POSTCODE_REGEXES } from 'postcode-validator/lib/cjs/postcode-regexes';
import { setUpField } from '../fixtures/set-up-field';
import { verifyPostalCode } from './text';

/** The formats of the countries, without the one for all of them. Some accept an empty text as well. */
const FORMATS = [...POSTCODE_REGEXES].filter(([country]) => country !== 'INTL');

test.each(FORMATS)('every postal code of %s is valid', (_, format) => {
  const withoutLookahead = new RegExp(format.source.replace(/\(\?!.*?\)/, '')); // fast-check creates no texts with one
  const postalCodes = fc.stringMatching(withoutLookahead).filter((text) => Boolean(text) && format.test(text));
  fc.assert(
    fc.property(postalCodes, (postalCode) => expect([postalCode, verifyPostalCode(postalCode).isValid]).toEqual([postalCode, true])),
  );
});

test('there are formats of nearly all countries', () => {
  expect(FORMATS.length).toBeGreaterThan(170);
});

test.each([
  'M1 1AE',
  'B1 1AA',
  'W1A 0AX',
  '00-950',
  '44-100',
  'LV-1010',
  'L-1234',
  'SE-123 45',
  '01.310-100',
  'M1  1AE',
  '１００－０００１',
])('%j is valid, typed and filled in, formatted or not', (postalCode) => {
  for (const options of [{}, { formatInput: false }]) {
    const { form, type } = setUpField('postalCode', options);
    type(postalCode);
    expect(form.get('postalCode.isValid')).toBe(true);
  }
});
