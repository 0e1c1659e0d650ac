import { type PGlite } from '@electric-sql/pglite';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext, runInThisContext } from 'node:vm';
import { randomId } from '../random';

/**
 * Postgres in this process, its rows in memory or in a folder. Making an empty database takes seconds and, for a moment, half a gigabyte;
 * so the empty database is kept in `node_modules/.cache` and the next process starts from the copy.
 */
export async function openPglite(folder: string | undefined): Promise<PGlite> {
  const { PGlite } = await loadEngine();
  // The engine's default of 128 MB for shared buffers is more than all our rows together.
  const options = { startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'] };
  const dataDir = folder === undefined ? undefined : resolve(folder);
  if (dataDir !== undefined) {
    await mkdir(dataDir, { recursive: true });
    if (existsSync(join(dataDir, 'PG_VERSION'))) return PGlite.create({ ...options, dataDir });
  }
  const template = templateFile();
  const kept = template && (await readFile(template).catch(() => undefined));
  if (kept) {
    try {
      return await PGlite.create({ ...options, ...(dataDir && { dataDir }), loadDataDir: new Blob([new Uint8Array(kept)]) });
    } catch {
      // Damaged, or of another version: made anew below.
    }
  }
  const engine = await PGlite.create({ ...options, ...(dataDir && { dataDir }) });
  if (template) await keep(engine, template).catch(() => undefined);
  collectGarbage();
  return engine;
}

type Engine = typeof import('@electric-sql/pglite');

/**
 * The engine loads parts of itself by `import()`, which a test runner that puts CommonJS modules into a context of its own cannot do;
 * so where there is CommonJS, Node's own loader is asked, past the runner's.
 */
async function loadEngine(): Promise<Engine> {
  if (typeof __filename !== 'string') return import('@electric-sql/pglite');
  const { createRequire } = (runInThisContext('process') as typeof process).getBuiltinModule('node:module');
  return createRequire(__filename)('@electric-sql/pglite') as Engine;
}

/** In the nearest `node_modules`, as caches are; nowhere when this process runs outside of any project. */
function templateFile(): string | undefined {
  for (let folder = process.cwd(); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'node_modules'))) return join(folder, 'node_modules/.cache/tender', `empty-database-${VERSION}.tar.gz`);
    if (folder === dirname(folder)) return undefined;
  }
}

/** Part of the file's name: raise it when the engine's major version or its options change. */
const VERSION = 'pglite-0.5-1';

/** Written beside and renamed, so that no other process reads half a file. */
async function keep(engine: PGlite, file: string): Promise<void> {
  const copy = await engine.dumpDataDir('gzip');
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomId(6)}`;
  await writeFile(draft, new Uint8Array(await copy.arrayBuffer()));
  await rename(draft, file);
}

/** What making a database leaves behind is outside of the heap, where the collector does not notice it for long. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  setFlagsFromString('--no-expose-gc');
  collect();
}
