import * as fc from 'fast-check';
import { STYLE_PROPERTIES } from '../../../src/style-properties';
import { addMerchantStyle } from './add-merchant-style';

/** The rules in the style sheet of the browser. */
function rulesOf(styles: unknown): string[] {
  const element = document.head.appendChild(document.createElement('style'));
  const sheet = element.sheet as CSSStyleSheet;
  addMerchantStyle(sheet, styles);
  element.remove();
  return [...sheet.cssRules].map(({ cssText }) => cssText.replace(/\s+/g, ' ').replaceAll('} }', '}}'));
}

test('default: rules in the order of their keys', () => {
  expect(
    rulesOf({ input: { color: 'red', 'font-size': '16px' }, '.number': { 'letter-spacing': 2 }, ':focus': { color: 'blue' } }),
  ).toEqual(['input {color: red; font-size: 16px;}', '.number {letter-spacing: 2;}', ':focus {color: blue;}']);
});

test('behavior: media queries contain rules', () => {
  expect(
    rulesOf({ '@media screen and (max-width: 700px)': { input: { color: 'red', position: 'fixed' }, 'a{b': { color: 'red' } } }),
  ).toEqual(['@media screen and (max-width: 700px) {input {color: red;}}']);
});

test.each(['', '  ', '@supports (a: b)', '@IMPORT x', 'a{', 'a}', '<b', 'a{color:red} b'])(
  'behavior: the selector %p is dropped',
  (selector) => {
    expect(rulesOf({ [selector]: { color: 'red' } })).toEqual([]);
  },
);

test.each([
  '@font-face',
  '@page',
  '@page :first',
  '@keyframes pulse',
  '@layer base',
  '@container (min-width: 1px)',
  '@property --x',
  '/**/@font-face',
  '@font-face/*@media */',
  '@layer/*@media */ base',
])('behavior: the at-rule %p is dropped: only media queries are taken', (rule) => {
  const rules = { 'font-family': 'Arial', margin: '0', input: { color: 'red' } };
  expect(rulesOf({ [rule]: rules, '@media print': { [rule]: rules } })).toEqual([expect.stringMatching(/^@media print ?\{ ?\}$/)]);
});

test('behavior: an at sign in a selector does not make it an at-rule', () => {
  expect(rulesOf({ 'input[name="a@b"]': { color: 'red' } })).toEqual(['input[name="a@b"] {color: red;}']);
});

test.each(['position', 'background', 'content', 'z-index', 'Color', 'fontSize', '--x', 'width', '__proto__'])(
  'behavior: %p is not allowed',
  (property) => {
    expect(rulesOf({ input: { [property]: '1', color: 'red' } })).toEqual(['input {color: red;}']);
  },
);

test.each(['red;', 'a<b', 'a>b', 'a\\b', '@import x', 'EXPRESSION(1)', 'URL(x)', 'javascript:x'])(
  'behavior: the value %p is dropped',
  (value) => {
    expect(rulesOf({ input: { color: 'red', font: value } })).toEqual(['input {color: red;}']);
  },
);

test('behavior: a value may be important', () => {
  expect(rulesOf({ input: { color: 'red !important' } })).toEqual(['input {color: red !important;}']);
});

test.each([undefined, null, 'text', 1, { input: 'class-name' }, { input: null }])('behavior: %p adds no rule', (styles) => {
  expect(rulesOf(styles)).toEqual([]);
});

test('behavior: only allowed properties are set, for any styles', () => {
  const text = fc.string({
    unit: fc.constantFrom(...'ab:;{}<>@()! \\/*"\'', 'url', 'import', '@media ', 'color', 'position:fixed'),
    maxLength: 8,
  });
  const styles = fc.dictionary(text, fc.dictionary(fc.oneof(fc.constantFrom(...STYLE_PROPERTIES), text), text));
  fc.assert(
    fc.property(styles, (rules) => {
      const element = document.head.appendChild(document.createElement('style'));
      addMerchantStyle(element.sheet as CSSStyleSheet, rules);
      const declared = [...(element.sheet as CSSStyleSheet).cssRules].flatMap((rule) =>
        'style' in rule ? Array.from(rule.style as CSSStyleDeclaration) : [],
      );
      element.remove();
      expect(declared.filter((property) => !STYLE_PROPERTIES.includes(property))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
