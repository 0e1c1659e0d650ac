import { existsSync, realpathSync } from 'node:fs';
import { toPrintableName } from './cli/printable';
import { findMissing } from './project/find-missing';
import type { ShopFolders } from './project/shop-folders';
import { writeProject, type ProjectReport } from './project/transform-project';
import type { FileReport } from './report';
import { checkTypes, findNewProblems, type TypeCheck } from './project/type-check';
import { findRemedies } from './type-remedies';

/** What two type checks say about the changes between them. */
export interface Verification {
  /** Errors that only the second check reports. */
  readonly problems: readonly string[];
  /** What to do about errors that shops often see. */
  readonly remedies: readonly string[];
  /** What was not checked, and why. */
  readonly gaps: readonly string[];
  /** Whether the second check has checked any of the changed files. */
  readonly isChecked: boolean;
}

/** Writes the changes between two type checks. @throws before anything is written when the new packages are not installed */
export function verifyTypes(report: ProjectReport, folders: ShopFolders, shops: readonly string[]): Verification {
  const written = report.files.flatMap(({ changes }) => changes.map(({ to }) => to)).join('\n');
  const needed = [...new Set(written.match(/@tender\/[a-z-]+/g))];
  const missing = needed.filter((name) => shops.every((folder) => findMissing([name], folder).length > 0));
  if (missing.length > 0) {
    throw new Error(`--verify needs the new packages, and nothing was changed yet. Install them first: npm install ${missing.join(' ')}`);
  }
  const before = checkTypes(shops);
  writeProject(report, folders);
  const after = checkTypes(shops);
  const changed = report.files.filter(isCode).map(({ file, movedTo }) => movedTo ?? file);
  const unread = changed.filter((file) => existsSync(file) && !after.files.has(realpathSync(file)));
  const problems = findNewProblems(before, after).filter((line) => !after.stops.includes(line));
  return {
    problems,
    remedies: findRemedies(problems),
    gaps: [...explainStops(before, after), ...explainUnread(unread, changed.length)],
    isChecked: after.stops.length === 0 && (changed.length === 0 || unread.length < changed.length),
  };
}

/** Formats it for a terminal. */
export function describeVerification({ problems, remedies, gaps, isChecked }: Verification): string {
  const found = problems.length > 0 ? [`The type check found new errors:\n${problems.join('\n')}`] : [];
  const nothing = problems.length === 0 && isChecked ? ['The type check found no new errors.'] : [];
  const advice = remedies.length > 0 ? [`What to do about them:\n${remedies.map((each) => `- ${each}`).join('\n')}`] : [];
  return [...gaps, ...found, ...nothing, ...advice].join('\n\n');
}

function isCode({ file, before, after }: FileReport): boolean {
  return before !== after && /\.(?:[mc]?[jt]sx?|vue|svelte)$/.test(file);
}

function explainStops(before: TypeCheck, after: TypeCheck): string[] {
  if (after.stops.length > 0)
    return [`The type check checked nothing, because the compiler stopped at these errors; repair them first:\n${after.stops.join('\n')}`];
  if (before.stops.length === 0) return [];
  return [
    `Before the changes, the compiler stopped at these errors and checked nothing, so older errors count as new:\n${before.stops.join('\n')}`,
  ];
}

/** Names files that the compiler did not read, such as JavaScript without `allowJs`. */
function explainUnread(files: readonly string[], count: number): string[] {
  if (files.length === 0) return [];
  const what = files.length === count ? 'none of the files that changed' : `${count - files.length} of the ${count} files that changed`;
  return [`The type check covers ${what}. No tsconfig.json includes these: ${files.map(toPrintableName).join(', ')}`];
}
