// Packs the packages as they are published: pnpm applies publishConfig and puts versions in place of `workspace:` and `catalog:`.
import { mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { must } from './stages.mjs';
import { packagesIn, root } from './workspace.mjs';

/**
 * @param {string} workspace this one or a copy of it; the packages have to be built
 * @param {(version: string) => boolean} isWanted which versions are packed
 * @returns {{ name: string, version: string, tarball: string }[]} in the order of their names
 */
export function packAll(destination, workspace = root, isWanted = () => true) {
  mkdirSync(destination, { recursive: true });
  return packagesIn('packages').flatMap(({ name, folder }) => {
    const directory = join(workspace, 'packages', folder);
    const { version } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
    if (!isWanted(version)) return [];
    must('pnpm', ['pack', '--pack-destination', destination], { cwd: directory, quiet: true });
    const file = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
    if (!readdirSync(destination).includes(file)) throw new Error(`${name} left no tarball.`);
    return [{ name, version, tarball: join(destination, file) }];
  });
}
