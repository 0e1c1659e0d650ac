import { setUpField } from '../fixtures/set-up-field';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 4, 15) });
});
afterEach(() => {
  jest.useRealTimers();
});

const paste = (input: HTMLInputElement, text: string): boolean =>
  input.dispatchEvent(Object.assign(new Event('paste', { cancelable: true }), { clipboardData: { getData: () => text } }));

const FULL_WIDTH = '４１１１　１１１１－１１１１ １１１１';
const MARKED = '\u202a4111\u20111111\u20111111\u20111111\u202c';

// Field, text, what is shown when formatted, what is shown otherwise, value of the model.
const TEXTS = [
  ['number', FULL_WIDTH, '4111 1111 1111 1111', '4111 1111-1111 1111', '4111111111111111'],
  ['number', MARKED, '4111 1111 1111 1111', '4111-1111-1111-1111', '4111111111111111'],
  ['number', '٤١١١١١١١١١١١١١١١', '4111 1111 1111 1111', '4111111111111111', '4111111111111111'],
  ['expirationDate', '１２／３０', '12 / 30', '12/30', '1230'],
  ['expirationDate', '\u200e12\u00a0/\u00a02030\u200e', '12 / 2030', '12 / 2030', '122030'],
  ['expirationDate', '१२/३०', '12 / 30', '12/30', '1230'],
  ['expirationMonth', '０５', '05', '05', '05'],
  ['expirationYear', '٢٠٣٠', '2030', '2030', '2030'],
  ['cvv', '１２３', '123', '123', '123'],
  ['cvv', '\u200e1234\u200e', '1234', '1234', '1234'],
  ['postalCode', '１００－０００１', '100-0001', '100-0001', '100-0001'],
  ['postalCode', 'Ｍ１　１ＡＥ', 'M1 1AE', 'M1 1AE', 'M1 1AE'],
  ['postalCode', '\u202d00\u2011950\u202c', '00-950', '00-950', '00-950'],
] as const;

describe.each(TEXTS)('%s: %j', (key, text, formatted, plain, digits) => {
  const VALUES = [
    [{}, formatted, key === 'postalCode' ? plain : digits],
    [{ formatInput: false }, plain, plain],
  ] as const;

  test.each(VALUES)('with %j, filled in it is %j and valid', (options, shown, value) => {
    const { element, form, type } = setUpField(key, options);
    type(text);
    expect([element.value, form.get(`${key}.value`), form.get(`${key}.isValid`)]).toEqual([shown, value, true]);
  });

  test.each(VALUES)('with %j, pasted it is %j and valid', (options, shown, value) => {
    const { element, form } = setUpField(key, options);
    const isInsertedByBrowser = paste(element, text);
    expect(isInsertedByBrowser).toBe(false); // the browser would cut it to `maxlength` with all its marks
    expect([element.value, form.get(`${key}.value`), form.get(`${key}.isValid`)]).toEqual([shown, value, true]);
  });

  test.each(VALUES)('with %j, as prefill it is %j and valid', (options, shown, value) => {
    const { element, form } = setUpField(key, { ...options, prefill: text });
    expect([element.value, form.get(`${key}.value`), form.get(`${key}.isValid`)]).toEqual([shown, value, true]);
  });

  test.each(VALUES)('with %j, filled in from another frame it is %j and valid', (options, shown, value) => {
    const { element, form } = setUpField(key, options);
    form.fill({ [key]: text });
    expect([element.value, form.get(`${key}.value`), form.get(`${key}.isValid`)]).toEqual([shown, value, true]);
  });
});

test('a month in full-width digits selects its option', () => {
  const { element, form } = setUpField('expirationMonth', { select: true });
  form.fill({ expirationMonth: '０７' });
  expect([element.value, form.get('expirationMonth.value')]).toEqual(['07', '07']);
});

test('without formatting, the caret stays behind the digit that was typed', () => {
  const { element, form } = setUpField('number', { formatInput: false });
  element.focus();
  element.value = '41\u200e１11';
  element.setSelectionRange(4, 4);
  element.dispatchEvent(new Event('input', { bubbles: true }));
  expect([element.value, element.selectionStart, form.get('number.value')]).toEqual(['41111', 3, '41111']);
});

test('without formatting, a pasted text of plain characters is left to the browser', () => {
  const { element } = setUpField('number', { formatInput: false });
  expect(paste(element, '4111-1111')).toBe(true);
  expect(element.value).toBe('');
});

test('without formatting, a pasted text with marks is not longer than the field allows', () => {
  const { element } = setUpField('expirationDate', { formatInput: false });
  paste(element, '\u200e12 / 20305');
  expect(element.value).toBe('12 / 2030');
});

test.each([{}, { formatInput: false }])('a name is shown and sent as it was typed, with %j', (options) => {
  const name = 'علی\u200cرضا １２';
  const { element, form, type } = setUpField('cardholderName', options);
  type(name);
  expect([element.value, form.get('cardholderName.value'), form.get('cardholderName.isValid')]).toEqual([name, name, true]);
});

test('a name that is a card number is not valid, whatever its digits and marks', () => {
  const { form, type } = setUpField('cardholderName');
  for (const name of [FULL_WIDTH, MARKED, '٤١١١١١١١١١١١١١١١', '\u200e']) {
    type(name);
    expect(form.get('cardholderName.isValid')).toBe(false);
  }
});
