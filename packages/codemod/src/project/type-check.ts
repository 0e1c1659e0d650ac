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

/** Type-checks the projects of a shop with the compiler that the shop has installed. @throws when there is no `tsconfig.json` or no compiler */
export function checkTypes(folders: readonly string[]): TypeProblem[] {
  const checked = folders.filter((folder) => existsSync(join(folder, 'tsconfig.json')));
  if (checked.length === 0) throw new Error('--verify needs a tsconfig.json next to your package.json, and there is none.');
  return checked.flatMap((folder) =>
    listProjects(join(folder, 'tsconfig.json'), readFileSync(join(folder, 'tsconfig.json'), 'utf8')).flatMap((project) =>
      runCompiler(folder, project),
    ),
  );
}

/** Errors of the second check that the first one did not report. */
export function findNewProblems(before: readonly TypeProblem[], after: readonly TypeProblem[]): string[] {
  const known = new Map<string, number>();
  for (const { key } of before) known.set(key, (known.get(key) ?? 0) + 1);
  return after.flatMap(({ key, line }) => {
    const count = known.get(key) ?? 0;
    known.set(key, count - 1);
    return count > 0 ? [] : [line];
  });
}

function runCompiler(folder: string, project: string): TypeProblem[] {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [findCompiler(folder), '--noEmit', '--pretty', 'false', '-p', resolve(project)],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    },
  );
  const lines = stdout.split('\n').filter((line) => /\berror TS\d+:/.test(line));
  if (status !== 0 && lines.length === 0) throw new Error(`The type check of ${project} failed: ${stderr || stdout}`);
  return lines.map((line) => ({ line, key: line.replace(/\(\d+,\d+\)/, '') }));
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
