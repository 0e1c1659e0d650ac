/**
 * What a field's text looks like: `9` stands for a digit that is typed, anything else is shown as it is, and as soon as the digit before it
 * is there.
 */
export type Pattern = string;

const SLOT = '9';

/** The digits in their pattern; those past its end are left out. Nothing typed shows nothing. */
export function format(pattern: Pattern, digits: string): string {
  let text = '';
  let next = 0;
  for (const mark of digits && pattern) {
    if (mark === SLOT && next === digits.length) break;
    text += mark === SLOT ? digits[next++] : mark;
  }
  return text;
}

/** How many digits a pattern holds. */
export function capacity(pattern: Pattern): number {
  return pattern.split(SLOT).length - 1;
}

/** The digits that were typed, of a part of a formatted text. */
export function unformat(pattern: Pattern, text: string, start = 0, end = text.length): string {
  return [...text.slice(start, end)].filter((_, index) => pattern[start + index] === SLOT).join('');
}

/** Groups of digits with a space at each gap. */
export function groups(length: number, gaps: readonly number[]): Pattern {
  return Array.from({ length }, (_, index) => (gaps.includes(index) ? ` ${SLOT}` : SLOT)).join('');
}
