import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

/**
 * The asset host's document root: `dist/web` of the repository this process runs in, else the copy inside the published package.
 * `undefined` when there is neither; the asset host then answers 404 and everything else works.
 */
export function findAssets(from = process.cwd()): string | undefined {
  return [...workspaceFolders(from), ...packageFolders(from)].find((folder) => existsSync(folder));
}

function workspaceFolders(from: string): string[] {
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'packages', 'sandbox'))) return [join(folder, 'dist', 'web')];
    if (folder === dirname(folder)) return [];
  }
}

function packageFolders(from: string): string[] {
  const folders: string[] = [];
  try {
    folders.push(dirname(createRequire(join(from, 'index.js')).resolve('@tender/sandbox/package.json')));
  } catch {
    // Not installed where this process runs; the command line's own folder is left.
  }
  const script = process.argv[1];
  if (script !== undefined) folders.push(join(dirname(script), '..'));
  return folders.map((folder) => join(folder, 'assets'));
}
