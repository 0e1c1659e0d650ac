// Packs the packages for publishing: pnpm completes their manifests (.pnpmfile.cjs) and replaces `workspace:` and `catalog:` with versions.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, parse, relative } from 'node:path';
import { run } from '../machine/prepare.mjs';
import { listEntryPoints, listPackages, root } from '../workspace.mjs';

/** @import { Manifest } from '../workspace.mjs' */

/** @typedef {{ name: string, version: string, tarball: string }} Packed */

const { createOldTargets } = createRequire(import.meta.url)('../../.pnpmfile.cjs');

/**
 * Calls `pack` while the package has a folder for each subpath, with a package.json that leads tools that do not read `exports` to its files.
 * @throws when a subpath has the name of a folder of the package
 */
function withFolders(/** @type {string} */ directory, /** @type {Manifest} */ json, /** @type {() => void} */ pack) {
  const subpaths = listEntryPoints(json).filter(([subpath]) => subpath !== '.');
  const folders = [...new Set(subpaths.map(([subpath]) => join(directory, subpath.split('/')[1])))];
  for (const folder of folders) if (existsSync(folder)) throw new Error(`${folder} exists: give the entry point of this name another one.`);
  try {
    for (const [subpath, source] of subpaths) {
      const folder = join(directory, subpath);
      mkdirSync(folder, { recursive: true });
      const targets = createOldTargets(relative(folder, directory), parse(source).name, directory);
      writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...targets, sideEffects: json.sideEffects }, null, 2));
    }
    pack();
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}

/** The path of the tarball of a package, which is in the subfolder `folder` of packages/. */
export const locateTarball = (/** @type {string} */ destination, /** @type {string} */ folder, /** @type {string} */ version) =>
  join(destination, `tender-${folder}-${version}.tgz`);

/**
 * @param {string} workspace folder of this workspace or of a copy; its packages must be built
 * @param {(version: string) => boolean} isWanted which versions are packed
 * @returns {Packed[]} in the order of their names
 */
export function packAll(/** @type {string} */ destination, workspace = root, isWanted = () => true) {
  return listPackages('packages').flatMap(({ name, folder }) => {
    const directory = join(workspace, 'packages', folder);
    const json = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
    if (!isWanted(json.version)) return [];
    const tarball = locateTarball(destination, folder, json.version);
    withFolders(directory, json, () => run('pnpm', ['pack', '--out', tarball], { cwd: directory, quiet: true }));
    return [{ name, version: json.version, tarball }];
  });
}
