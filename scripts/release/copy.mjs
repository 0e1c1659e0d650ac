// Creates a copy of the workspace with its own git history, in which a release may change manifests, change logs and tags.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listPackages, root } from '../workspace.mjs';

const unpublished = ['src', 'frames', 'console', '.turbo', '.cache'];

/** With `built` it also copies what the packages publish; otherwise only their manifests are copied */
export function copyWorkspace(/** @type {string} */ folder, { built = false } = {}) {
  const workspaces = ['packages', 'apps'].flatMap((group) => listPackages(group).map((each) => `${group}/${each.folder}`));
  const manifests = ['.', 'e2e', 'bench', 'registry', ...workspaces].map((each) => join(each, 'package.json'));
  for (const file of [...manifests, 'pnpm-workspace.yaml', 'pnpm-lock.yaml', '.pnpmfile.cjs', 'LICENSE', '.changeset', '.prettierrc.json'])
    if (existsSync(join(root, file))) cpSync(join(root, file), join(folder, file), { recursive: true });
  // The links between packages are relative, so in the copy they lead to the copy.
  const filter = (/** @type {string} */ source) => !unpublished.includes(basename(source));
  if (built) cpSync(join(root, 'packages'), join(folder, 'packages'), { recursive: true, verbatimSymlinks: true, filter });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, '.gitignore'), 'node_modules\ndist\nassets\n');
  git(folder, 'init', '--quiet', '--initial-branch=main');
  git(folder, 'config', 'user.name', 'Tender');
  git(folder, 'config', 'user.email', 'tender@localhost');
  commit(folder, 'Before');
}

export const git = (/** @type {string} */ folder, /** @type {string[]} */ ...args) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

export function commit(/** @type {string} */ folder, /** @type {string} */ message) {
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--allow-empty', `--message=${message}`);
}
