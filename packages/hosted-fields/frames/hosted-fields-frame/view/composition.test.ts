import { setUpField } from '../fixtures/set-up-field';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 4, 15) });
});
afterEach(() => {
  jest.useRealTimers();
});

/** Composes a text at the selection as an input method does. Returns a function that replaces the composed text, and one that ends the composition. */
function startComposition(input: HTMLInputElement) {
  input.focus();
  const start = input.selectionStart ?? 0;
  let end = input.selectionEnd ?? start;
  input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  const replace = (text: string, inputType = 'insertCompositionText'): void => {
    input.setRangeText(text, start, end, 'end');
    end = start + text.length;
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType, data: text, isComposing: true }));
  };
  const finish = (): void => {
    const data = input.value.slice(start, end);
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data }));
    // Firefox sends another event.
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertCompositionText', data }));
  };
  return { replace, finish };
}

function compose(input: HTMLInputElement, ...stages: string[]): void {
  const { replace, finish } = startComposition(input);
  stages.forEach((stage) => replace(stage));
  finish();
}

/** The text as it grows digit by digit. */
const growing = (text: string): string[] => Array.from(text, (_, index) => text.slice(0, index + 1));

test.each([
  ['number', {}, '42424', '4242 4', '42424'],
  ['number', {}, '378282246310005', '3782 822463 10005', '378282246310005'],
  ['number', {}, '４２４２４', '4242 4', '42424'],
  ['number', { formatInput: false }, '４２４２４', '42424', '42424'],
  ['expirationDate', {}, '1230', '12 / 30', '1230'],
  ['expirationDate', {}, '5/30', '05 / 30', '530'],
  ['expirationDate', {}, '１２／３０', '12 / 30', '1230'],
  ['cvv', {}, '123', '123', '123'],
  ['cvv', {}, '12345', '1234', '1234'],
  ['postalCode', {}, '１００ー０００１', '100-0001', '100-0001'],
  ['postalCode', {}, '12345678901', '1234567890', '1234567890'],
  ['cardholderName', {}, 'やまだ', 'やまだ', 'やまだ'],
] as const)('%s with %j: a composed text stays as it is until the end, while the model follows: %s', (key, options, text, shown, value) => {
  const { element, form } = setUpField(key, options);
  const { replace, finish } = startComposition(element);
  for (const stage of growing(text)) {
    replace(stage);
    expect(element.value).toBe(stage);
  }
  expect(form.get(`${key}.value`)).toBe(value);
  finish();
  expect([element.value, form.get(`${key}.value`), element.selectionStart]).toEqual([shown, value, shown.length]);
});

test('each key composed on its own is formatted like typed keys, as Android keyboards do', () => {
  for (const [key, typed, shown] of [
    ['number', '4242424242424242', '4242 4242 4242 4242'],
    ['expirationDate', '1230', '12 / 30'],
    ['expirationDate', '5/30', '05 / 30'],
    ['postalCode', 'M1 1AE', 'M1 1AE'],
    ['cardholderName', 'Ada Lovelace', 'Ada Lovelace'],
  ] as const) {
    const { element, form } = setUpField(key);
    for (const character of typed) compose(element, character);
    expect(element.value).toBe(shown);
    expect(form.get(`${key}.isValid`)).toBe(true);
  }
});

test('a date that begins with its year is not put in order while its keys are composed one by one', () => {
  const { element } = setUpField('expirationDate');
  for (const character of '203003') compose(element, character);
  expect(element.value).toBe('02 / 0300');
});

test('text composed in the middle is formatted with what follows, and the caret stays behind it', () => {
  const { element, form, type } = setUpField('number');
  type('411122');
  element.setSelectionRange(2, 2);
  compose(element, '3', '33');
  expect([element.value, element.selectionStart, form.get('number.value')]).toEqual(['4133 1122 ', 5, '41331122']);
});

test('only the last stage of a conversion counts', () => {
  const { element, form } = setUpField('cvv');
  compose(element, 'い', '一', '１', '1');
  expect([element.value, form.get('cvv.value')]).toEqual(['1', '1']);
});

test('a composition that is canceled leaves the text as it was before', () => {
  const { element, form, type } = setUpField('number');
  type('41111');
  compose(element, '2', '22', '');
  expect([element.value, form.get('number.value')]).toEqual(['4111 1', '41111']);
});

test('a separator that is deleted during a composition takes the digit before it with it', () => {
  const { element, form, type } = setUpField('number');
  type('4111');
  element.setSelectionRange(0, 5);
  const { replace, finish } = startComposition(element);
  replace('4111', 'deleteContentBackward');
  finish();
  expect([element.value, form.get('number.value')]).toEqual(['411', '411']);
});

test('a change of brand or validity does not touch the text that is being composed', () => {
  const { element, form } = setUpField('number', { maskInput: true });
  window.dispatchEvent(new Event('focus'));
  const { replace, finish } = startComposition(element);
  replace('37828224631000');
  expect([element.value, element.maxLength]).toEqual(['37828224631000', 17]);
  replace('378282246310005');
  expect([element.value, form.get('number.isValid')]).toEqual(['378282246310005', true]);
  finish();
  expect(element.value).toBe('3782 822463 10005');
});

test('clearing the field ends the composition', () => {
  const { element, form, send } = setUpField('number');
  const { replace, finish } = startComposition(element);
  replace('42424');
  send('CLEAR_FIELD', { field: 'number' });
  finish();
  expect([element.value, form.get('number.value')]).toEqual(['', '']);
});

test('what a password manager fills in during a composition is formatted at once', () => {
  const { element, form, type } = setUpField('number');
  startComposition(element).replace('42');
  type('378282246310005');
  expect([element.value, form.get('number.value')]).toEqual(['3782 822463 10005', '378282246310005']);
});

test('the text is masked when the window loses the focus during a composition', () => {
  const { element, form } = setUpField('number', { maskInput: true });
  window.dispatchEvent(new Event('focus'));
  const { replace, finish } = startComposition(element);
  replace('42424');
  window.dispatchEvent(new Event('blur'));
  expect(element.value).toBe('•••• •');
  finish();
  expect([element.value, form.get('number.value')]).toEqual(['•••• •', '42424']);
});

test('an event without a change does not change a masked text', () => {
  jest.spyOn(document, 'hasFocus').mockReturnValue(false);
  const { element, form } = setUpField('number', { maskInput: true, prefill: '42424' });
  element.dispatchEvent(new Event('input', { bubbles: true }));
  expect([element.value, form.get('number.value')]).toEqual(['•••• •', '42424']);
});
