import type { SandboxOptions } from '../app/start-sandbox';

/** Runs tests once for each database that a sandbox can use: PGlite, and Postgres where `TEST_DATABASE_URL` names a server. */
export function describeEachEngine(tests: (options: SandboxOptions) => void): void {
  describe('on PGlite', () => {
    // A sandbox without a `databaseUrl` would use the one of the environment.
    const url = process.env['TENDER_SANDBOX_DATABASE_URL'];
    beforeAll(() => {
      delete process.env['TENDER_SANDBOX_DATABASE_URL'];
    });
    afterAll(() => {
      if (url !== undefined) process.env['TENDER_SANDBOX_DATABASE_URL'] = url;
    });
    tests({});
  });

  const databaseUrl = process.env['TEST_DATABASE_URL'];
  // Where there is no Postgres, `npm test` says that these tests are missing.
  if (databaseUrl) describe('on Postgres', () => tests({ databaseUrl }));
}
