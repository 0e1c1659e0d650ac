import creditCardType from 'credit-card-type';
import * as fc from 'fast-check';
import { BRANDS, findBrands, normalizeBrand, readBrands } from './brands';

const names = (digits: string): string[] => findBrands(digits).map(({ type }) => type);
const WITH_VERVE = readBrands({ supportedCardBrands: { verve: true } });
const prefixes = WITH_VERVE.flatMap(({ ranges }) => ranges.flat());
const digits = (maxLength: number): fc.Arbitrary<string> => fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength });
const numbers = fc.oneof(
  digits(19),
  fc.tuple(fc.constantFrom(...prefixes), digits(13)).map(([prefix, rest]) => prefix + rest),
  fc.tuple(fc.constantFrom(...prefixes), fc.integer({ min: 1, max: 8 })).map(([prefix, length]) => prefix.slice(0, length)),
);

test.each([
  ['', BRANDS.map(({ type }) => type)],
  ['4', ['visa', 'maestro', 'elo']],
  ['41', ['visa']],
  ['401178', ['elo']],
  ['6', ['discover', 'unionpay', 'maestro', 'elo', 'hiper', 'hipercard']],
  ['5555', ['master-card']],
  ['2720', ['master-card']],
  ['2204', ['mir']],
  ['378', ['american-express']],
  ['36', ['diners-club']],
  ['3530', ['jcb']],
  ['60', ['discover', 'maestro', 'hipercard']],
  ['6011', ['discover']],
  ['6062', ['maestro', 'hipercard']],
  ['606282', ['hipercard']],
  ['63737423', ['hiper']],
  ['62018', ['unionpay']],
  ['9', []],
])('findBrands: %p', (number, types) => {
  expect(names(number)).toEqual(types);
});

test.each([
  ['without Verve', BRANDS],
  ['with Verve', WITH_VERVE],
])('findBrands: same results as the library that the provider uses, %s', (_, brands) => {
  const types = brands.map(({ type }) => (type === 'master-card' ? 'mastercard' : type));
  creditCardType.resetModifications();
  Object.values(creditCardType.types).forEach((type) => types.includes(type) || creditCardType.removeCard(type));
  fc.assert(
    fc.property(numbers, (number) => {
      const expected = creditCardType(number).map(({ type }) => (type === 'mastercard' ? 'master-card' : type));
      expect(findBrands(number, brands).map(({ type }) => type)).toEqual(expected);
    }),
    { numRuns: 5000 },
  );
});

test('findBrands: lengths, gaps and security codes as in the library', () => {
  for (const { type, niceType, lengths, gaps, code } of WITH_VERVE) {
    const info = creditCardType.getTypeInfo(type === 'master-card' ? 'mastercard' : type);
    expect({ niceType, lengths, gaps, code }).toEqual({ niceType: info.niceType, lengths: info.lengths, gaps: info.gaps, code: info.code });
  }
});

test.each(['Union-Pay', 'union-pay', 'UnionPay', 'Union Pay'])('normalizeBrand: %s', (name) => {
  expect(normalizeBrand(name)).toBe('unionpay');
});
