/** @jest-environment node */
import { closeDatabases } from '../store/database';
import { describeEachEngine } from '../testing/describe-each-engine';
import { sendHostileRequests } from './testing/send-hostile-requests';

afterAll(closeDatabases);

describeEachEngine((options) => {
  test('none of 20,000 hostile requests to all routes ends in a 500', async () => {
    expect(await sendHostileRequests(options, 20_000, 2)).toEqual([]);
  }, 1_200_000);
});
