import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const NAME = '@tender/sandbox';

/**
 * Finds the folder of this package: the one that this module is in. A program into which this module has been bundled finds it among its own
 * dependencies, wherever it was started. Returns undefined when the package is not there.
 */
export function findPackageFolder(): string | undefined {
  for (const folder of listStarts()) {
    const found = findAbove(folder) ?? resolvePackage(folder);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The folders of this module, of the program, and the current one. The first is unknown where a bundler has written CommonJS. */
function listStarts(): string[] {
  const url = import.meta.url as string | undefined;
  const program = process.argv[1];
  return [
    ...(url?.startsWith('file:') ? [dirname(fileURLToPath(url))] : []),
    ...(program !== undefined && existsSync(program) ? [dirname(realpathSync(program))] : []),
    process.cwd(),
  ];
}

function findAbove(start: string): string | undefined {
  for (let folder = resolve(start); ; folder = dirname(folder)) {
    if (isPackage(join(folder, 'package.json'))) return folder;
    if (folder === dirname(folder)) return undefined;
  }
}

function isPackage(manifest: string): boolean {
  return existsSync(manifest) && (JSON.parse(readFileSync(manifest, 'utf8')) as { name?: unknown }).name === NAME;
}

function resolvePackage(folder: string): string | undefined {
  try {
    return dirname(createRequire(join(folder, 'index.js')).resolve(`${NAME}/package.json`));
  } catch {
    return undefined; // it is not installed there
  }
}
