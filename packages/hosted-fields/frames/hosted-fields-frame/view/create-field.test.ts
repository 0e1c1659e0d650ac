import { FIELD_KEYS } from '../../../src/constants';
import { setUpField as setUp } from '../fixtures/set-up-field';
import { createField } from './create-field';

const readAttributes = (element: Element) => Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 4, 15) });
  jest.spyOn(document, 'hasFocus').mockReturnValue(false);
});
afterEach(() => {
  jest.useRealTimers();
});

test('default: the document of a security code', () => {
  const { element } = setUp('cvv');
  expect(readAttributes(element)).toEqual({
    'aria-describedby': 'field-description-cvv',
    autocapitalize: 'none',
    autocomplete: 'cc-csc',
    autocorrect: 'off',
    class: 'cvv',
    'data-braintree-name': 'cvv',
    id: 'cvv',
    inputmode: 'numeric',
    maxlength: '4',
    name: 'cvv',
    pattern: '\\d*',
    spellcheck: 'false',
    type: 'text',
  });
  const form = document.querySelector('form') as HTMLFormElement;
  expect(readAttributes(form)).toEqual({ novalidate: 'true', action: '#' });
  expect([...form.children].map(({ tagName, id }) => tagName + id)).toEqual([
    'LABEL',
    'INPUTcvv',
    'DIVfield-description-cvv',
    ...['cardholder-name', 'credit-card-number', 'expiration-month', 'expiration-year'].flatMap((name) => [
      'LABEL',
      `INPUT${name}-autofill-field`,
    ]),
  ]);
  expect(element.labels?.[0]?.textContent).toBe('CVV');
});

test.each([
  ['cardholderName', { id: 'cardholder-name', autocomplete: 'cc-name', maxlength: '255', type: 'text' }, 'Cardholder Name'],
  [
    'number',
    { id: 'credit-card-number', autocomplete: 'cc-number', maxlength: '22', pattern: '\\d*', inputmode: 'numeric' },
    'Credit Card Number',
  ],
  ['expirationDate', { id: 'expiration', autocomplete: 'cc-exp', maxlength: '9', pattern: '\\d*' }, 'Expiration Date'],
  ['expirationMonth', { id: 'expiration-month', autocomplete: 'cc-exp-month', maxlength: '2', pattern: '\\d*' }, 'Expiration Month'],
  ['expirationYear', { id: 'expiration-year', autocomplete: 'cc-exp-year', maxlength: '4', pattern: '\\d*' }, 'Expiration Year'],
  ['postalCode', { id: 'postal-code', autocomplete: 'billing postal-code', maxlength: '10', type: 'text' }, 'Postal Code'],
] as const)('default: %s', (key, attributes, label) => {
  const { element } = setUp(key);
  expect(readAttributes(element)).toMatchObject({ ...attributes, name: attributes.id });
  expect(element.hasAttribute('inputmode')).toBe('pattern' in attributes);
  expect(element.labels?.[0]?.textContent).toBe(label);
});

test.each(FIELD_KEYS)('options of %s: type, placeholder, internalLabel', (key) => {
  const { element } = setUp(key, { type: 'tel', placeholder: '<b>', internalLabel: 'Mine' });
  expect(readAttributes(element)).toMatchObject({ type: 'tel', placeholder: '<b>' });
  expect(element.hasAttribute('pattern') || element.hasAttribute('inputmode')).toBe(false);
  expect(element.labels?.[0]?.textContent).toBe('Mine');
});

