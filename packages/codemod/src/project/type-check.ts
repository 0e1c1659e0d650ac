import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { listProjects } from './read-tsconfig';

/** An error that the compiler of a shop reports: the line as printed, and a key that stays the same when lines move. */
interface TypeProblem {
  readonly line: string;
  readonly key: string;
}

/** What the compiler of a shop says. */
export interface TypeCheck {
  readonly problems: readonly TypeProblem[];
  /** Errors at which it stopped before it checked any type. */
  readonly stops: readonly string[];
  /** The files that it read, by their real paths. */
  readonly files: ReadonlySet<string>;
}

/** Type-checks the projects of a shop with the compiler that the shop has installed. @throws when there is no `tsconfig.json` or no compiler */
export function checkTypes(folders: readonly string[]): TypeCheck {
  const checked = folders.filter((folder) => existsSync(join(folder, 'tsconfig.json')));
  if (checked.length === 0) throw new Error('--verify needs a tsconfig.json next to your package.json, and there is none.');
  const checks = checked.flatMap((folder) => {
    const file = join(folder, 'tsconfig.json');
    return listProjects(file, readFileSync(file, 'utf8')).map((project) => runCompiler(folder, project));
  });
  return {
    problems: checks.flatMap(({ problems }) => problems),
    stops: checks.flatMap(({ stops }) => stops),
    files: new Set(checks.flatMap(({ files }) => [...files])),
  };
}

/** Errors of the second check that the first one did not report. */
export function findNewProblems(before: TypeCheck, after: TypeCheck): string[] {
  const known = new Map<string, number>();
  for (const { key } of before.problems) known.set(key, (known.get(key) ?? 0) + 1);
  return after.problems.flatMap(({ key, line }) => {
    const count = known.get(key) ?? 0;
    known.set(key, count - 1);
    return count > 0 ? [] : [line];
  });
}

/** An error of the command, of a setting, or of the syntax. The compiler stops at most of them. */
const beforeTypes = /^error TS|\.json\(\d+,\d+\): error TS|: error TS1\d{3}:/;

/** How long it has checked types, unless that rounds to nothing. */
const hasChecked = /^Check time:\s*[0.]*[1-9]/m;

function runCompiler(folder: string, project: string): TypeCheck {
  const args = [findCompiler(folder), '--noEmit', '--pretty', 'false', '--listFiles', '--diagnostics', '-p', resolve(project)];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 });
  const output = stdout.split(/\r?\n/);
  const lines = output.filter((line) => /\berror TS\d+:/.test(line));
  if (status !== 0 && lines.length === 0) throw new Error(`The type check of ${project} failed: ${stderr || stdout}`);
  return {
    problems: lines.map((line) => ({ line, key: line.replace(/\(\d+,\d+\)/, '') })),
    stops: lines.every((line) => beforeTypes.test(line)) && !hasChecked.test(stdout) ? lines : [],
    files: new Set(output.filter((line) => /^(?:\/|[A-Za-z]:)/.test(line) && !/\berror TS/.test(line)).map((file) => resolve(file))),
  };
}

/** Vue's compiler also checks single-file components. */
function findCompiler(folder: string): string {
  const { resolve: find } = createRequire(join(resolve(folder), 'package.json'));
  for (const [name, script] of [
    ['vue-tsc', 'bin/vue-tsc.js'],
    ['typescript', 'bin/tsc'],
  ] as const) {
    try {
      return join(dirname(find(`${name}/package.json`)), script);
    } catch {
      // not installed
    }
  }
  throw new Error('--verify needs TypeScript, and your shop has not installed it: npm install --save-dev typescript');
}
