// `node scripts/release/pack.mjs <folder> [--snapshot]`: builds, and leaves in the folder what scripts/release/publish.mjs publishes, a tarball of
// each package and the list of them, packages.json. With `--snapshot`, what the changesets that wait would release, under versions of today.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { packAll } from '../pack.mjs';
import { run } from '../prepare.mjs';
import { must } from '../stages.mjs';
import { packagesIn, root } from '../workspace.mjs';
import { copyWorkspace } from './copy.mjs';
import { integrityOf } from './publish.mjs';

/** Packs the snapshots from a copy: versions and change logs of the workspace stay as they are. */
function packSnapshots(destination) {
  const copy = mkdtempSync(join(tmpdir(), 'tender-snapshot-'));
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  copyWorkspace(copy, { built: true });
  must('changeset', ['version', '--snapshot'], { cwd: copy });
  const packed = packAll(destination, copy, (version) => version.startsWith('0.0.0-'));
  if (packed.length === 0) throw new Error('There is nothing to publish: no changeset waits.');
  return packed;
}

/** Each package after those that it needs: whatever fails, what is out can be installed. */
function inOrder(packed) {
  const needs = new Map(packagesIn('packages').map(({ name, json }) => [name, { ...json.dependencies, ...json.peerDependencies }]));
  const ordered = new Set();
  const add = (name) => {
    if (!needs.has(name) || ordered.has(name)) return;
    Object.keys(needs.get(name)).forEach(add);
    ordered.add(name);
  };
  packed.forEach(({ name }) => add(name));
  return [...ordered].flatMap((name) => packed.find((each) => each.name === name) ?? []);
}

const { values, positionals } = parseArgs({ options: { snapshot: { type: 'boolean' } }, allowPositionals: true });
const folder = resolve(positionals[0]);
run('node', [join(root, 'scripts/build.mjs')]);
const packed = inOrder(values.snapshot ? packSnapshots(folder) : packAll(folder));
const packages = packed.map(({ name, version, tarball }) => ({ name, version, file: basename(tarball), integrity: integrityOf(tarball) }));
writeFileSync(join(folder, 'packages.json'), `${JSON.stringify({ tag: values.snapshot ? 'snapshot' : 'latest', packages }, null, 2)}\n`);
for (const { name, version, integrity } of packages) console.log(`${name}@${version} ${integrity}`);
