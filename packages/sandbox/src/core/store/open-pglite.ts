import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext, runInThisContext } from 'node:vm';
import { type PGlite } from '@electric-sql/pglite';
import { randomId } from '../random';

/**
 * Opens Postgres in this process, with its rows in memory or in a folder. Creating an empty database takes seconds and up to half a gigabyte of
 * memory, so a copy is cached in `node_modules/.cache` for the next process.
 */
export async function openPglite(folder: string | undefined): Promise<PGlite> {
  const { PGlite } = await loadEngine();
  // The defaults of Postgres are for servers: 128 MB of shared buffers exceed the size of all our rows, and 80 MB of its log are kept.
  const settings = ['shared_buffers=8MB', 'min_wal_size=32MB', 'max_wal_size=48MB', 'wal_init_zero=off'];
  const options = { startParams: [...PGlite.defaultStartParams, ...settings.flatMap((setting) => ['-c', setting])] };
  const dataDir = folder === undefined ? undefined : resolve(folder);
  if (dataDir !== undefined) {
    await mkdir(dataDir, { recursive: true });
    if (existsSync(join(dataDir, 'PG_VERSION'))) return PGlite.create({ ...options, dataDir });
  }
  const template = findTemplateFile();
  const cached = template && (await readFile(template).catch(() => undefined));
  if (cached) {
    try {
      return await PGlite.create({ ...options, ...(dataDir && { dataDir }), loadDataDir: new Blob([new Uint8Array(cached)]) });
    } catch {
      // The copy is damaged or of another version: it is created again below.
    }
  }
  const engine = await PGlite.create({ ...options, ...(dataDir && { dataDir }) });
  if (template) await cacheTemplate(engine, template).catch(() => undefined);
  collectGarbage();
  return engine;
}

type Engine = typeof import('@electric-sql/pglite');

/**
 * PGlite loads parts of itself with `import()`, which does not work inside a test runner that runs CommonJS modules in a separate context. So under
 * CommonJS it is loaded with Node's own loader, not the runner's.
 */
async function loadEngine(): Promise<Engine> {
  if (typeof __filename !== 'string') return import('@electric-sql/pglite');
  const { createRequire } = (runInThisContext('process') as typeof process).getBuiltinModule('node:module');
  return createRequire(__filename)('@electric-sql/pglite') as Engine;
}

/** The cached copy in the nearest `node_modules`. Undefined when this process runs outside of any project. */
function findTemplateFile(): string | undefined {
  for (let folder = process.cwd(); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'node_modules'))) return join(folder, 'node_modules/.cache/tender', `empty-database-${VERSION}.tar.gz`);
    if (folder === dirname(folder)) return undefined;
  }
}

/** Part of the file name. Change it when PGlite's major version or its options change. */
const VERSION = 'pglite-0.5-1';

/** Writes another file and renames it, so that no process reads half a file. */
async function cacheTemplate(engine: PGlite, file: string): Promise<void> {
  const copy = await engine.dumpDataDir('gzip');
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomId(6)}`;
  await writeFile(draft, new Uint8Array(await copy.arrayBuffer()));
  await rename(draft, file);
}

/** Creating a database leaves garbage outside of the heap, which the collector would not notice for a long time. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  setFlagsFromString('--no-expose-gc');
  collect();
}
