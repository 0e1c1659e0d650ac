import * as fc from 'fast-check';
import { normalizeCharacters } from './normalize-characters';

test.each(Intl.supportedValuesOf('numberingSystem').map((system) => [system]))(
  'digits of the numbering system %s become 0 to 9',
  (system) => {
    const { format } = new Intl.NumberFormat('en', { numberingSystem: system, useGrouping: false });
    const digits = Array.from({ length: 10 }, (_, digit) => format(digit));
    if (!digits.every((digit) => /^\p{Nd}$/u.test(digit))) return; // written with other characters than digits
    expect(digits.map(normalizeCharacters)).toEqual([...'0123456789']);
  },
);

test('every character that Unicode counts as a decimal digit becomes the digit of its value', () => {
  const digits = Array.from({ length: 0x110000 }, (_, code) => (code >> 11 === 0x1b ? '' : String.fromCodePoint(code))).filter((each) =>
    /^\p{Nd}$/u.test(each),
  );
  expect(digits.length).toBeGreaterThan(600);
  expect(digits.map(normalizeCharacters).join('')).toBe('0123456789'.repeat(digits.length / 10));
});

test.each([
  ['full-width', '４１１１－１１１１／２０３０　Ａ．', '4111-1111/2030 A.'],
  ['no-break hyphen, en dash, minus', '1\u20112\u20133\u22124', '1-2-3-4'],
  ['keys of a Japanese keyboard', '1ー2・3', '1-2/3'],
  ['fraction slash, division slash', '1\u20442\u22153', '1/2/3'],
  ['no-break spaces', '1\u00a02\u202f3\u20074', '1 2 3 4'],
  ['direction marks', '\u202a12\u200e / \u200f30\u202c\u2066\u2069\u061c', '12 / 30'],
  ['zero-width characters, soft hyphen, byte order mark', '\ufeff1\u200b2\u200c3\u200d4\u20605\u00ad6', '123456'],
])('%s', (_, text, expected) => {
  expect(normalizeCharacters(text)).toBe(expected);
});

test('printable ASCII characters stay', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => expect(normalizeCharacters(text)).toBe(text)));
});
