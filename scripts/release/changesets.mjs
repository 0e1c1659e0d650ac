// Applies the changesets to a copy of the manifests, as the next release would: they have to parse, and to name packages that exist.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { must } from '../stages.mjs';
import { packagesIn, root } from '../workspace.mjs';

export function versionACopy(folder) {
  const git = (...args) => execFileSync('git', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const workspaces = ['packages', 'apps'].flatMap((group) => packagesIn(group).map((each) => `${group}/${each.folder}`));
  const manifests = ['.', 'e2e', 'bench', ...workspaces].map((each) => join(each, 'package.json'));
  for (const file of [...manifests, 'pnpm-workspace.yaml', 'pnpm-lock.yaml', '.changeset', '.prettierrc.json']) {
    if (existsSync(join(root, file))) cpSync(join(root, file), join(folder, file), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--', ...manifests, '.changeset');
  git('-c', 'user.name=Tender', '-c', 'user.email=tender@localhost', 'commit', '--quiet', '--message=Before');
  must('changeset', ['version'], { cwd: folder });
  for (const { name, folder: each, json } of packagesIn('packages')) {
    const { version } = JSON.parse(readFileSync(join(folder, 'packages', each, 'package.json'), 'utf8'));
    console.log(`${name}: ${json.version} -> ${version}`);
    if (version === '0.0.0') throw new Error(`${name} would be published as 0.0.0: it has no changeset.`);
  }
}
