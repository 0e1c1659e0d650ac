import { createTwoFilesPatch } from 'diff';
import type { ToolProblem } from '../project/tool-problem';
import type { ProjectReport } from '../project/transform-project';
import type { FileReport } from '../report';
import type { Verification } from '../verify-types';
import { toLine, toPrintable, toPrintableName } from './printable';

/**
 * Formats the report for a terminal: in a dry run the differences, then each change, notes, files that could not be read, each place that is left to the
 * reader and why, and a summary.
 */
export function describeReport({ files, notes }: ProjectReport, dryRun: boolean): string {
  const named = files.map((each) => ({ ...each, file: toPrintableName(each.file), newFile: toPrintableName(findNewName(each, dryRun)) }));
  const sections = [
    named.flatMap((each) => (dryRun && each.after !== each.before ? [describeDifference(each)] : [])),
    named.flatMap(({ file, changes }) =>
      changes.map(({ line, from, to }) => `${file}:${line}  ${toLine(from)} -> ${toLine(to) || '(removed)'}`),
    ),
    notes,
    named.flatMap(({ file, error }) => (error === undefined ? [] : [`${file}  could not be read, and is unchanged: ${error}`])),
    named.flatMap(({ newFile, left }) => left.map(({ line, what, reason }) => `${newFile}:${line}  left: ${toLine(what)}: ${reason}`)),
    [summarize(files, dryRun)],
  ];
  return toPrintable(sections.flatMap((lines) => (lines.length > 0 ? [lines.join('\n')] : [])).join('\n\n'));
}

/** Formats what the tools of the shop need before it moves. */
export function describeTools(tools: readonly ToolProblem[]): string {
  const lines = tools.map(({ file, line, what, remedy }) => `${toPrintableName(file)}:${line}  ${toLine(what)}: ${remedy}`);
  return toPrintable(['Tender does not work with these tools and settings, so look at them before you move:', ...lines].join('\n'));
}

/** The name under which a file can be opened after the run: a mock may have moved. */
export function findNewName({ file, movedTo }: FileReport, dryRun: boolean): string {
  return dryRun ? file : (movedTo ?? file);
}

/** The time to find differences grows with the square of their number, and nobody reads thousands. */
const MOST_DIFFERENCES = 2000;

function describeDifference({ file, before, after }: FileReport): string {
  const patch = createTwoFilesPatch(file, file, before, after, undefined, undefined, { maxEditLength: MOST_DIFFERENCES });
  return patch ?? `${file}  has too many differences to show; the list below has each of them\n`;
}

/** Sums up the report in a line. */
export function summarize(files: readonly FileReport[], dryRun: boolean): string {
  const { changed, left, failed } = countReport(files);
  const verb = dryRun ? 'would change' : 'changed';
  const sentences = [
    changed === 0 ? `No file ${dryRun ? 'would change' : 'changed'}.` : `${formatCount(changed, 'file')} ${verb}.`,
    left === 0
      ? 'Nothing is left for you to change.'
      : `${formatCount(left, 'place')} ${left === 1 ? 'is' : 'are'} left for you: see the list above.`,
    ...(failed > 0 ? [`${formatCount(failed, 'file')} could not be read.`] : []),
  ];
  return sentences.join(' ');
}

/** Counts files that changed, places that are left to the reader, and files that could not be read. */
export function countReport(files: readonly FileReport[]): { changed: number; left: number; failed: number } {
  return {
    changed: files.filter(isChanged).length,
    left: files.reduce((sum, { left }) => sum + left.length, 0),
    failed: files.filter(({ error }) => error !== undefined).length,
  };
}

function isChanged({ before, after, movedTo }: FileReport): boolean {
  return before !== after || movedTo !== undefined;
}

/** Formats a number of things: `1 file`, `2 files`. */
export function formatCount(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** Formats the report as JSON, for tools. */
export function jsonReport({ files, notes, components, tools }: ProjectReport, dryRun: boolean, typeCheck?: Verification): string {
  const reported = files
    .filter((each) => isChanged(each) || each.changes.length + each.left.length > 0 || each.error !== undefined)
    .map((each) => ({
      file: each.file,
      movedTo: each.movedTo,
      changed: isChanged(each),
      changes: each.changes,
      left: each.left,
      error: each.error,
    }));
  return toPrintable(JSON.stringify({ dryRun, tools, notes, components, typeCheck, files: reported }, undefined, 2)); // these escapes are also those of JSON
}
