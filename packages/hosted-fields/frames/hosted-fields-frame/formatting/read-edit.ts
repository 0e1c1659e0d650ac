import { putMonthFirst } from '../validation/expiration';
import { unformat, type Pattern } from './pattern';

/** A formatted text before a change. */
export interface Formatted {
  readonly pattern: Pattern;
  readonly text: string;
}

/** The same text after the browser changed it. */
export interface Change {
  readonly text: string;
  /** Position after the inserted text, or where text was deleted. */
  readonly caret: number;
  /** `Backward` or `Forward` where the customer deleted the text before or after the caret. */
  readonly deletes?: string | undefined;
}

export interface Edited {
  readonly digits: string;
  /** Number of digits before the caret. */
  readonly caret: number;
}

/**
 * Reads the digits from an edited text. Digits that belong to the pattern, such as the leading zero of a month, are not counted. When only a separator
 * was deleted, the digit next to it is deleted as well: the separator reappears at once, so the customer could never delete past it.
 * @param clean adds the valid characters of the inserted text to the digits before it
 */
export function readEdit(before: Formatted, { text, caret, deletes }: Change, clean: (inserted: string, head: string) => string): Edited {
  const tail = text.slice(caret);
  if (!before.text.endsWith(tail)) return readWhole(text, caret, clean);
  const end = before.text.length - tail.length;
  const start = countCommonStart(before.text.slice(0, end), text.slice(0, caret));
  const kept = (from: number, to?: number): string => unformat(before.pattern, before.text, from, to);
  let head = kept(0, start);
  let rest = kept(end);
  if (caret > start) head = clean(text.slice(start, caret), head);
  else if (end > start && !kept(start, end)) {
    if (deletes === 'Forward') rest = rest.slice(1);
    if (deletes === 'Backward') head = head.slice(0, -1);
  }
  return { digits: head + rest, caret: head.length };
}

/** Reads the digits from a text that replaced the formatted text, by autofill or a password manager. */
export function readWhole(text: string, caret: number, clean: (inserted: string, head: string) => string): Edited {
  return { digits: clean(text, ''), caret: clean(text.slice(0, caret), '').length };
}

function countCommonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** Adds the digits of an inserted text. */
export function addDigits(inserted: string, head: string): string {
  return head + inserted.replace(/\D/g, '');
}

/**
 * Adds the digits of an inserted date. A separator after a single `1` completes it to January. A date that begins with its year is put in order only
 * when it is inserted at once: the first digit that is typed belongs to the month.
 */
export function addDateDigits(inserted: string, head: string): string {
  const date = head ? head + inserted : putMonthFirst(inserted);
  return addDigits(date.replace(/^\s*1[-/.\s]+/, '01'), '');
}
