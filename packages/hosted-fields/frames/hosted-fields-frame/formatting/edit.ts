import { unformat, type Pattern } from './pattern';

/** A formatted text as it was before a change. */
export interface Formatted {
  readonly pattern: Pattern;
  readonly text: string;
}

/** The same text after the browser changed it. */
export interface Change {
  readonly text: string;
  /** Behind what was inserted, or where something was deleted. */
  readonly caret: number;
  /** The key was for deleting what stood before or behind the caret. */
  readonly deletes?: 'backward' | 'forward' | undefined;
}

export interface Edited {
  readonly digits: string;
  /** How many of the digits stand before the caret. */
  readonly caret: number;
}

/**
 * Reads the digits out of a text that somebody edited. Digits that the pattern shows by itself are not counted, even though they look as if
 * typed; and deleting nothing but a separator deletes the digit beyond it, or nobody could get past separators, which come back at once.
 * @param clean what is left of inserted text, after the digits before it
 */
export function edit(before: Formatted, { text, caret, deletes }: Change, clean: (inserted: string, head: string) => string): Edited {
  const tail = text.slice(caret);
  if (!before.text.endsWith(tail)) return all(text, caret, clean);
  const end = before.text.length - tail.length;
  const start = commonStart(before.text.slice(0, end), text.slice(0, caret));
  const kept = (from: number, to?: number): string => unformat(before.pattern, before.text, from, to);
  let head = kept(0, start);
  let rest = kept(end);
  if (caret > start) head = clean(text.slice(start, caret), head);
  else if (end > start && !kept(start, end)) {
    if (deletes === 'forward') rest = rest.slice(1);
    if (deletes === 'backward') head = head.slice(0, -1);
  }
  return { digits: head + rest, caret: head.length };
}

/** A text that is none of ours, from the browser's autofill or a password manager. */
export function all(text: string, caret: number, clean: (inserted: string, head: string) => string): Edited {
  return { digits: clean(text, ''), caret: clean(text.slice(0, caret), '').length };
}

function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** Adds the digits of inserted text. */
export function onlyDigits(inserted: string, head: string): string {
  return head + inserted.replace(/\D/g, '');
}

/** The same for a date: a slash after a lone `1` makes January of it. */
export function dateDigits(inserted: string, head: string): string {
  return onlyDigits((head + inserted).replace(/^\s*1\s*\//, '01'), '');
}
