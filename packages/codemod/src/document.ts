import MagicString from 'magic-string';
import type { Change, Left, TransformOptions } from './report';

/** A source being changed: its edits, and the report on them. */
export interface Document {
  readonly source: string;
  readonly options: TransformOptions;
  readonly edits: MagicString;
  readonly changes: Change[];
  readonly left: Left[];
  /** The line break that the source uses. */
  readonly eol: string;
  lineOf(index: number): number;
  replace(start: number, end: number, text: string): void;
  leave(index: number, what: string, reason: string): void;
}

export function openDocument(source: string, options: TransformOptions): Document {
  const edits = new MagicString(source);
  const changes: Change[] = [];
  const left: Left[] = [];
  const lineOf = (index: number): number => source.slice(0, index).split('\n').length;
  return {
    source,
    options,
    edits,
    changes,
    left,
    eol: source.includes('\r\n') ? '\r\n' : '\n',
    lineOf,
    replace(start, end, text) {
      const from = source.slice(start, end);
      if (from === text) return;
      edits.update(start, end, text);
      changes.push({ line: lineOf(start), from, to: text });
    },
    leave: (index, what, reason) => void left.push({ line: lineOf(index), what, reason }),
  };
}

export function closeDocument({ edits, changes, left }: Document): { code: string; changes: Change[]; left: Left[] } {
  const byLine = (a: { line: number }, b: { line: number }): number => a.line - b.line;
  return { code: edits.toString(), changes: changes.sort(byLine), left: left.sort(byLine) };
}
