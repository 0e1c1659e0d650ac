// Packs the packages for publishing: pnpm completes their manifests (.pnpmfile.cjs) and replaces `workspace:` and `catalog:` with versions.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './prepare.mjs';
import { listPackages, root } from './workspace.mjs';

/**
 * @param {string} workspace folder of this workspace or of a copy; its packages must be built
 * @param {(version: string) => boolean} isWanted which versions are packed
 * @returns {{ name: string, version: string, tarball: string }[]} in the order of their names
 */
export function packAll(destination, workspace = root, isWanted = () => true) {
  return listPackages('packages').flatMap(({ name, folder }) => {
    const directory = join(workspace, 'packages', folder);
    const { version } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
    if (!isWanted(version)) return [];
    const tarball = join(destination, `tender-${folder}-${version}.tgz`);
    run('pnpm', ['pack', '--out', tarball], { cwd: directory, quiet: true });
    return [{ name, version, tarball }];
  });
}