describe('in Safari', () => {
  const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';
  const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
  const touch = (element: Element): unknown => element.dispatchEvent(new Event('touchstart'));

  test.each([
    ['number', '4111111111111111'],
    ['expirationDate', '12/2030'],
    ['cvv', '123'],
    ['expirationMonth', '12'],
  ] as const)('behavior: the pattern of %s allows its formatted text, and the keyboard has digits', (key, text) => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(MAC);
    const { element, type } = setUp(key);
    type(text);
    expect([element.validity.patternMismatch, element.inputMode || element.getAttribute('inputmode')]).toEqual([false, 'numeric']);
    element.value = 'x';
    expect(element.validity.patternMismatch).toBe(true);
  });

  test('default: touching a field on an iPhone selects its text', () => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE);
    const { element, type } = setUp('number');
    type('41111111');
    element.focus();
    element.setSelectionRange(2, 2);
    touch(element);
    expect([element.selectionStart, element.selectionEnd]).toEqual([0, 10]);
  });

  test('options: with preventCursorJumps, touching a field that has the focus leaves the caret where it is', () => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE);
    const { element, type } = setUp('number', {}, { preventCursorJumps: true });
    type('41111111');
    touch(element);
    expect([element.selectionStart, element.selectionEnd]).toEqual([0, 10]);
    element.focus();
    element.setSelectionRange(2, 2);
    touch(element);
    expect([element.selectionStart, element.selectionEnd]).toEqual([2, 2]);
  });
});

test('options: preventAutofill', () => {
  const { element } = setUp('number', {}, { preventAutofill: true });
  expect(readAttributes(element)).toMatchObject({ autocomplete: 'off', name: 'field', id: 'credit-card-number' });
  expect(document.querySelector('.autofill-field')).toBeNull();
});

test.each([
  ['cvv', { maxlength: 3 }, 3],
  ['cvv', { maxlength: 5 }, 4],
  ['cvv', { maxlength: 0 }, 4],
  ['postalCode', { maxlength: 6 }, 6],
  ['postalCode', { maxlength: 20 }, 20],
  ['cardholderName', { maxlength: 5 }, 255],
] as const)('options: maxlength of %s with %j', (key, options, expected) => {
  expect(setUp(key, options).element.maxLength).toBe(expected);
});

test('options: maxlength of the security code cuts autofilled text', () => {
  const { type, form, element } = setUp('cvv', { maxlength: 3 });
  type('1234');
  expect([element.value, form.get('cvv.value')]).toEqual(['123', '123']);
});

test.each([
  ['number', '4111 1111-1111 1111', '4111 1111 1111 1111', '4111111111111111'],
  ['number', '378282246310005', '3782 822463 10005', '378282246310005'],
  ['number', '6011111111111117999', '6011 1111 1111 1117999', '6011111111111117999'],
  ['number', '55555555555544449', '5555 5555 5555 4444', '5555555555554444'],
  ['expirationDate', '05/2030', '05 / 2030', '052030'],
  ['expirationDate', '530', '05 / 30', '530'],
  ['cvv', '12x', '12', '12'],
  ['postalCode', 'EC1A 1BB', 'EC1A 1BB', 'EC1A 1BB'],
  ['postalCode', '12345678901', '1234567890', '1234567890'],
  ['cardholderName', 'Ada <b>', 'Ada <b>', 'Ada <b>'],
] as const)('behavior: %s filled in as %p', (key, typed, shown, value) => {
  const { element, form, type } = setUp(key);
  type(typed);
  expect([element.value, form.get(`${key}.value`)]).toEqual([shown, value]);
});

// As in the reference SDK: a number that is inserted at once gets the pattern of an unknown brand.
test.each([
  ['4111-1111-1111-1111-9999', '4111 1111 1111 1111', true],
  ['41111111111111119999', '4111 1111 1111 1111', true],
  ['6304 0000 0000 0000 0000', '6304 0000 0000 0000', true],
  ['4111-1111-1111-1111-99', '4111 1111 1111 1111', true], // the first number, cut to a maxlength of 22
  ['4111-1111-1111-1111-00', '4111 1111 1111 111100', true],
  ['4000000000000000006', '4000 0000 0000 0000006', true],
  ['378282246310005-9999', '3782 822463 10005', true],
] as const)('behavior: a number longer than the longest of its brand, put in at once as %p, ends as %p', (text, shown, isValid) => {
  const { element, form, type } = setUp('number');
  type(text);
  expect([element.value, form.get('number.isValid')]).toEqual([shown, isValid]);
});

