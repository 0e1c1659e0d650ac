/** @jest-environment node */
import { describeEachEngine } from '../../fixtures/describe-each-engine';
import { raceForNonces } from '../../fixtures/race-for-nonces';

describeEachEngine((options) => {
  test('sandbox: 1,000 tokenizations at concurrency 50 all succeed, and each nonce is spent once however two sales race for it', async () => {
    await raceForNonces(options, 1000);
  }, 240_000);
});
