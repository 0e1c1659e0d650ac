import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

/**
 * The asset host's document root: `dist/web` of the repository this process runs in, else the copy inside the published package.
 * `undefined` outside of both; the asset host then answers 404 and everything else works.
 */
export function findAssets(from = process.cwd()): string | undefined {
  const workspace = workspaceFolder(from);
  // Not checked for existence: it may be built while the sandbox runs.
  if (workspace !== undefined) return join(workspace, 'dist', 'web');
  return packageFolders(from)
    .map((folder) => join(folder, 'assets'))
    .find((folder) => existsSync(folder));
}

/** Where this package may lie, most likely first; there is no way to ask that works in both module systems. */
export function packageFolders(from: string): string[] {
  const folders: string[] = [];
  const workspace = workspaceFolder(from);
  if (workspace !== undefined) folders.push(join(workspace, 'packages', 'sandbox'));
  try {
    folders.push(dirname(createRequire(join(from, 'index.js')).resolve('@tender/sandbox/package.json')));
  } catch {
    // Not installed where this process runs; the command line's own folder is left.
  }
  const script = process.argv[1];
  if (script !== undefined && existsSync(script)) folders.push(join(dirname(realpathSync(script)), '..'));
  return folders;
}

function workspaceFolder(from: string): string | undefined {
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'packages', 'sandbox', 'src'))) return folder;
    if (folder === dirname(folder)) return undefined;
  }
}