test('behavior: a number that is too long for its brand is cut in the same way when it is pasted and when it is filled in from another frame', () => {
  const text = '4111-1111-1111-1111-9999';
  const { element, form } = setUp('number');
  form.fill({ number: text });
  expect([element.value, form.get('number.isValid')]).toEqual(['4111 1111 1111 1111', true]);
  element.select();
  element.dispatchEvent(Object.assign(new Event('paste', { cancelable: true }), { clipboardData: { getData: () => text } }));
  expect([element.value, form.get('number.isValid')]).toEqual(['4111 1111 1111 1111', true]);
});

test('behavior: a pasted number that is not too long for its brand is not cut, valid or not', () => {
  const { element } = setUp('number');
  const clipboardData = { getData: () => '4111 1111 1111 1111 119' };
  element.dispatchEvent(Object.assign(new Event('paste', { cancelable: true }), { clipboardData }));
  expect(element.value).toBe('4111 1111 1111 1111119');
});

test('options: formatInput', () => {
  const { element, form, type } = setUp('number', { formatInput: false });
  type('4111-1111');
  expect([element.value, form.get('number.value')]).toEqual(['4111-1111', '4111-1111']);
});

test('options: a Verve number is grouped and complete as one where the merchant names the brand, else as one of Maestro', () => {
  const verve = { supportedCardBrands: { verve: true } };
  for (const [options, niceType] of [
    [verve, 'Verve'],
    [{}, 'Maestro'],
  ] as const) {
    const { element, form, type } = setUp('number', options);
    type('5060990580000217499');
    expect([element.value, element.maxLength, form.get('number.isValid')]).toEqual(['5060 9905 8000 0217499', 22, true]);
    expect(form.cards.map((card) => card.niceType)).toEqual([niceType]);
    type('506099058000028');
    expect(form.get('number')).toMatchObject({ isValid: niceType === 'Maestro', isPotentiallyValid: true });
  }
});

test('options: a date of type month', () => {
  const { element, form, type } = setUp('expirationDate', { type: 'month' });
  type('2030-05');
  expect([element.value, form.get('expirationDate.value'), form.get('expirationDate.isValid')]).toEqual(['2030-05', '052030', true]);
});

test('options: the keyboard of a date has a slash in browsers that cannot format input', () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('SamsungBrowser');
  const { element } = setUp('expirationDate', { type: 'tel' });
  expect([element.type, element.hasAttribute('inputmode')]).toEqual(['text', false]);
});

test('behavior: classes follow the validity', () => {
  const { element, type } = setUp('number');
  type('9');
  expect(element.className).toBe('number invalid');
  type('4111111111111111');
  expect(element.className).toBe('number valid');
  type('');
  expect(element.className).toBe('number');
});

test('behavior: the brand decides on the length of number and security code', () => {
  const { element, form, type } = setUp('number', {}, { fields: { cvv: {} } });
  type('378');
  expect(element.maxLength).toBe(17);
  type('5555');
  expect(element.maxLength).toBe(19);
  type('');
  expect(element.maxLength).toBe(22);
  const cvv = setUp('cvv', {}, { fields: { number: {} } });
  cvv.type('1234');
  cvv.form.setValue('number', '41');
  expect([cvv.element.maxLength, cvv.element.value, cvv.form.get('cvv.value')]).toEqual([3, '123', '123']);
  expect(cvv.form.get('cvv.isValid')).toBe(true);
  cvv.form.setValue('number', '9');
  expect(cvv.element.maxLength).toBe(4);
  expect(form.get('number.value')).toBe('');
});

