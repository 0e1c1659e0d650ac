import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseMark, chooseText, contrast } from './contrast';
import { createStyle } from './create-style';

test.each([
  ['#ffffff', '#000000', 21],
  ['#777777', '#ffffff', 4.48],
  ['#f00', '#fff', 4],
])('contrast of %s and %s is %d', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 1);
  expect(contrast(other, one)).toBeCloseTo(expected, 1);
});

test('chooses black or white, whichever has the higher contrast, and never less than 4.5', () => {
  expect([chooseText('#1f5fd0'), chooseText('#8ab4ff'), chooseText('#ffd400'), chooseText('#123')]).toEqual([
    '#ffffff',
    '#000000',
    '#000000',
    '#ffffff',
  ]);
  for (let red = 0; red < 256; red += 17)
    for (let green = 0; green < 256; green += 17)
      for (let blue = 0; blue < 256; blue += 17) {
        const ground = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
        expect(contrast(ground, chooseText(ground) ?? '')).toBeGreaterThanOrEqual(4.5);
      }
});

test('chooses for both colors of light-dark()', () => {
  expect(chooseText('light-dark(#1f5fd0, #8ab4ff)')).toBe('light-dark(#ffffff, #000000)');
});

test('leaves what is no color to the style sheet', () => {
  expect(chooseText('var(--brand)')).toBeUndefined();
  expect(createStyle({ accent: 'var(--brand)' })).toEqual({ '--tender-accent': 'var(--brand)' });
});

describe('where the accent cannot be told from the surface, marks have the color of text', () => {
  beforeEach(() => void Object.assign(globalThis, { CSS: { supports: () => true } }));
  afterEach(() => void Reflect.deleteProperty(globalThis, 'CSS')); // jsdom has none
  const SURFACES = 'light-dark(#fff, #16191e)';

  test.each([
    ['#ffd400', SURFACES, 'light-dark(var(--tender-text), #ffd400)'],
    ['#0b2a4a', SURFACES, 'light-dark(#0b2a4a, var(--tender-text))'],
    ['light-dark(#ffd400, #0b2a4a)', SURFACES, 'light-dark(var(--tender-text), var(--tender-text))'],
    ['#ffd400', '#222', undefined],
    ['#1f5fd0', SURFACES, undefined],
    ['var(--brand)', SURFACES, undefined],
  ])('%s on %s', (accent, surface, mark) => {
    expect(chooseMark(accent, surface)).toBe(mark);
  });

  test('without light-dark() they have the accent', () => {
    Object.assign(globalThis, { CSS: { supports: () => false } });
    expect(chooseMark('#ffd400', SURFACES)).toBeUndefined();
  });

  test('is a custom property of the checkout', () => {
    expect(createStyle({ accent: '#ffd400' })).toMatchObject({ '--tender-accent-mark': 'light-dark(var(--tender-text), #ffd400)' });
    expect(createStyle({ accent: '#ffd400', surface: '#111' })).not.toHaveProperty('--tender-accent-mark');
  });
});

test('variables are custom properties, and the text on the accent can be chosen by the shop', () => {
  expect(createStyle({ accent: '#ffd400', successGround: '#e0ffe0', radius: '0' })).toEqual({
    '--tender-accent-text': '#000000',
    '--tender-accent': '#ffd400',
    '--tender-success-ground': '#e0ffe0',
    '--tender-radius': '0',
  });
  expect(createStyle({ accent: '#ffd400', accentText: '#333' })).toMatchObject({ '--tender-accent-text': '#333' });
});

describe('the style sheets', () => {
  /** Reads the values of a custom property: on light pages, and on dark ones. */
  const sheets = ['styles.css', 'checkout.css'].map((file) => readFileSync(join(__dirname, '../../..', file), 'utf8')).join('\n');
  const read = (name: string): [light: string, dark: string] => {
    const [, light = '', dark = ''] = new RegExp(`--tender-${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(sheets) ?? [];
    return [light, dark];
  };

  test.each([
    ['text', 'surface', 4.5],
    ['muted', 'surface', 4.5],
    ['danger', 'surface', 4.5],
    ['accent', 'surface', 3],
    ['border', 'surface', 3],
    ['text', 'sunken', 4.5],
    ['muted', 'sunken', 4.5],
    ['text', 'failure', 4.5],
    ['text', 'calm', 4.5],
    ['success', 'success-ground', 4.5],
  ])('%s on %s has enough contrast in the light and the dark theme', (text, ground, minimum) => {
    const [texts, grounds] = [read(text), read(ground)];
    for (const scheme of [0, 1] as const) expect(contrast(texts[scheme], grounds[scheme])).toBeGreaterThanOrEqual(minimum);
  });

  test('has a text on the accent with enough contrast in the light and the dark theme', () => {
    for (const accent of read('accent')) expect(contrast(accent, chooseText(accent) ?? '')).toBeGreaterThanOrEqual(4.5);
  });
});
