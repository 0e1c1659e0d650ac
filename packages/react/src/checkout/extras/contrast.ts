/** Red, green and blue, from 0 to 255. */
type Color = readonly [red: number, green: number, blue: number];

/** Returns the relative luminance of a color, from 0 to 1 (WCAG 2.2). */
function luminance(color: Color): number {
  const [red, green, blue] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two CSS colors, from 1 to 21 (WCAG 2.2). Undefined where the browser knows one of them not. */
export function contrast(first: string, second: string): number | undefined {
  const [one, other] = [parseColor(first), parseColor(second)];
  if (!one || !other) return undefined;
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * Returns black or white, whichever has the higher contrast on a color. For `light-dark(…, …)`, a pair as well. Undefined for what is no color, such as
 * a custom property: the style sheet then chooses.
 */
export function chooseText(ground: string): string | undefined {
  const pair = /^light-dark\((.*)\)$/s.exec(ground.trim())?.[1];
  if (pair !== undefined) {
    const [light, dark] = splitArguments(pair).map((part) => chooseText(part));
    return light && dark && `light-dark(${light}, ${dark})`;
  }
  const [white, black] = [contrast(ground, '#ffffff'), contrast(ground, '#000000')];
  return white && black ? (white >= black ? '#ffffff' : '#000000') : undefined;
}

/** The least contrast of a control with what is around it (WCAG 2.2, 1.4.11). */
const CONTROL_CONTRAST = 3;

/**
 * Returns the color of marks and of the focus where the accent has too little contrast with the surface of the light or the dark scheme: there it is that
 * of text. Undefined if the accent can be used in both, or if one of the two is no color.
 */
export function chooseMark(accent: string, surface: string): string | undefined {
  const [accents, surfaces] = [splitSchemes(accent), splitSchemes(surface)];
  const marks = accents.map((color, scheme) => {
    const value = contrast(color, surfaces[scheme] ?? '');
    return value !== undefined && value < CONTROL_CONTRAST ? 'var(--tender-text)' : color;
  });
  const isChanged = marks.some((mark, scheme) => mark !== accents[scheme]);
  return isChanged && hasLightDark() ? `light-dark(${marks.join(', ')})` : undefined;
}

/** Whether the browser has `light-dark()`. jsdom has no `CSS`. */
const hasLightDark = (): boolean => typeof CSS !== 'undefined' && CSS.supports('color', 'light-dark(red, red)');

/** Returns a color for light pages and one for dark ones. */
function splitSchemes(color: string): readonly string[] {
  const pair = /^light-dark\((.*)\)$/s.exec(color.trim())?.[1];
  return pair === undefined ? [color, color] : splitArguments(pair);
}

/** Splits at the commas that are not in parentheses. */
function splitArguments(text: string): string[] {
  const parts: string[] = [];
  let [depth, part] = [0, ''];
  for (const character of text) {
    depth += { '(': 1, ')': -1 }[character] ?? 0;
    if (character === ',' && depth === 0) {
      parts.push(part);
      part = '';
    } else part += character;
  }
  return [...parts, part];
}

function parseColor(text: string): Color | undefined {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1];
  if (!hex) return paint(text.trim());
  const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit) : [hex.slice(0, 2), hex.slice(2, 4), hex.slice(4)];
  return digits.map((pair) => parseInt(pair, 16)) as unknown as Color;
}

/** Has the browser convert a color of any notation, such as `oklch(…)` or `rebeccapurple`. */
function paint(color: string): Color | undefined {
  if (/var\(|currentcolor/i.test(color) || !CSS.supports('color', color)) return undefined;
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) return undefined;
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}
