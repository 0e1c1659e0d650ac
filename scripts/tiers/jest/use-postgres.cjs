// A sandbox starts much faster with a Postgres server than with PGlite, so tests that start sandboxes use the server if there is one. Tests of the store
// run with both, and browser tests with PGlite.
process.env.TENDER_SANDBOX_DATABASE_URL ??= process.env.TEST_DATABASE_URL ?? '';
