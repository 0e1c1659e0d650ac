import valid from 'card-validator';
import * as fc from 'fast-check';
import { setUpField } from '../fixtures/set-up-field';
import { splitDate, verifyDate, type MonthAndYear } from './expiration';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 4, 15) });
});
afterEach(() => {
  jest.useRealTimers();
});

/** Month and year with two and four digits, or undefined where the date is not valid. */
function read(text: string): string | undefined {
  const date = splitDate(text);
  return verifyDate(date).isValid ? toText(date) : undefined;
}

function toText({ month, year }: MonthAndYear): string {
  return `${month.padStart(2, '0')}/${year.length === 2 ? `20${year}` : year}`;
}

function readByLibrary(text: string): string | undefined {
  const { isValid, month, year } = valid.expirationDate(text);
  return isValid && month && year ? toText({ month, year }) : undefined;
}

/** The reference SDK removes all separators, and gives a month that begins with 0 or 1 two digits. */
function readWithoutSeparators(text: string): string | undefined {
  const digits = text.replace(/[/\s-]/g, '');
  const length = /^[01]/.test(digits) ? 2 : 1;
  const date = { month: digits.slice(0, length), year: digits.slice(length) };
  return verifyDate(date).isValid ? toText(date) : undefined;
}

const MONTHS = ['1', '01', '2', '02', '9', '09', '10', '12', '0', '00', '13', '20'];
const YEARS = ['30', '2030', '26', '2026', '25', '45', '46', '2046', '3', '203'];
const SEPARATORS = ['/', ' / ', '/ ', ' /', ' ', '  ', '-', ' - ', '.', ''];
const WRITINGS = MONTHS.flatMap((month) =>
  YEARS.flatMap((year) => SEPARATORS.flatMap((separator) => [month + separator + year, year + separator + month])),
);

/** A month of one digit that begins with 1, right before the year: `130` begins with the month 13 while it is typed, and is shown as `13 / 0`. */
const isAmbiguous = (text: string): boolean => /^1(?:\d\d|\d{4})$/.test(text);

test('every date that the provider’s validator accepts is accepted, as the same month and year', () => {
  const accepted = WRITINGS.filter((text) => readByLibrary(text) && !isAmbiguous(text));
  expect(accepted.length).toBeGreaterThan(200);
  expect(accepted.map((text) => [text, read(text)])).toEqual(accepted.map((text) => [text, readByLibrary(text)]));
});

test('a date that the provider’s validator refuses is accepted only for its separator, or for its year at the beginning', () => {
  const others = WRITINGS.filter((text) => read(text) && !readByLibrary(text));
  for (const text of others) {
    const isYearFirst = text.startsWith('20');
    const [one = '', other = ''] = isYearFirst ? [text.slice(4), text.slice(0, 4)] : text.split(/[-./ ]+/);
    expect([text, read(text)]).toEqual([text, readByLibrary(`${one.replace(/\D/g, '')}/${other}`)]);
  }
});

test('every date that the reference SDK accepts is accepted, as the same month and year, unless a separator splits a part of it', () => {
  const text = fc.string({ unit: fc.constantFrom(...'0123456789/- '), maxLength: 9 });
  fc.assert(
    fc.property(fc.oneof(text, fc.constantFrom(...WRITINGS)), (writing) => {
      const [first = '', ...rest] = writing.split(/[-/\s]+/).filter(Boolean);
      fc.pre(readWithoutSeparators(writing) !== undefined);
      fc.pre(rest.length === 0 || first.length > 2 || (rest.length === 1 && /^(?:[01]\d|[2-9])$/.test(first)));
      expect(read(writing)).toBe(readWithoutSeparators(writing));
    }),
    { numRuns: 3000 },
  );
});

test.each([
  ['1/30', '01/2030'],
  ['1 / 30', '01/2030'],
  ['1/2030', '01/2030'],
  ['1 30', '01/2030'],
  ['1-30', '01/2030'],
  ['1.30', '01/2030'],
  ['12.2030', '12/2030'],
  ['2030-03', '03/2030'],
  ['2030/03', '03/2030'],
  ['2030/3', '03/2030'],
  ['2030 - 12', '12/2030'],
  ['203003', '03/2030'],
  ['122030', '12/2030'], // also the month 30 of the year 1220
  ['1220/30', '12/2030'],
  ['/12/30/', '12/2030'],
  ['1/2/30', undefined],
  ['12/1/30', undefined],
  ['1/20/30', undefined],
  ['2030-03-15', undefined],
  ['2030-13', undefined],
  ['20303', undefined],
  ['1/230', undefined],
  ['13/30', undefined],
  ['1/26', undefined],
  ['', undefined],
  ['/', undefined],
])('without formatting, %j is %s', (text, expected) => {
  const { form, type } = setUpField('expirationDate', { formatInput: false });
  type(text);
  const { expirationMonth = '', expirationYear = '' } = form.getCardData();
  const isValid = form.get('expirationDate.isValid');
  expect(isValid ? toText({ month: expirationMonth, year: expirationYear }) : undefined).toBe(expected);
});

test.each(['1', '1/', '1 / ', '1/2', '1/20', '1/203', '/', '0', '2/'])('without formatting, %j may become valid', (text) => {
  const { form, type } = setUpField('expirationDate', { formatInput: false });
  type(text);
  expect([form.get('expirationDate.isValid'), form.get('expirationDate.isPotentiallyValid')]).toEqual([false, true]);
});

// What is filled in or pasted at once.
test.each([
  ['1/30', '01 / 30'],
  ['1-30', '01 / 30'],
  ['1.30', '01 / 30'],
  ['1 30', '01 / 30'],
  ['1／30', '01 / 30'],
  ['1－30', '01 / 30'],
  ['1 - 2030', '01 / 2030'],
  ['11-30', '11 / 30'],
  ['5.30', '05 / 30'],
  ['05-2030', '05 / 2030'],
  ['2030-03', '03 / 2030'],
  ['2030/03', '03 / 2030'],
  ['2030.3', '03 / 2030'],
  ['2030-1', '01 / 2030'],
  ['2030-12', '12 / 2030'],
  ['203003', '03 / 2030'],
  ['２０３０－０３', '03 / 2030'],
  ['122030', '12 / 2030'],
])('with formatting, %j put in at once is shown as %j and valid', (text, shown) => {
  const { element, form, type } = setUpField('expirationDate');
  type(text);
  expect([element.value, form.get('expirationDate.isValid')]).toEqual([shown, true]);
  type('');
  element.dispatchEvent(Object.assign(new Event('paste', { cancelable: true }), { clipboardData: { getData: () => text } }));
  expect([element.value, form.get('expirationDate.isValid')]).toEqual([shown, true]);
  expect(setUpField('expirationDate', { prefill: text }).element.value).toBe(shown);
});

test('with formatting, a pasted date that begins with its year replaces the selected date', () => {
  const { element, type } = setUpField('expirationDate');
  type('12/2031');
  element.select();
  element.dispatchEvent(Object.assign(new Event('paste', { cancelable: true }), { clipboardData: { getData: () => '2030-03' } }));
  expect(element.value).toBe('03 / 2030');
});
