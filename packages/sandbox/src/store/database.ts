import { type PgDatabase, type PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { resolve } from 'node:path';
import { migrate } from './migrate';
import { openPglite } from './open-pglite';
import * as schema from './schema';

/** One query layer over both engines. Inside `transaction` use only the handle it gives: PGlite has a single connection. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface StoreOptions {
  /** A Postgres server, `postgres://...`. Default: the variable `DATABASE_URL`; without either, PGlite in this process. */
  databaseUrl?: string | undefined;
  /** A folder in which PGlite keeps its data. Default: in memory. */
  data?: string | undefined;
}

interface OpenDatabase {
  database: Database;
  close(): Promise<void>;
}

/** By where the rows are: however many sandboxes a process starts, one engine runs for each place. */
const opened = new Map<string, Promise<OpenDatabase>>();

export async function openDatabase(options: StoreOptions = {}): Promise<Database> {
  const url = options.databaseUrl ?? (options.data === undefined ? process.env['DATABASE_URL'] : undefined);
  const place = url ? url : options.data === undefined ? 'memory' : resolve(options.data);
  let opening = opened.get(place);
  if (!opening) {
    opening = url ? openPostgres(url) : openLocal(options.data);
    opened.set(place, opening);
    opening.catch(() => opened.delete(place));
  }
  return (await opening).database;
}

/** Closes every engine of the process; the next sandbox starts anew, and an in-memory store is then empty. */
export async function closeDatabases(): Promise<void> {
  const closing = [...opened.values()];
  opened.clear();
  for (const engine of closing) await engine.then(({ close }) => close()).catch(() => undefined);
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
