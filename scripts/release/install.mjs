// Installs packed packages as a shop would, with third-party packages in the versions of pnpm-lock.yaml or of one day. No package runs a script.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../machine/prepare.mjs';
import { root } from '../workspace.mjs';
import { readIntegrity } from './publish.mjs';

const lockfile = join(root, 'pnpm-lock.yaml');
const INTEGRITY = /sha512-[\w+/]+=*/;
const readIntegrities = (/** @type {string} */ file) => readFileSync(file, 'utf8').match(new RegExp(INTEGRITY, 'g')) ?? [];

/**
 * Installs the tools of older shops and of new applications with npm, as they expect. Their thousands of packages are not in the lockfile: npm takes the
 * versions of one day, which nobody can change any more.
 */
export function installOfOneDay(/** @type {string} */ folder, /** @type {Record<string, string>} */ tarballs, day = '2026-11-01') {
  const file = join(folder, 'package.json');
  const json = JSON.parse(readFileSync(file, 'utf8'));
  for (const name in json.dependencies) json.dependencies[name] = tarballs[name] ?? json.dependencies[name];
  writeFileSync(file, JSON.stringify(json, null, 2));
  run('npm', ['install', `--before=${day}`, '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'], {
    cwd: folder,
  });
}

/**
 * Installs the dependencies of the package.json in the folder.
 * @param {{ name: string, tarball: string }[]} packed
 * `tarballs`: locations of the packed packages by name, unless the
 * registry has them
 * @throws when it would install a package that is neither in the lockfile nor packed; nothing of such a package has run by then
 */
export function installLocked(
  /** @type {string} */ folder,
  packed,
  /** @type {{ env?: NodeJS.ProcessEnv, tarballs?: Record<string, string> }} */ { env = {}, tarballs = {} } = {},
) {
  const hook = `const tarballs = ${JSON.stringify(tarballs)};
const readPackage = (json) => {
  for (const name in json.dependencies) json.dependencies[name] = tarballs[name] ?? json.dependencies[name];
  return json;
};
module.exports = { hooks: { readPackage } };
`;
  writeFileSync(join(folder, '.pnpmfile.cjs'), hook);
  // Without hoisting, a package finds only what its manifest names.
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), 'hoist: false\nignoredOptionalDependencies: [sharp]\n');
  const own = join(folder, 'pnpm-lock.yaml');
  copyFileSync(lockfile, own); // pnpm prefers the versions in this file
  const options = ['--no-frozen-lockfile', '--ignore-scripts', '--prefer-offline', '--reporter=append-only', '--loglevel=error'];
  run('pnpm', ['install', ...options], { cwd: folder, env });
  const known = new Set([...readIntegrities(lockfile), ...packed.map(({ tarball }) => readIntegrity(tarball))]);
  const entries = readFileSync(own, 'utf8').match(/^ {2}\S+:\n {4}resolution: .*$/gm) ?? [];
  const unknown = entries.filter((entry) => !known.has(entry.match(INTEGRITY)?.[0] ?? ''));
  if (unknown.length === 0) return;
  const names = unknown.map((entry) => entry.trim().split(/:?\n/)[0]);
  throw new Error(`pnpm-lock.yaml does not hold ${names.join(', ')}: add the package that needs it to e2e/consumers/package.json.`);
}
