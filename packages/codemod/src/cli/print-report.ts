import { createTwoFilesPatch } from 'diff';
import type { FileReport, ProjectReport } from '../project/transform-project';

/** Formats the report for reading: the changes (in a dry run with a diff), then every place that was left, and why. */
export function describeReport({ files, notes }: ProjectReport, dryRun: boolean): string {
  const sections = [
    files.flatMap(({ file, before, after }) => (dryRun && after !== before ? [createTwoFilesPatch(file, file, before, after)] : [])),
    files.flatMap(({ file, changes }) =>
      changes.map(({ line, from, to }) => `${file}:${line}  ${toLine(from)} -> ${toLine(to) || '(removed)'}`),
    ),
    notes,
    files.flatMap(({ file, error }) => (error === undefined ? [] : [`${file}  could not be read, and is unchanged: ${error}`])),
    files.flatMap(({ file, left }) => left.map(({ line, what, reason }) => `${file}:${line}  left: ${what}: ${reason}`)),
    [summarize(files, dryRun)],
  ];
  return sections.flatMap((lines) => (lines.length > 0 ? [lines.join('\n')] : [])).join('\n\n');
}

function toLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The last lines of the report. */
export function summarize(files: readonly FileReport[], dryRun: boolean): string {
  const { changed, left, failed } = countReport(files);
  const verb = dryRun ? 'would change' : 'changed';
  const sentences = [
    changed === 0 ? `No file ${dryRun ? 'would change' : 'changed'}.` : `${count(changed, 'file')} ${verb}.`,
    left === 0
      ? 'Nothing is left for you to change.'
      : `${count(left, 'place')} ${left === 1 ? 'is' : 'are'} left for you: see the list above.`,
    ...(failed > 0 ? [`${count(failed, 'file')} could not be read.`] : []),
  ];
  return sentences.join(' ');
}

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

export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

export function jsonReport({ files, notes, components }: ProjectReport, dryRun: boolean): string {
  const reported = files
    .filter(({ changes, left, error }) => changes.length + left.length > 0 || error !== undefined)
    .map((each) => ({
      file: each.file,
      movedTo: each.movedTo,
      changed: isChanged(each),
      changes: each.changes,
      left: each.left,
      error: each.error,
    }));
  return JSON.stringify({ dryRun, notes, components, files: reported }, undefined, 2);
}