test('options: maskInput', () => {
  const { element, form, type } = setUp('number', { maskInput: { character: '*', showLastFour: true } });
  window.dispatchEvent(new Event('focus'));
  type('4111');
  expect(element.value).toBe('4111 ');
  window.dispatchEvent(new Event('blur'));
  expect(element.value).toBe('**** ');
  window.dispatchEvent(new Event('focus'));
  expect(element.value).toBe('4111 ');
  type('4111111111111111');
  window.dispatchEvent(new Event('blur'));
  expect([element.value, form.get('number.value')]).toEqual(['**** **** **** 1111', '4111111111111111']);
});

test('options: maskInput of a security code whose maximum length shrinks', () => {
  const { element, form, type } = setUp('cvv', { maskInput: true }, { fields: { number: {} } });
  window.dispatchEvent(new Event('focus'));
  type('1234');
  window.dispatchEvent(new Event('blur'));
  form.setValue('number', '41');
  expect(element.value).toBe('•••');
  window.dispatchEvent(new Event('focus'));
  expect(element.value).toBe('123');
});

test('options: prefill is formatted, and masked from the start', () => {
  const { element, form, events } = setUp('number', { prefill: '378282246310005', maskInput: true });
  expect(element.value).toBe('•••• •••••• •••••');
  expect(form.get('number')).toMatchObject({ value: '378282246310005', isValid: true });
  expect(events).toEqual(['notEmpty', 'validityChange', 'cardTypeChange']);
  window.dispatchEvent(new Event('focus'));
  expect(element.value).toBe('3782 822463 10005');
});

test.each([
  ['expirationMonth', {}, 5, '05'],
  ['expirationMonth', { select: true }, '5', '05'],
  ['expirationYear', { select: true }, 2030, '2030'],
  ['expirationDate', {}, '05/30', '0530'],
  ['postalCode', {}, 12345, '12345'],
  ['cvv', {}, null, ''],
] as const)('options: prefill of %s with %j by %p', (key, options, prefill, value) => {
  expect(setUp(key, { ...options, prefill: prefill as string }).form.get(`${key}.value`)).toBe(value);
});

test('options: select', () => {
  const { element, form, type } = setUp('expirationMonth', { select: true });
  expect(readAttributes(element)).toMatchObject({
    class: 'expirationMonth valid',
    name: 'expiration-month',
    id: 'expiration-month',
    'data-braintree-name': 'expirationMonth',
  });
  expect(element.hasAttribute('autocomplete')).toBe(false);
  expect([...element.options].map(({ value }) => value)).toEqual(['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12']);
  expect(element.value).toBe('05');
  type('07');
  expect(form.get('expirationMonth.value')).toBe('07');
});

test('options: select with a placeholder', () => {
  const { element, form } = setUp('expirationYear', { select: true, placeholder: 'Year' });
  const [first, ...years] = [...element.options];
  expect([first?.value, first?.text, first?.disabled, first?.selected]).toEqual(['', 'Year', true, true]);
  expect([years.length, years[0]?.value, years.at(-1)?.value]).toEqual([20, '2026', '2045']);
  expect(form.get('expirationYear.isEmpty')).toBe(true);
});

test('options: names of months', () => {
  const options = ['Jan & co', 5, undefined, '<b>'] as string[];
  const { element, send } = setUp('expirationMonth', { select: { options }, placeholder: 'Month' });
  const names = () => [...element.options].slice(0, 5).map(({ text }) => text);
  expect(names()).toEqual(['Month', 'Jan & co', '2', '3', '<b>']);
  const reply = jest.fn();
  send('SET_MONTH_OPTIONS', ['Januar', 'Februar'], reply);
  expect(names()).toEqual(['Month', 'Januar', 'Februar', '3', '<b>']);
  send('SET_MONTH_OPTIONS', 'x' as unknown as string[], reply);
  expect(names()).toEqual(['Month', 'Januar', 'Februar', '3', '<b>']);
  expect(reply.mock.calls).toEqual([[], []]);
});

