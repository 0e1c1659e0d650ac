/** @jest-environment node */
import { closeDatabases } from '../core/store/database';
import { describeEachEngine } from '../fixtures/describe-each-engine';
import { sendHostileRequests } from '../fixtures/send-hostile-requests';

afterAll(closeDatabases);

describeEachEngine((options) => {
  // What differs between the databases is not in the routes, so the second one needs fewer.
  const count = options.databaseUrl ? 3_000 : 10_000;
  test(`none of ${count} hostile requests to all routes ends in a 500`, async () => {
    expect(await sendHostileRequests(options, count, 2)).toEqual([]);
  }, 1_200_000);
});
