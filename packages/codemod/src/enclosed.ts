import type { Range } from './integrity';

/**
 * Lists the parts of a text that begin with one mark and end with another, both included. It takes one pass: where no end follows, no later beginning
 * has one either.
 */
export function listEnclosed(text: string, begin: string, end: string): Range[] {
  const ranges: Range[] = [];
  let at = text.indexOf(begin);
  while (at >= 0) {
    const last = text.indexOf(end, at + begin.length);
    if (last < 0) break;
    ranges.push({ start: at, end: last + end.length });
    at = text.indexOf(begin, last + end.length);
  }
  return ranges;
}

/** Replaces parts of a text with spaces, so that every other character keeps its index and its line. @param parts in order, without overlaps */
export function blank(text: string, parts: readonly Range[]): string {
  let at = 0;
  const kept = parts.map(({ start, end }) => {
    const before = text.slice(at, start);
    at = end;
    return before + text.slice(start, end).replace(/[^\n]/g, ' ');
  });
  return kept.join('') + text.slice(at);
}
