import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

/**
 * Finds the document root of the asset host: `dist/web` of the repository that this process runs in, else the copy in the published package.
 * Returns undefined outside of both: the asset host then responds with 404, and everything else works.
 */
export function findAssets(from = process.cwd()): string | undefined {
  const workspace = findWorkspaceFolder(from);
  // It may not exist yet: it can be built while the sandbox runs.
  if (workspace !== undefined) return join(workspace, 'dist', 'web');
  return listPackageFolders(from)
    .map((folder) => join(folder, 'assets'))
    .find((folder) => existsSync(folder));
}

/** Folders that may contain this package, most likely first. No single way to find it works in both module systems. */
export function listPackageFolders(from: string): string[] {
  const folders: string[] = [];
  const workspace = findWorkspaceFolder(from);
  if (workspace !== undefined) folders.push(join(workspace, 'packages', 'sandbox'));
  try {
    folders.push(dirname(createRequire(join(from, 'index.js')).resolve('@tender/sandbox/package.json')));
  } catch {
    // Not installed where this process runs. The folder of the command line's script remains.
  }
  const script = process.argv[1];
  if (script !== undefined && existsSync(script)) folders.push(join(dirname(realpathSync(script)), '..'));
  return folders;
}

function findWorkspaceFolder(from: string): string | undefined {
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'packages', 'sandbox', 'src'))) return folder;
    if (folder === dirname(folder)) return undefined;
  }
}
