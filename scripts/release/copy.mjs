// A copy of the workspace with its own git history, in which a release may change manifests, change logs and tags.
import { execFileSync } from 'node:child_process';
import { cpSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { packAll } from '../build/pack.mjs';
import { run } from '../machine/prepare.mjs';
import { root } from '../workspace.mjs';

const UNPUBLISHED = ['src', 'frames', 'console', '.turbo', '.cache'];

export const git = (/** @type {string} */ folder, /** @type {string[]} */ ...args) =>
  execFileSync('git', ['-c', 'user.name=Tender', '-c', 'user.email=tender@localhost', ...args], { cwd: folder, encoding: 'utf8' });

/** Copies what the packages publish, and what changesets read. */
export function copyWorkspace(/** @type {string} */ folder) {
  const filter = (/** @type {string} */ source) => !UNPUBLISHED.includes(basename(source));
  // The links between packages are relative, so in the copy they lead to the copy.
  for (const each of ['packages', '.changeset'])
    cpSync(join(root, each), join(folder, each), { recursive: true, verbatimSymlinks: true, filter });
  const manifests = ['apps/demo', 'e2e', 'bench', 'docs', 'registry'].map((each) => `${each}/package.json`);
  for (const file of ['package.json', ...manifests, 'pnpm-workspace.yaml', 'pnpm-lock.yaml', '.pnpmfile.cjs', 'LICENSE'])
    cpSync(join(root, file), join(folder, file));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, '.gitignore'), 'node_modules\ndist\nassets\n');
  git(folder, 'init', '--quiet', '--initial-branch=main');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message=Before');
}

/** Packs what the pending changesets of a copy would release. */
export function packSnapshots(/** @type {string} */ copy, /** @type {string} */ destination) {
  run('changeset', ['version', '--snapshot'], { cwd: copy });
  return packAll(destination, copy, (version) => version.startsWith('0.0.0-'));
}
