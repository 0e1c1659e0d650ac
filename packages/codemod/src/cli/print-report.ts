import { createTwoFilesPatch } from 'diff';
import type { FileReport } from '../project/run-project';

/** Formats the report for reading: the changes (in a dry run with a diff), then what was left and why. */
export function describeReport(reports: readonly FileReport[], dryRun: boolean): string {
  const lines = reports.flatMap(({ file, before, after, changes, left, error }) => [
    ...(error === undefined ? [] : [`${file}  not read: ${error}`]),
    ...(dryRun && after !== before ? [createTwoFilesPatch(file, file, before, after)] : []),
    ...changes.map(({ line, from, to }) => `${file}:${line}  ${from} -> ${to}`),
    ...left.map(({ line, what, reason }) => `${file}:${line}  left: ${what}, ${reason}`),
  ]);
  return [...lines, summary(reports, dryRun)].join('\n');
}

function summary(reports: readonly FileReport[], dryRun: boolean): string {
  const changed = reports.filter(({ before, after }) => before !== after).length;
  const left = reports.reduce((sum, report) => sum + report.left.length, 0);
  const failed = reports.filter(({ error }) => error !== undefined).length;
  return `${changed} files ${dryRun ? 'would change' : 'changed'}, ${left} places left, ${failed} files not read`;
}

export function jsonReport(reports: readonly FileReport[], dryRun: boolean): string {
  const files = reports.map(({ file, before, after, changes, left, error }) => ({ file, changed: before !== after, changes, left, error }));
  return JSON.stringify({ dryRun, files }, undefined, 2);
}
