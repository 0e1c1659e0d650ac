// `node scripts/release/pack.mjs <folder> [--snapshot]` builds, and writes what scripts/release/publish.mjs publishes into the folder: a tarball of each
// package, and their list, packages.json. With `--snapshot` it packs what the pending changesets would release, under versions with the current time.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { packAll } from '../build/pack.mjs';
import { run } from '../machine/prepare.mjs';
import { listPackages, root } from '../workspace.mjs';
import { copyWorkspace } from './copy.mjs';
import { readIntegrity } from './publish.mjs';

/** Packs snapshots from a copy, so that versions and change logs of the workspace stay unchanged. */
function packSnapshots(/** @type {string} */ destination) {
  const copy = mkdtempSync(join(tmpdir(), 'tender-snapshot-'));
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  copyWorkspace(copy, { built: true });
  run('changeset', ['version', '--snapshot'], { cwd: copy });
  const packed = packAll(destination, copy, (version) => version.startsWith('0.0.0-'));
  if (packed.length === 0) throw new Error('There is nothing to publish: there are no pending changesets.');
  return packed;
}

/** Sorts packages so that each follows its dependencies. If publishing fails, all published packages can be installed. */
function sortByDependencies(/** @type {import('../build/pack.mjs').Packed[]} */ packed) {
  const needs = new Map(listPackages('packages').map(({ name, json }) => [name, { ...json.dependencies, ...json.peerDependencies }]));
  const ordered = new Set();
  const add = (/** @type {string} */ name) => {
    if (!needs.has(name) || ordered.has(name)) return;
    Object.keys(needs.get(name) ?? {}).forEach(add);
    ordered.add(name);
  };
  packed.forEach(({ name }) => add(name));
  return [...ordered].flatMap((name) => packed.find((each) => each.name === name) ?? []);
}

const { values, positionals } = parseArgs({ options: { snapshot: { type: 'boolean' } }, allowPositionals: true });
const folder = resolve(positionals[0]);
run('node', [join(root, 'scripts/build/build.mjs')]);
const packed = sortByDependencies(values.snapshot ? packSnapshots(folder) : packAll(folder));
const packages = packed.map(({ name, version, tarball }) => ({
  name,
  version,
  file: basename(tarball),
  integrity: readIntegrity(tarball),
}));
writeFileSync(join(folder, 'packages.json'), `${JSON.stringify({ tag: values.snapshot ? 'snapshot' : 'latest', packages }, null, 2)}\n`);
for (const { name, version, integrity } of packages) console.log(`${name}@${version} ${integrity}`);
