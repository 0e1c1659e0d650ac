// A sandbox on a Postgres server starts in a fraction of the time that PGlite takes. So where there is a server, tests that start sandboxes use
// it; those that are about the store run on both, and browser tests on PGlite.
process.env.TENDER_SANDBOX_DATABASE_URL ??= process.env.TEST_DATABASE_URL ?? '';
