import valid from 'card-validator';
import * as fc from 'fast-check';
import { BRANDS, normalizeBrand } from '../model/brands';
import { verifyCvv } from './cvv';
import { splitDate, verifyDate, verifyMonth, verifyYear } from './expiration';
import { verifyNumber } from './number';
import { verifyCardholderName, verifyPostalCode } from './text';
import type { Verification } from './verification';

/** `V` valid, `P` potentially valid: `VP`, `P` or nothing. */
const short = ({ isValid, isPotentiallyValid }: Verification): string => (isValid ? 'V' : '') + (isPotentiallyValid ? 'P' : '');

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 15) });
});
afterEach(() => {
  jest.useRealTimers();
});

test.each([
  ['', 'P'],
  ['4', 'P'],
  ['x', ''],
  ['4111x', ''],
  ['9', ''],
  ['4111 1111-1111 1111', 'VP'],
  ['4111111111111111', 'VP'],
  ['411111111111111', 'P'],
  ['4111111111111112', 'P'], // it may grow to 18 or 19 digits
  ['41111111111111111', 'P'],
  ['4111111111111111110', 'VP'],
  ['4111111111111111111', ''],
  ['41111111111111111110', ''],
  ['5555555555554444', 'VP'],
  ['5555555555554445', ''],
  ['55555555555544440', ''],
  ['378282246310005', 'VP'],
  ['378282246310006', ''],
  ['36259600000004', 'VP'],
  ['6011111111111117', 'VP'],
  ['3530111333300000', 'VP'],
  ['6212345678901232', 'VP'],
  ['6212345678901233', 'P'], // UnionPay numbers are checked too
  ['6304000000000000', 'VP'],
  ['2200000000000004', 'VP'],
])('number: %p is %p', (number, expected) => {
  expect(short(verifyNumber(number, {}))).toBe(expected);
});

test.each(BRANDS.map((brand) => [brand.type, brand] as const))('number: lengths of %s', (_, brand) => {
  const prefix = brand.ranges.flat().sort((a, b) => b.length - a.length)[0] as string;
  const longest = Math.max(...brand.lengths);
  for (let length = 8; length <= longest + 1; length += 1) {
    const numbers = [...'0123456789'].map((last) => prefix.padEnd(length - 1, '0') + last);
    const verdicts = numbers.map((number) => short(verifyNumber(number, {})));
    const wanted = brand.lengths.includes(length) ? 1 : 0;
    expect(verdicts.filter((verdict) => verdict.startsWith('V'))).toHaveLength(wanted);
    const mayGrow = length < longest;
    expect(verdicts.filter((verdict) => verdict.endsWith('P'))).toHaveLength(mayGrow ? 10 : wanted);
  }
});

test.each([
  ['4111111111111111', 16, 'VP'],
  ['4111111111111112', 16, ''],
  ['41111111111111111', 16, ''],
  ['4111', 3, ''],
  ['4111111111111111', 15, ''],
  ['411111111111111', 15, ''],
  ['37828224631000', 14, 'P'.slice(1)],
  ['4111111111111111', 30, 'VP'],
])('number: %p of at most %p digits is %p', (number, maxCardLength, expected) => {
  expect(short(verifyNumber(number, { maxCardLength }))).toBe(expected);
});

test('number: an unsupported brand is invalid as soon as it is certain', () => {
  const supported = new Set(['mastercard']);
  expect(short(verifyNumber('4', { supported }))).toBe('P');
  expect(short(verifyNumber('41', { supported }))).toBe('');
  expect(short(verifyNumber('4111111111111111', { supported }))).toBe('');
  expect(short(verifyNumber('5555555555554444', { supported }))).toBe('VP');
  expect(short(verifyNumber('', { supported }))).toBe('P');
});

const typed = fc.string({ unit: fc.constantFrom(...'01234567890123456789 -/x'), maxLength: 20 });

test('number: same results as the library, except that UnionPay numbers are checked', () => {
  const types = BRANDS.map(({ type }) => normalizeBrand(type));
  Object.values(valid.creditCardType.types).forEach(
    (type) => types.includes(normalizeBrand(type)) || valid.creditCardType.removeCard(type),
  );
  fc.assert(
    fc.property(typed, fc.option(fc.integer({ min: 1, max: 20 }), { nil: undefined }), (value, maxCardLength) => {
      const { isValid, isPotentiallyValid } = valid.number(value, { maxLength: maxCardLength, luhnValidateUnionPay: true });
      expect(verifyNumber(value, { maxCardLength })).toEqual({ isValid, isPotentiallyValid });
    }),
    { numRuns: 3000 },
  );
});

test.each([
  ['', [3, 4], 'P'],
  ['12', [3, 4], 'P'],
  ['123', [3, 4], 'VP'],
  ['1234', [3, 4], 'VP'],
  ['12345', [3, 4], ''],
  ['12x', [3, 4], ''],
  ['1234', [3], ''],
  ['123', [4], 'P'],
  ['1234', [4], 'VP'],
  ['1', [], 'P'],
  ['1234567', [], 'P'],
  ['x', [], ''],
  ['12', [2], 'VP'],
  ['123', [2], 'VP'],
  ['1234', [2], ''],
  ['1234', [3, 5], 'VP'],
])('cvv: %p of %p is %p', (cvv, sizes, expected) => {
  expect(short(verifyCvv(cvv, sizes))).toBe(expected);
});

