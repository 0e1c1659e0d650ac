import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { Database } from './database-handle';
import { readImage, writeImage } from './database-image';
import { findDatabaseUrl } from './find-database-url';
import { migrate } from './migrate';
import { collectGarbage, dropTemplates, loadEngine, openPglite } from './open-pglite';
import * as schema from './schema';

export interface StoreOptions {
  /** Postgres server, `postgres://...`. Default: the variable `TENDER_SANDBOX_DATABASE_URL`; without either, PGlite in this process. */
  databaseUrl?: string | undefined;
  /** Folder in which PGlite stores its data. Default: in memory. */
  data?: string | undefined;
}

/** Use of a database that callers share. Call `release` when done. */
export interface DatabaseLease {
  readonly database: Database;
  /** The database closes a moment after its last user has released it. A second call does nothing. */
  release(): void;
}

interface OpenDatabase {
  database: Database;
  close(): Promise<void>;
}

interface Engine {
  opening: Promise<OpenDatabase>;
  users: number;
  idle?: NodeJS.Timeout | undefined;
}

/** Databases by location. All sandboxes of a process with the same location share one. */
const engines = new Map<string, Engine>();
const closing = new Map<string, Promise<void>>();

/** Milliseconds. An open database keeps the process alive, but tests that stop one sandbox and start another should not open it twice. */
const IDLE_TIMEOUT = 500;
/** Milliseconds between two checkpoints of PGlite. One takes some 15 ms. */
const CHECKPOINT_INTERVAL = 60_000;

export async function openDatabase(options: StoreOptions = {}): Promise<DatabaseLease> {
  const url = findDatabaseUrl(options);
  const location = url ? url : options.data === undefined ? 'memory' : resolve(options.data);
  const engine = engines.get(location) ?? createEngine(location, () => (url ? openPostgres(url) : openLocal(options.data)));
  engine.users += 1;
  clearTimeout(engine.idle);
  const { database } = await engine.opening;
  let released = false;
  return {
    database,
    release() {
      if (released) return;
      released = true;
      engine.users -= 1;
      if (engine.users > 0) return;
      engine.idle = setTimeout(() => void close(location), IDLE_TIMEOUT);
      engine.idle.unref();
    },
  };
}

function createEngine(location: string, open: () => Promise<OpenDatabase>): Engine {
  const opening = (closing.get(location) ?? Promise.resolve()).then(open);
  const engine: Engine = { opening, users: 0 };
  engines.set(location, engine);
  opening.catch(() => engines.delete(location));
  return engine;
}

async function close(location: string): Promise<void> {
  const engine = engines.get(location);
  if (!engine) return;
  engines.delete(location);
  clearTimeout(engine.idle);
  const closed = engine.opening.then((open) => open.close()).catch(() => undefined);
  closing.set(location, closed);
  await closed;
  closing.delete(location);
}

/** Closes every database of this process at once. The next sandbox opens a new one, which is empty if it is in memory. */
export async function closeDatabases(): Promise<void> {
  await Promise.all([...engines.keys()].map(close));
}

async function openPostgres(connectionString: string): Promise<OpenDatabase> {
  const [{ drizzle }, { Pool }] = await Promise.all([import('drizzle-orm/node-postgres'), import('pg')]);
  const pool = new Pool({ connectionString, max: 10 });
  // When the server closes an idle connection, the process must go on. The next query opens another connection.
  pool.on('error', () => undefined);
  const database = drizzle(pool, { schema });
  await migrate(database).catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  return { database, close: () => pool.end() };
}

async function openLocal(folder: string | undefined): Promise<OpenDatabase> {
  const isNew = folder === undefined || !existsSync(join(folder, 'PG_VERSION'));
  // The image is unpacked on another thread while the modules load.
  const [image, { drizzle }] = await Promise.all([isNew ? readImage() : undefined, import('drizzle-orm/pglite'), loadEngine()]);
  // An image that is of no use is created again below.
  const fromImage = image && (await openPglite(folder, image).catch(() => undefined));
  const engine = fromImage ?? (await openPglite(folder));
  dropQueryParsers(engine);
  const database = drizzle(engine, { schema });
  await migrate(database);
  if (isNew && !fromImage) {
    await dropTemplates(engine);
    await writeImage(engine).catch(() => undefined);
    collectGarbage();
  }
  // Without a server process nothing else limits the log of changes, which would grow as long as the sandbox runs, in memory or in the folder.
  const checkpoints = setInterval(() => void engine.exec('checkpoint').catch(() => undefined), CHECKPOINT_INTERVAL).unref();
  return {
    database,
    close() {
      clearInterval(checkpoints);
      return engine.close();
    },
  };
}

/**
 * Drizzle passes its own parsers for dates and intervals with every query, and PGlite then merges all its parsers for each of a query's messages, which
 * doubles the time of an insert. No column that is read is a date or an interval.
 */
function dropQueryParsers(engine: PGlite): void {
  const query = engine.query.bind(engine);
  engine.query = (statement, values, options) => query(statement, values, options && { ...options, parsers: undefined });
}
