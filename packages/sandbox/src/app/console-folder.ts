import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findPackageFolder } from '../core/package-folder';

/** Bundles by the version of the sources. */
const bundles = new Map<string, Promise<string>>();

/**
 * Finds the folder with the console's files: in the package, or in the repository, where they are bundled on request when they are missing or older
 * than their sources. Returns undefined when neither exists.
 */
export async function findConsoleFolder(): Promise<string | undefined> {
  const location = findPackageFolder();
  if (location === undefined) return undefined;
  const built = join(location, 'dist', 'console');
  const builder = join(location, '..', '..', 'scripts', 'build', 'build-console.mjs');
  const version = await findLatestChange(join(location, 'console'));
  if (version > (await findLatestChange(built)) && existsSync(builder)) return bundle(builder, String(Math.floor(version)));
  return existsSync(join(built, 'index.html')) ? built : undefined;
}

function bundle(builder: string, version: string): Promise<string> {
  let folder = bundles.get(version);
  if (!folder) bundles.set(version, (folder = build(builder, version)));
  // After a failed build the next request builds again.
  folder.catch(() => bundles.delete(version));
  return folder;
}

/** The builder's path is computed at run time, so that no bundler includes it in the published package. */
async function build(builder: string, version: string): Promise<string> {
  const { cachedConsole } = (await import(pathToFileURL(builder).href)) as { cachedConsole(version: string): Promise<string> };
  return cachedConsole(version);
}

/** The time of the latest change in milliseconds since the epoch, or 0 when the folder does not exist. */
async function findLatestChange(directory: string): Promise<number> {
  const names = await readdir(directory).catch(() => []);
  const times = await Promise.all(names.map(async (name) => (await stat(join(directory, name))).mtimeMs));
  return Math.max(0, ...times);
}
