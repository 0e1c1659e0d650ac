// Packs the packages as they are published: pnpm applies publishConfig and puts versions in place of `workspace:` and `catalog:`.
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { must } from './stages.mjs';
import { packagesIn } from './workspace.mjs';

/** @returns {{ name: string, tarball: string }[]} in the order of their names; the packages have to be built */
export function packAll(destination) {
  mkdirSync(destination, { recursive: true });
  return packagesIn('packages').map(({ name, directory, json }) => {
    must('pnpm', ['pack', '--pack-destination', destination], { cwd: directory, quiet: true });
    const prefix = `${name.replace('@', '').replace('/', '-')}-${json.version}`;
    const file = readdirSync(destination).find((each) => each === `${prefix}.tgz`);
    if (!file) throw new Error(`${name} left no tarball.`);
    return { name, tarball: join(destination, file) };
  });
}
