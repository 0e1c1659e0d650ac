import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext, runInThisContext } from 'node:vm';
import { type PGlite } from '@electric-sql/pglite';

/**
 * Opens Postgres in this process.
 * @param folder where it keeps its rows. Default: in memory
 * @param image an empty database to begin with. Default: one is created, which takes seconds
 * @throws Error for an image that is damaged or of another version
 */
export async function openPglite(folder?: string, image?: Blob): Promise<PGlite> {
  const [{ PGlite }, pgliteWasmModule] = await Promise.all([loadEngine(), compileEngine()]);
  // The defaults of Postgres are for servers: 128 MB of shared buffers exceed the size of all our rows, and 80 MB of its log are kept.
  const settings = ['shared_buffers=8MB', 'min_wal_size=2MB', 'max_wal_size=48MB', 'wal_init_zero=off'];
  const dataDir = folder === undefined ? undefined : resolve(folder);
  if (dataDir !== undefined) await mkdir(dataDir, { recursive: true });
  return PGlite.create({
    startParams: [...PGlite.defaultStartParams, ...settings.flatMap((setting) => ['-c', setting])],
    initDbStartParams: ['--wal-segsize=1'], // megabytes; of the default, 16, an empty database would consist for the most part
    ...(dataDir === undefined ? {} : { dataDir }),
    ...(image ? { loadDataDir: image } : {}),
    ...(pgliteWasmModule ? { pgliteWasmModule } : {}),
  });
}

/** Removes the templates of databases that will not be created: two thirds of an empty database. */
export async function dropTemplates(engine: PGlite): Promise<void> {
  await engine.exec('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await engine.exec(`drop database if exists ${name}`);
  await engine.exec('checkpoint');
}

type Engine = typeof import('@electric-sql/pglite');

/** The path of this module under CommonJS. Every module that `node -e` loads finds a `__filename`, which is no path. */
const commonJsPath = typeof __filename === 'string' && isAbsolute(__filename) ? __filename : undefined;

/**
 * PGlite loads parts of itself with `import()`, which does not work inside a test runner that runs CommonJS modules in a separate context. So under
 * CommonJS it is loaded with Node's own loader, not the runner's.
 */
export async function loadEngine(): Promise<Engine> {
  if (commonJsPath === undefined) return import('@electric-sql/pglite');
  const { createRequire } = (runInThisContext('process') as typeof process).getBuiltinModule('node:module');
  return createRequire(commonJsPath)('@electric-sql/pglite') as Engine;
}

let compiled: Promise<WebAssembly.Module | undefined> | undefined;

/**
 * Compiles Postgres, on other threads than this one. Call it before the modules of the sandbox load, which takes as long. Resolves with undefined where
 * its file is not found; PGlite then compiles it by itself.
 */
export function compileEngine(): Promise<WebAssembly.Module | undefined> {
  compiled ??= readEngine()
    .then((bytes) => (runInThisContext('WebAssembly') as typeof WebAssembly).compile(bytes)) // a test runner has another one
    .catch(() => undefined);
  return compiled;
}

async function readEngine(): Promise<Uint8Array<ArrayBuffer>> {
  return readFile(join(dirname(createRequire(commonJsPath ?? import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm'));
}

/** Creating a database leaves garbage outside of the heap, which the collector would not notice for a long time. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  setFlagsFromString('--no-expose-gc');
  collect();
}
