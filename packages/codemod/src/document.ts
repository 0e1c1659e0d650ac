import MagicString from 'magic-string';
import { findMentions, isMention } from './mentions';
import { reasons } from './reasons';
import type { ManualStep, TransformOptions, TransformResult } from './report';

/** A source with its pending edits and the report about them. */
export interface Document {
  readonly source: string;
  readonly options: TransformOptions;
  readonly edits: MagicString;
  /** The line break that the source uses. */
  readonly eol: string;
  /** Namespaces of the components that the source uses. */
  readonly components: Set<string>;
  /** Replaces a range and reports the change. */
  replace(start: number, end: number, text: string): void;
  /** Reports a place that a person has to check. */
  leave(index: number, what: string, reason: string): void;
  /** The line of the source around an index, without indentation, shortened. */
  readLine(index: number): string;
  /** Applies the edits, and reports every mention of the reference that neither an edit nor a report covers. @param why the reason to give for them */
  close(why?: string): TransformResult;
}

interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export function openDocument(source: string, options: TransformOptions): Document {
  const edits = new MagicString(source);
  const replacements: Replacement[] = [];
  const left: (Omit<ManualStep, 'line'> & { index: number })[] = [];
  const components = new Set<string>();
  return {
    source,
    options,
    edits,
    components,
    eol: source.includes('\r\n') ? '\r\n' : '\n',
    replace(start, end, text) {
      if (source.slice(start, end) === text) return;
      edits.update(start, end, text);
      replacements.push({ start, end, text });
    },
    leave: (index, what, reason) => void left.push({ index, what, reason }),
    readLine: (index) => readLine(source, index),
    close(why) {
      replacements.sort((one, other) => one.start - other.start);
      const oldLines = createLineCounter(source, []);
      const reported = new Set(left.map(({ index }) => oldLines(index)));
      for (const { index, reason } of findMentions(source)) {
        const replacement = replacements.find(({ start, end }) => start <= index && index < end);
        if (reported.has(oldLines(index)) || (replacement && !isMention(replacement.text))) continue;
        reported.add(oldLines(index));
        left.push({ index, what: readLine(source, index), reason: reason === reasons.dropIn ? reason : (why ?? reason) });
      }
      const newLines = createLineCounter(source, replacements);
      return {
        code: edits.toString(),
        changes: replacements.map(({ start, end, text }) => ({ line: newLines(start), from: source.slice(start, end), to: text })),
        left: left.map(({ index, what, reason }) => ({ line: newLines(index), what, reason })).sort((one, other) => one.line - other.line),
        components: [...components].sort(),
      };
    },
  };
}

function readLine(source: string, index: number): string {
  const start = source.lastIndexOf('\n', index - 1) + 1;
  const end = source.indexOf('\n', index);
  const from = index - start < 120 ? start : index - 60; // of an overlong line, the part around the index
  return source.slice(from, Math.min(end < 0 ? source.length : end, from + 200)).trim();
}

const countBreaks = (text: string): number => text.split('\n').length - 1;

/** Returns a function that finds the line of an index, counted from 1, in the text that the replacements lead to. */
function createLineCounter(source: string, replacements: readonly Replacement[]): (index: number) => number {
  const breaks: number[] = [];
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) breaks.push(at);
  const shifts = replacements.map(({ start, end, text }) => ({ start, by: countBreaks(text) - countBreaks(source.slice(start, end)) }));
  return (index) => {
    let [low, high] = [0, breaks.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((breaks[middle] ?? 0) < index) low = middle + 1;
      else high = middle;
    }
    return low + 1 + shifts.reduce((sum, { start, by }) => (start < index ? sum + by : sum), 0);
  };
}
