import * as fc from 'fast-check';
import RestrictedInput from 'restricted-input';
import { createTextControl } from './text-control';

const PATTERNS = {
  number: '{{9999}} {{9999}} {{9999}} {{9999}}',
  cvv: '{{9999}}',
  expirationDate: '{{99}} / {{9999}}',
} as const;

function setUp(key: keyof typeof PATTERNS) {
  const input = document.createElement('input');
  document.body.replaceChildren(input);
  const control = createTextControl({ key, input, limits: () => ({ maxlength: 4 }), mask: undefined, isFormatted: true, onChange() {} });
  return { input, control };
}

function fill(input: HTMLInputElement, text: string): void {
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

// Brands, and dates whose first digit shows a zero, have patterns of their own; these are those of an unknown brand and of 01 to 12. The library drops
// a separator after a single 1, which ends the month here.
const texts = fc.string({ unit: fc.constantFrom(...'0123456789 -x'), maxLength: 24 });

test.each(Object.entries(PATTERNS) as [keyof typeof PATTERNS, string][])(
  'default: %s is formatted as by the library that the provider uses',
  (key, pattern) => {
    const { input, control } = setUp(key);
    const reference = document.body.appendChild(document.createElement('input'));
    const restricted = new RestrictedInput({ element: reference, pattern });
    fc.assert(
      fc.property(texts, (text) => {
        fc.pre(key !== 'expirationDate' || !/^[ -]/.test(text));
        const filled = (key === 'number' ? '9' : key === 'expirationDate' ? '1' : '') + text;
        fill(input, filled);
        fill(reference, filled);
        expect([input.value, control.value()]).toEqual([reference.value, restricted.getUnformattedValue()]);
      }),
      { numRuns: 500 },
    );
  },
);

test('behavior: the shown text and the value of the model always agree', () => {
  const { input, control } = setUp('number');
  fc.assert(
    fc.property(texts, (text) => {
      fill(input, text);
      expect(input.value.replace(/\s/g, '')).toBe(control.value());
      expect(text.replace(/\D/g, '').startsWith(control.value())).toBe(true);
    }),
  );
});

test('behavior: pasted text replaces the selection and fires an input event', () => {
  const { input, control } = setUp('expirationDate');
  const onInput = jest.fn();
  input.addEventListener('input', onInput);
  fill(input, '52030');
  input.setSelectionRange(5, 9);
  const clipboardData = { getData: () => '2041' };
  const paste = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData });
  input.dispatchEvent(paste);
  expect([input.value, control.value(), paste.defaultPrevented]).toEqual(['05 / 2041', '52041', true]);
  expect(onInput).toHaveBeenCalledTimes(2);
});
