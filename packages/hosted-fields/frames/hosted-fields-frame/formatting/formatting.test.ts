import * as fc from 'fast-check';
import { BRANDS } from '../model/brands';
import { readWhole, addDateDigits, readEdit, addDigits } from './read-edit';
import { countSlots, format, createGroups, unformat } from './pattern';
import { readNumberLength, createPattern } from './create-pattern';

const NUMBER = createGroups(16, [4, 8, 12]);
const DATE = '99 / 9999';
const digits = (maxLength: number) => fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength });
const patterns = fc.constantFrom(NUMBER, createGroups(15, [4, 10]), createGroups(19, [4, 8, 12]), DATE, '09 / 9999', createGroups(4, []));

test.each([
  [NUMBER, '', ''],
  [NUMBER, '411', '411'],
  [NUMBER, '4111', '4111 '],
  [NUMBER, '41111', '4111 1'],
  [NUMBER, '4111111111111111', '4111 1111 1111 1111'],
  [NUMBER, '41111111111111112', '4111 1111 1111 1111'],
  [DATE, '0', '0'],
  [DATE, '01', '01 / '],
  [DATE, '012030', '01 / 2030'],
  ['09 / 9999', '5', '05 / '],
  ['09 / 9999', '', ''],
])('format: %p shows %p as %p', (pattern, typed, text) => {
  expect(format(pattern, typed)).toBe(text);
});

test('format: a round trip loses no digit that fits', () => {
  fc.assert(
    fc.property(patterns, digits(24), (pattern, typed) => {
      expect(unformat(pattern, format(pattern, typed))).toBe(typed.slice(0, countSlots(pattern)));
    }),
  );
});

test.each([
  ['number', '', 16, [4, 8, 12]],
  ['number', '9', 16, [4, 8, 12]],
  ['number', '41', 19, [4, 8, 12]],
  ['number', '37', 15, [4, 10]],
  ['number', '36', 19, [4, 10]],
  ['number', '55', 16, [4, 8, 12]],
] as const)('createPattern: %s beginning with %p', (key, typed, length, gaps) => {
  expect(createPattern(key, typed, { maxlength: 22 })).toBe(createGroups(length, gaps));
});

test('createPattern: a number is not longer than maxCardLength', () => {
  expect(createPattern('number', '41', { maxlength: 22, maxCardLength: 16 })).toBe(createGroups(16, [4, 8, 12]));
  expect(createPattern('number', '', { maxlength: 22, maxCardLength: 14 })).toBe(createGroups(14, [4, 8, 12]));
  expect(createPattern('number', '37', { maxlength: 22, maxCardLength: 30 })).toBe(createGroups(15, [4, 10]));
});

test.each([
  ['visa', 22],
  ['master-card', 19],
  ['american-express', 17],
  ['diners-club', 21],
  ['unionpay', 22],
  ['elo', 19],
])('readNumberLength: %s takes %p characters', (type, length) => {
  expect(readNumberLength(BRANDS.filter((brand) => brand.type === type))).toBe(length);
  expect(readNumberLength(BRANDS)).toBe(22);
  expect(readNumberLength([])).toBe(22);
});

// `|` is the caret.
const place = (marked: string) => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') });

test.each([
  ['typing', NUMBER, '411', '4111|', '4111', 4],
  ['typing past a separator', NUMBER, '4111', '4111 2|', '41112', 5],
  ['typing in the middle', NUMBER, '41113333', '4111 2|3333 ', '411123333', 5],
  ['typing the digit that is there', NUMBER, '1111', '1111|1 ', '11111', 4],
  ['typing a letter', NUMBER, '4111', '4111 x|', '4111', 4],
  ['typing before all', NUMBER, '4111', '5|4111 ', '54111', 1],
  ['deleting a digit', NUMBER, '41112', '4111 |', '4111', 4],
  ['deleting a separator deletes the digit before it', NUMBER, '4111', '4111|', '411', 3],
  ['deleting a separator between digits', NUMBER, '41112222', '4111|2222 ', '4112222', 3],
  ['deleting a selection', NUMBER, '411122223333', '41|33 ', '4133', 2],
  ['replacing a selection', NUMBER, '411122223333', '41999|33 ', '4199933', 5],
  ['deleting all', NUMBER, '4111', '|', '', 0],
  ['deleting from a leading zero on', '09 / 9999', '53', '05 / |', '5', 1],
  ['deleting a separator after a leading zero', '09 / 9999', '5', '05 /|', '', 0],
  ['a zero typed by hand', DATE, '05', '05 / 2|', '052', 3],
] as const)('edit: %s', (_, pattern, before, after, expected, caret) => {
  expect(readEdit({ pattern, text: format(pattern, before) }, { ...place(after), deletes: 'Backward' }, addDigits)).toEqual({
    digits: expected,
    caret,
  });
});

test('readEdit: deleting forward removes the digit after the separator', () => {
  const before = { pattern: NUMBER, text: format(NUMBER, '41112222') };
  expect(readEdit(before, { ...place('4111|2222 '), deletes: 'Forward' }, addDigits)).toEqual({ digits: '4111222', caret: 4 });
});

test('readEdit: a separator that is cut or overwritten removes no digit', () => {
  const before = { pattern: NUMBER, text: format(NUMBER, '41112222') };
  expect(readEdit(before, place('4111|2222 '), addDigits)).toEqual({ digits: '41112222', caret: 4 });
});

test('readEdit: any insertion into a formatted text inserts its digits, and nothing else changes', () => {
  const anything = fc.string({ unit: fc.constantFrom(...'0123456789 -/x'), maxLength: 6 });
  fc.assert(
    fc.property(patterns, digits(16), fc.nat(), fc.nat(), anything, (pattern, typed, one, other, inserted) => {
      fc.pre(!pattern.startsWith('0') || !inserted.includes('0')); // a zero typed over the zero shown changes nothing
      const text = format(pattern, typed);
      const [start = 0, end = 0] = [one % (text.length + 1), other % (text.length + 1)].sort((a, b) => a - b);
      const after = text.slice(0, start) + inserted + text.slice(end);
      const result = readEdit({ pattern, text }, { text: after, caret: start + inserted.length }, addDigits);
      expect(result.digits).toBe(unformat(pattern, text, 0, start) + inserted.replace(/\D/g, '') + unformat(pattern, text, end));
    }),
    { numRuns: 3000 },
  );
});

test.each([
  ['1/', '01'],
  ['1/30', '0130'],
  ['1 / 2030', '012030'],
  ['12/30', '1230'],
  ['5/30', '530'],
  ['05 / 2030', '052030'],
])('addDateDigits: %p', (text, expected) => {
  expect(readWhole(text, text.length, addDateDigits)).toEqual({ digits: expected, caret: expected.length });
});
