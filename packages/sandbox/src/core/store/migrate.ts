import { sql } from 'drizzle-orm';
import { type Database } from './database-handle';
import { MIGRATIONS } from './migrations';

/** An arbitrary number that must be the same in all processes that share the database. */
const ADVISORY_LOCK = 4_810_318;

/** Runs the migrations that this database has not had. Processes that start at the same time wait for each other. */
export async function migrate(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`);
    await transaction.execute(sql`create table if not exists sandbox_migrations (applied_at timestamptz not null default now())`);
    const applied = await transaction.$count(sql`sandbox_migrations`);
    for (const statements of MIGRATIONS.slice(applied)) {
      for (const statement of statements) await transaction.execute(sql.raw(statement));
      await transaction.execute(sql`insert into sandbox_migrations default values`);
    }
  });
}
