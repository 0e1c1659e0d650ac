import { setAttribute } from './set-attribute';

test.each([
  ['placeholder', 'Card', 'Card'],
  ['placeholder', 5, '5'],
  ['placeholder', true, null],
  ['placeholder', null, null],
  ['placeholder', undefined, null],
  ['aria-invalid', true, 'true'],
  ['aria-invalid', false, 'false'],
  ['aria-invalid', 'false', 'false'],
  ['aria-invalid', 'maybe', null],
  ['aria-required', true, 'true'],
  ['disabled', true, 'true'],
  ['disabled', false, null],
  ['disabled', 'false', null],
  ['disabled', 'yes', null],
  ['value', 'x', null],
  ['onfocus', 'x', null],
  ['toString', 'x', null],
  [5, 'x', null],
])('setAttribute: %p to %p', (attribute, value, expected) => {
  const input = document.createElement('input');
  setAttribute(input, attribute, value);
  expect(input.getAttribute(String(attribute))).toBe(expected);
});

test('setAttribute: no value removes what is there', () => {
  const input = document.createElement('input');
  setAttribute(input, 'disabled', true);
  setAttribute(input, 'disabled', false);
  setAttribute(input, 'placeholder', 'Card');
  setAttribute(input, 'placeholder', null);
  expect(input.attributes).toHaveLength(0);
});
