/**
 * Format of a field's text: `9` stands for a typed digit. Any other character is shown as it is, as soon as the digit before it has been typed.
 */
export type Pattern = string;

const SLOT = '9';

/** Formats digits. Digits beyond the end of the pattern are dropped. Without digits the text is empty. */
export function format(pattern: Pattern, digits: string): string {
  let text = '';
  let next = 0;
  for (const mark of digits && pattern) {
    if (mark === SLOT && next === digits.length) break;
    text += mark === SLOT ? digits[next++] : mark;
  }
  return text;
}

/** Counts the digits that fit into a pattern. */
export function countSlots(pattern: Pattern): number {
  return pattern.split(SLOT).length - 1;
}

/** Reads the typed digits from a part of a formatted text. */
export function unformat(pattern: Pattern, text: string, start = 0, end = text.length): string {
  return [...text.slice(start, end)].filter((_, index) => pattern[start + index] === SLOT).join('');
}

/** Creates a pattern of digits with a space at each gap. */
export function createGroups(length: number, gaps: readonly number[]): Pattern {
  return Array.from({ length }, (_, index) => (gaps.includes(index) ? ` ${SLOT}` : SLOT)).join('');
}
