import MagicString from 'magic-string';
import { countUpTo } from './count-up-to';
import { findMentions, isMention } from './mentions';
import { keepsFile } from './missing-parts';
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
  /** The number of the line of the source at an index, counted from 1. */
  findLine(index: number): number;
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
  const findLine = createLineCounter(source, []);
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
    findLine,
    readLine: (index) => readLine(source, index),
    close(why) {
      const isKept = left.some(({ reason }) => keepsFile(reason));
      const kept = new Map((isKept ? replacements.splice(0) : []).map(({ start }) => [findLine(start), start]));
      for (const start of kept.values()) left.push({ index: start, what: readLine(source, start), reason: reasons.beside });
      replacements.sort((one, other) => one.start - other.start);
      const reported = new Set(left.map(({ index }) => findLine(index)));
      for (const { index, reason } of findMentions(source)) {
        const replacement = findReplacement(replacements, index);
        if (reported.has(findLine(index)) || (replacement && !isMention(replacement.text))) continue;
        reported.add(findLine(index));
        left.push({ index, what: readLine(source, index), reason: reason === reasons.dropIn ? reason : (why ?? reason) });
      }
      const newLines = createLineCounter(source, replacements);
      return {
        code: isKept ? source : edits.toString(),
        changes: replacements.map(({ start, end, text }) => ({ line: newLines(start), from: source.slice(start, end), to: text })),
        left: left
          .filter(({ index, reason }) => reason !== reasons.string || !findReplacement(replacements, index + 1))
          .map(({ index, what, reason }) => ({ line: findNewLine(index, what), what, reason }))
          .sort((one, other) => one.line - other.line),
        components: [...components].sort(),
      };

      /** A replacement may put lines before what it keeps. */
      function findNewLine(index: number, what: string): number {
        const text = findReplacement(replacements, index)?.text ?? '';
        return newLines(index) + countBreaks(text.slice(0, Math.max(0, text.indexOf(what))));
      }
    },
  };
}

/** The text before an index that may be shown with it, and the text from it on. */
const [BEFORE, AFTER] = [120, 200];

function readLine(source: string, index: number): string {
  const before = source.slice(Math.max(0, index - BEFORE), index);
  const lineStart = before.lastIndexOf('\n') + 1;
  const isWhole = lineStart > 0 || index <= BEFORE;
  const from = isWhole ? index - before.length + lineStart : index - BEFORE / 2; // of an overlong line, the part around the index
  return (source.slice(from, from + AFTER).split('\n', 1)[0] ?? '').trim();
}

/** Finds the replacement around an index. @param replacements in order */
function findReplacement(replacements: readonly Replacement[], index: number): Replacement | undefined {
  const replacement = replacements[countUpTo(replacements.length, (at) => (replacements[at]?.start ?? 0) <= index) - 1];
  return replacement && index < replacement.end ? replacement : undefined;
}

const countBreaks = (text: string): number => text.split('\n').length - 1;

/** Returns a function that finds the line of an index, counted from 1, in the text that the replacements lead to. @param replacements in order */
function createLineCounter(source: string, replacements: readonly Replacement[]): (index: number) => number {
  const breaks: number[] = [];
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) breaks.push(at);
  let sum = 0;
  const shifts = replacements.map(({ start, end, text }) => {
    sum += countBreaks(text) - countBreaks(source.slice(start, end));
    return { start, sum };
  });
  return (index) => {
    const line = 1 + countUpTo(breaks.length, (at) => (breaks[at] ?? 0) < index);
    return line + (shifts[countUpTo(shifts.length, (at) => (shifts[at]?.start ?? 0) < index) - 1]?.sum ?? 0);
  };
}