test('behavior: a field handles the events of the page', () => {
  const { element, form, send, type } = setUp('number');
  const field = 'number' as const;
  send('ADD_CLASS', { field, classname: ' one  two ' });
  send('ADD_CLASS', { field: 'cvv', classname: 'three' });
  expect(element.className).toBe('number one two');
  send('REMOVE_CLASS', { field, classname: 'one' });
  send('REMOVE_CLASS', { field, classname: '' });
  expect(element.className).toBe('number two');
  send('SET_ATTRIBUTE', { field, attribute: 'placeholder', value: 'Card' });
  send('SET_ATTRIBUTE', { field, attribute: 'onclick', value: 'Card' });
  expect([element.placeholder, element.hasAttribute('onclick')]).toEqual(['Card', false]);
  send('REMOVE_ATTRIBUTE', { field, attribute: 'placeholder' });
  expect(element.placeholder).toBe('');
  send('SET_MESSAGE', { field, message: '<b>wrong</b>' });
  expect(document.getElementById('field-description-number')?.textContent).toBe('<b>wrong</b>');
  type('4111');
  send('CLEAR_FIELD', { field });
  expect([element.value, form.get('number.isEmpty')]).toEqual(['', true]);
  send('TRIGGER_INPUT_FOCUS', { field });
  expect([document.activeElement, form.get('number.isFocused')]).toEqual([element, true]);
});

test.each(['ADD_CLASS', 'SET_ATTRIBUTE', 'CLEAR_FIELD', 'SET_MESSAGE', 'REMOVE_FOCUS_INTERCEPTS'] as const)(
  'behavior: ignores %s of the wrong shape',
  (event) => {
    const { element, form, send } = setUp('number', { prefill: '4111' });
    const before = document.body.outerHTML;
    for (const data of [undefined, null, 5, 'x', {}, { field: 'cvv' }]) send(event, data as never);
    expect(document.body.outerHTML).toBe(before);
    expect([element.value, form.get('number.value')]).toEqual(['4111 ', '4111']);
  },
);

describe('UPDATE_OPTIONS', () => {
  test('default: changes the label, and what was typed stays', () => {
    const { element, type, send } = setUp('number', { internalLabel: 'Card number' });
    type('4111');
    const update = (options: object): void => send('UPDATE_OPTIONS', { fields: { number: options, cvv: { internalLabel: 'Code' } } });
    update({ internalLabel: 'Kartennummer' });
    expect(element.labels?.[0]?.textContent).toBe('Kartennummer');
    update({ placeholder: '1234' });
    expect(element.labels?.[0]?.textContent).toBe('Kartennummer');
    update({ internalLabel: null });
    expect(element.labels?.[0]?.textContent).toBe('Credit Card Number');
    expect(element.value).toBe('4111 ');
  });

  test.each([undefined, null, 5, 'x', {}, { fields: 5 }, { fields: { number: 'x' } }])('behavior: ignores %j', (data) => {
    const { send } = setUp('number', { prefill: '4111' });
    const before = document.body.outerHTML;
    send('UPDATE_OPTIONS', data as never);
    expect(document.body.outerHTML).toBe(before);
  });
});

test('behavior: the placeholder of a select element is its first option', () => {
  const { element, send } = setUp('expirationMonth', { select: true, placeholder: 'Month' });
  send('SET_ATTRIBUTE', { field: 'expirationMonth', attribute: 'placeholder', value: 'Monat' });
  expect(element.options[0]?.text).toBe('Monat');
});

