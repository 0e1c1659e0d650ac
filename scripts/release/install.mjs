// Installs packed packages as a shop would, beside the versions of other people's packages that pnpm-lock.yaml holds. None runs a script.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { must } from '../stages.mjs';
import { root } from '../workspace.mjs';
import { integrityOf } from './publish.mjs';

const lockfile = join(root, 'pnpm-lock.yaml');
const INTEGRITY = /sha512-[\w+/]+=*/;
const integritiesIn = (file) => readFileSync(file, 'utf8').match(new RegExp(INTEGRITY, 'g'));

/**
 * Installs the dependencies of the package.json in the folder.
 * @param {{ name: string, tarball: string }[]} packed
 * @param {{ env?: NodeJS.ProcessEnv, tarballs?: Record<string, string> }} options `tarballs`: where the packed packages come from, by name, unless
 * the registry has them
 * @throws before anything of it has run, when it installs what neither the lockfile holds nor was packed
 */
export function installLocked(folder, packed, { env = {}, tarballs = {} } = {}) {
  const hook = `const tarballs = ${JSON.stringify(tarballs)};
const readPackage = (json) => {
  for (const name in json.dependencies) json.dependencies[name] = tarballs[name] ?? json.dependencies[name];
  return json;
};
module.exports = { hooks: { readPackage } };
`;
  writeFileSync(join(folder, '.pnpmfile.cjs'), hook);
  // Without a hoisted copy of everything, a package finds what its manifest names and no more.
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), 'hoist: false\nignoredOptionalDependencies: [sharp]\n');
  const own = join(folder, 'pnpm-lock.yaml');
  copyFileSync(lockfile, own); // whose versions pnpm prefers
  const options = ['--no-frozen-lockfile', '--ignore-scripts', '--prefer-offline', '--reporter=append-only', '--loglevel=error'];
  must('pnpm', ['install', ...options], { cwd: folder, env });
  const known = new Set([...integritiesIn(lockfile), ...packed.map(({ tarball }) => integrityOf(tarball))]);
  const unknown = readFileSync(own, 'utf8')
    .match(/^ {2}\S+:\n {4}resolution: .*$/gm)
    .filter((entry) => !known.has(entry.match(INTEGRITY)?.[0]));
  if (unknown.length === 0) return;
  const names = unknown.map((entry) => entry.trim().split(/:?\n/)[0]);
  throw new Error(`pnpm-lock.yaml does not hold ${names.join(', ')}: add to e2e/consumers/package.json what needs it.`);
}