test.each([
  ['', undefined, 'P'],
  ['12', undefined, 'P'],
  ['123', undefined, 'VP'],
  ['EC1A 1BB', undefined, 'VP'],
  [' 1', undefined, 'P'],
  ['a-b', undefined, 'P'],
  ['---', undefined, 'P'],
  ['ab', 2, 'VP'],
  ['1234', 5, 'P'],
  ['12 45', 5, 'P'],
  ['12345', 5, 'VP'],
  ['1', 2, 'P'],
  ['01', 2, 'VP'],
  ['0-', 2, 'P'],
  ['M1 1AE', undefined, 'VP'],
  ['00-950', undefined, 'VP'],
  ['M1', undefined, 'P'],
  ['M-1', undefined, 'P'],
  ['M - 1', 2, 'VP'],
  ['é1 1AE', undefined, 'P'],
  ['123', '', 'VP'],
  ['123', 0, 'VP'],
])('postalCode: %p of at least %p is %p', (postalCode, minlength, expected) => {
  expect(short(verifyPostalCode(postalCode, minlength))).toBe(expected);
});

test('postalCode: same results as the library has without the separators between letters and digits', () => {
  const text = fc.string({ unit: fc.constantFrom(...'0123abAZ -.é'), maxLength: 12 });
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 8 }), (value, minLength) => {
      const withoutSeparators = value.replace(/(?<=[a-z\d])[-. ]+(?=[a-z\d])/gi, '');
      expect(verifyPostalCode(value, minLength)).toEqual(valid.postalCode(withoutSeparators, { minLength }));
      if (valid.postalCode(value, { minLength }).isValid) expect(verifyPostalCode(value, minLength).isValid).toBe(true);
    }),
    { numRuns: 3000 },
  );
});

test.each([
  ['', 'P'],
  ['4111 1111-1', 'P'],
  ['Ada Lovelace', 'VP'],
  ['X Æ A-12', 'VP'],
  ['a'.repeat(255), 'VP'],
  ['a'.repeat(256), ''],
])('cardholderName: %p is %p', (name, expected) => {
  expect(short(verifyCardholderName(name))).toBe(expected);
  expect(short(valid.cardholderName(name))).toBe(expected);
});

test.each([
  ['', 'P'],
  ['  ', 'P'],
  ['0', 'P'],
  ['00', ''],
  ['1', 'VP'],
  ['01', 'VP'],
  ['12', 'VP'],
  ['13', ''],
  ['x', ''],
  ['1 ', ''],
])('expirationMonth: %p is %p', (month, expected) => {
  expect(short(verifyMonth(month))).toBe(expected);
});

test.each([
  ['', 'P'],
  [' ', 'P'],
  ['2', 'P'],
  ['x', ''],
  ['20', 'P'],
  ['26', 'VP'],
  ['25', ''],
  ['45', 'VP'],
  ['46', ''],
  ['202', 'P'],
  ['212', ''],
  ['2026', 'VP'],
  ['2045', 'VP'],
  ['2046', ''],
  ['2025', ''],
  ['20260', ''],
])('expirationYear: %p is %p', (year, expected) => {
  expect(short(verifyYear(year))).toBe(expected);
});

test('expirationMonth and expirationYear: same results as the library', () => {
  const text = fc.string({ unit: fc.constantFrom(...'0012234567892 x'), maxLength: 6 });
  fc.assert(
    fc.property(text, (value) => {
      const month = valid.expirationMonth(value);
      const year = valid.expirationYear(value);
      expect(verifyMonth(value)).toEqual({ isValid: month.isValid, isPotentiallyValid: month.isPotentiallyValid });
      expect(verifyYear(value)).toEqual({ isValid: year.isValid, isPotentiallyValid: year.isPotentiallyValid });
    }),
    { numRuns: 3000 },
  );
});

test.each([
  ['', { month: '', year: '' }],
  ['1', { month: '1', year: '' }],
  ['10', { month: '10', year: '' }],
  ['1030', { month: '10', year: '30' }],
  ['5', { month: '05', year: '' }],
  ['52030', { month: '05', year: '2030' }],
  ['05 / 2030', { month: '05', year: '2030' }],
  ['12-30', { month: '12', year: '30' }],
])('splitDate: %p', (date, expected) => {
  expect(splitDate(date)).toEqual(expected);
});

test.each([
  ['', 'P'],
  ['1', 'P'],
  ['1126', 'VP'],
  ['1026', ''],
  ['112026', 'VP'],
  ['102026', ''],
  ['0127', 'VP'],
  ['527', 'VP'],
  ['5', 'P'],
  ['1', 'P'],
  ['13', ''],
  ['01202', 'P'],
  ['0125', ''],
  ['0x', ''],
  ['1245', 'VP'],
  ['1246', ''],
])('expirationDate: %p is %p', (date, expected) => {
  expect(short(verifyDate(splitDate(date)))).toBe(expected);
});
