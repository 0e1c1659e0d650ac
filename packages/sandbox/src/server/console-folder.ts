import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageFolders } from '../assets/find-assets';

/** By the version of the sources. */
const bundles = new Map<string, Promise<string>>();

/**
 * Where the console's files are: in the package, or, in the repository, bundled on request when they are missing or older than
 * their sources. `undefined` when there is neither.
 */
export async function consoleFolder(): Promise<string | undefined> {
  for (const location of packageFolders(process.cwd())) {
    const built = join(location, 'dist', 'console');
    const builder = join(location, '..', '..', 'scripts', 'build-console.mjs');
    const version = await newest(join(location, 'console'));
    if (version > (await newest(built)) && existsSync(builder)) return bundle(builder, String(Math.floor(version)));
    if (existsSync(join(built, 'index.html'))) return built;
  }
  return undefined;
}

function bundle(builder: string, version: string): Promise<string> {
  let folder = bundles.get(version);
  if (!folder) bundles.set(version, (folder = build(builder, version)));
  // Sources that do not compile are tried again by the next request.
  folder.catch(() => bundles.delete(version));
  return folder;
}

/** Named at run time, so that no bundler carries the builder into the published package. */
async function build(builder: string, version: string): Promise<string> {
  const { cachedConsole } = (await import(pathToFileURL(builder).href)) as { cachedConsole(version: string): Promise<string> };
  return cachedConsole(version);
}

/** Milliseconds since the epoch; 0 for what is not there. */
async function newest(directory: string): Promise<number> {
  const names = await readdir(directory).catch(() => []);
  const times = await Promise.all(names.map(async (name) => (await stat(join(directory, name))).mtimeMs));
  return Math.max(0, ...times);
}
