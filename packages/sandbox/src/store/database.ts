import { type PgDatabase, type PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { resolve } from 'node:path';
import { migrate } from './migrate';
import { openPglite } from './open-pglite';
import * as schema from './schema';

/** One query layer over both engines. Inside `transaction` use only the handle it gives: PGlite has a single connection. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface StoreOptions {
  /** A Postgres server, `postgres://...`. Default: the variable `TENDER_SANDBOX_DATABASE_URL`; without either, PGlite in this process. */
  databaseUrl?: string | undefined;
  /** A folder in which PGlite keeps its data. Default: in memory. */
  data?: string | undefined;
}

/** A share of an engine: give it back with `release`. */
export interface DatabaseLease {
  readonly database: Database;
  /** Once nobody uses the engine any more it is closed, a moment later; a second call does nothing. */
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

/** By where the rows are: however many sandboxes a process starts, one engine runs for each place. */
const engines = new Map<string, Engine>();
const closing = new Map<string, Promise<void>>();

/** An open engine keeps its process alive; tests that stop one sandbox and start the next should not pay for another. In milliseconds. */
const LINGER = 500;

export async function openDatabase(options: StoreOptions = {}): Promise<DatabaseLease> {
  const url = options.databaseUrl ?? (options.data === undefined ? process.env['TENDER_SANDBOX_DATABASE_URL'] : undefined);
  const place = url ? url : options.data === undefined ? 'memory' : resolve(options.data);
  const engine = engines.get(place) ?? newEngine(place, () => (url ? openPostgres(url) : openLocal(options.data)));
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
      engine.idle = setTimeout(() => void close(place), LINGER);
      engine.idle.unref();
    },
  };
}

function newEngine(place: string, open: () => Promise<OpenDatabase>): Engine {
  const opening = (closing.get(place) ?? Promise.resolve()).then(open);
  const engine: Engine = { opening, users: 0 };
  engines.set(place, engine);
  opening.catch(() => engines.delete(place));
  return engine;
}

async function close(place: string): Promise<void> {
  const engine = engines.get(place);
  if (!engine) return;
  engines.delete(place);
  clearTimeout(engine.idle);
  const closed = engine.opening.then((open) => open.close()).catch(() => undefined);
  closing.set(place, closed);
  await closed;
  closing.delete(place);
}

/** Closes every engine of the process at once; the next sandbox starts anew, and an in-memory store is then empty. */
export async function closeDatabases(): Promise<void> {
  await Promise.all([...engines.keys()].map(close));
}

async function openPostgres(connectionString: string): Promise<OpenDatabase> {
  const [{ drizzle }, { Pool }] = await Promise.all([import('drizzle-orm/node-postgres'), import('pg')]);
  const pool = new Pool({ connectionString, max: 10 });
  // An idle connection that the server ends must not end the process; the next query opens another.
  pool.on('error', () => undefined);
  const database = drizzle(pool, { schema });
  await migrate(database).catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  return { database, close: () => pool.end() };
}

async function openLocal(folder: string | undefined): Promise<OpenDatabase> {
  const { drizzle } = await import('drizzle-orm/pglite');
  const engine = await openPglite(folder);
  const database = drizzle(engine, { schema });
  await migrate(database);
  return { database, close: () => engine.close() };
}
