import MagicString from 'magic-string';
import type { TransformChange, ManualStep, TransformOptions } from './report';

/** A source with its pending edits and the report about them. */
export interface Document {
  readonly source: string;
  readonly options: TransformOptions;
  readonly edits: MagicString;
  readonly changes: TransformChange[];
  readonly left: ManualStep[];
  /** The line break that the source uses. */
  readonly eol: string;
  /** The line of an index in the source, counted from 1. */
  lineAt(index: number): number;
  /** Replaces a range and reports the change. */
  replace(start: number, end: number, text: string): void;
  /** Reports a place that a person has to check. */
  leave(index: number, what: string, reason: string): void;
}

export function openDocument(source: string, options: TransformOptions): Document {
  const edits = new MagicString(source);
  const changes: TransformChange[] = [];
  const left: ManualStep[] = [];
  const lineAt = (index: number): number => source.slice(0, index).split('\n').length;
  return {
    source,
    options,
    edits,
    changes,
    left,
    eol: source.includes('\r\n') ? '\r\n' : '\n',
    lineAt,
    replace(start, end, text) {
      const from = source.slice(start, end);
      if (from === text) return;
      edits.update(start, end, text);
      changes.push({ line: lineAt(start), from, to: text });
    },
    leave: (index, what, reason) => void left.push({ line: lineAt(index), what, reason }),
  };
}

export function closeDocument({ edits, changes, left }: Document): { code: string; changes: TransformChange[]; left: ManualStep[] } {
  const byLine = (a: { line: number }, b: { line: number }): number => a.line - b.line;
  return { code: edits.toString(), changes: changes.sort(byLine), left: left.sort(byLine) };
}
