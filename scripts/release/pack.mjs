// `node scripts/release/pack.mjs <folder> [--snapshot]` builds, and writes a tarball of each package into the folder. With `--snapshot` it packs what the
// pending changesets would release, under versions with the current time.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { packAll } from '../build/pack.mjs';
import { run } from '../machine/prepare.mjs';
import { root } from '../workspace.mjs';
import { copyWorkspace, packSnapshots } from './copy.mjs';

const [folder, snapshot] = process.argv.slice(2);
run('node', [join(root, 'scripts/build/build.mjs')]);
if (snapshot !== '--snapshot') packAll(resolve(folder));
else {
  // In a copy, so that versions and change logs of the workspace stay unchanged.
  const copy = mkdtempSync(join(tmpdir(), 'tender-snapshot-'));
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  copyWorkspace(copy);
  if (packSnapshots(copy, resolve(folder)).length === 0) throw new Error('There is nothing to publish: there are no pending changesets.');
}