test('behavior: focus events are reported, Enter requests a submit, and a repeat of the held key is marked', () => {
  const { element, events } = setUp('number');
  element.focus();
  element.dispatchEvent(new KeyboardEvent('keypress', { key: '4', keyCode: 52 }));
  element.dispatchEvent(new KeyboardEvent('keypress', { key: 'Enter', ctrlKey: true, keyCode: 10 }));
  expect(events).toEqual(['focus']);
  element.dispatchEvent(new KeyboardEvent('keypress', { keyCode: 13 }));
  element.dispatchEvent(new KeyboardEvent('keydown', { keyCode: 13, repeat: true }));
  element.dispatchEvent(new KeyboardEvent('keypress', { keyCode: 13 }));
  element.blur();
  expect(events).toEqual(['focus', 'inputSubmitRequest', 'inputSubmitRequest repeated', 'blur']);
  expect(document.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }))).toBe(false);
});

test('behavior: the focus of the frame moves to its input', () => {
  const { element } = setUp('number');
  (document.getElementById('cvv-autofill-field') as HTMLInputElement).focus();
  expect(document.activeElement).toBe(element);
});

test('behavior: a card that was filled in in another frame', () => {
  const { element, form, events } = setUp('number', { placeholder: 'Card' });
  form.fill({ number: '4111111111111111', cvv: '123' });
  expect([element.value, element.placeholder, form.get('number.isValid')]).toEqual(['4111 1111 1111 1111', 'Card', true]);
  form.fill({ number: '5555555555554444' });
  expect(events.filter((event) => event === 'empty' || event === 'notEmpty')).toEqual(['notEmpty', 'empty', 'notEmpty']);
  const { element: date } = setUp('expirationDate');
  expect(date.value).toBe('');
});

test('behavior: a frame that is unloaded stops listening', () => {
  const { element, form } = setUp('number');
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  form.fill({ number: '4111' });
  expect(element.value).toBe('4111 ');
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: false }));
  form.fill({ number: '5555' });
  expect(element.value).toBe('4111 ');
});

test.each([
  ['number', {}, '378282246310005', '3782 822463 10005'],
  ['number', { maskInput: true }, '4111', '•••• '],
  ['number', { prefill: '5' }, '4111', '4111 '],
  ['expirationDate', {}, '530', '05 / 30'],
  ['expirationDate', { type: 'month' }, '2030-05', '2030-05'],
  ['expirationMonth', { select: true }, '07', '07'],
  ['expirationMonth', { select: true }, '', ''],
  ['cvv', {}, '', ''],
] as const)('behavior: %s with %j, shows the typed text after a reload', (key, options, typed, shown) => {
  const { form, frame, type, events } = setUp(key, options);
  type(typed);
  const value: unknown = form.get(`${key}.value`);
  const before = [...events];
  document.body.replaceChildren();
  createField(frame, form, true);
  expect(document.querySelector<HTMLInputElement>(`.${key}`)?.value).toBe(shown);
  expect(form.get(`${key}.value`)).toBe(value);
  expect(events).toEqual(before);
});

test('behavior: an unchanged select element keeps its value after a reload', () => {
  const { form, frame } = setUp('expirationMonth', { select: true });
  document.body.replaceChildren();
  createField(frame, form, true);
  expect(document.querySelector<HTMLSelectElement>('select')?.value).toBe('05');
});

test('behavior: focus intercepts lead out of the frame in browsers that need them', () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Firefox');
  const { send, sent } = setUp('number');
  const intercepts = () => [...document.querySelectorAll<HTMLInputElement>('.focus-intercept')];
  expect(intercepts().map(({ id }) => id)).toEqual(['bt-number-before-channel', 'bt-number-after-channel']);
  expect(document.querySelector('form')?.firstElementChild).toBe(intercepts()[0]);
  intercepts()[1]?.focus();
  expect(sent).toEqual([['TRIGGER_FOCUS_CHANGE', { field: 'number', direction: 'after' }]]);
  send('REMOVE_FOCUS_INTERCEPTS', { id: 'bt-number-before-channel' });
  send('REMOVE_FOCUS_INTERCEPTS', { id: 'bt-cvv-after-channel' });
  expect(intercepts()).toHaveLength(1);
  send('REMOVE_FOCUS_INTERCEPTS', undefined);
  expect(intercepts()).toHaveLength(0);
});
