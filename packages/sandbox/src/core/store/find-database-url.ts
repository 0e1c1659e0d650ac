/** Finds the Postgres server that stores the rows. Undefined: they are in a database in this process. */
export function findDatabaseUrl({ databaseUrl, data }: { readonly databaseUrl?: string | undefined; readonly data?: string | undefined }) {
  return databaseUrl ?? (data === undefined ? process.env['TENDER_SANDBOX_DATABASE_URL'] : undefined);
}
