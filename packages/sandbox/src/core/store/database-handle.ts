import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** Query interface of both databases. Inside `transaction` use only the handle it passes: PGlite has a single connection. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
