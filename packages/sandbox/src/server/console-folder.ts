import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageFolders } from '../assets/find-assets';

let folder: Promise<string | undefined> | undefined;

/**
 * Where the console's files are: in the package, or, in the repository, bundled on first use when they are missing or older than
 * their sources. `undefined` when there is neither.
 */
export function consoleFolder(): Promise<string | undefined> {
  folder ??= find().catch(() => undefined);
  return folder;
}

async function find(): Promise<string | undefined> {
  for (const location of packageFolders(process.cwd())) {
    const built = join(location, 'dist', 'console');
    const source = join(location, 'console');
    const builder = join(location, '..', '..', 'scripts', 'build-console.mjs');
    const version = await newest(source);
    if (existsSync(builder) && version > (await newest(built))) return bundle(builder, version);
    if (existsSync(join(built, 'index.html'))) return built;
  }
  return undefined;
}

/** Named at run time, so that no bundler carries the builder into the published package. */
async function bundle(builder: string, version: number): Promise<string> {
  const { cachedConsole } = (await import(pathToFileURL(builder).href)) as { cachedConsole(version: string): Promise<string> };
  return cachedConsole(String(Math.floor(version)));
}

/** Milliseconds since the epoch; 0 for what is not there. */
async function newest(directory: string): Promise<number> {
  const names = await readdir(directory).catch(() => []);
  const times = await Promise.all(names.map(async (name) => (await stat(join(directory, name))).mtimeMs));
  return Math.max(0, ...times);
}
