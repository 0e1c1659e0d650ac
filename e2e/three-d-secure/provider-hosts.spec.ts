import { cancelChallenge, passChallenge } from '@tender/sandbox/testing';
import { expect, test } from '../support/test';
import { bankPage, CHALLENGE, create, FRICTIONLESS, openShop, outcomeOf, pay, takeEvents } from './support';

// The provider's own SDK, 3.118.2, as a black box, and ours, both against the stand-ins under the real host names.
for (const library of ['reference', 'tender'] as const) {
  test.describe(`page library ${library}`, () => {
    test.beforeEach(async ({ provider: { page, sandbox }, site }) => {
      await openShop(page, site, { library });
      await create(page, sandbox.createClientToken({ origin: 'https://api.sandbox.braintreegateway.com' }), { version: 2 });
    });

    test(`three-d-secure: with and without a challenge, with the page library of ${library}`, async ({ provider: { page, sandbox } }) => {
      await pay(page, sandbox, FRICTIONLESS);
      expect(await outcomeOf(page)).toMatchObject({
        value: {
          liabilityShifted: true,
          threeDSecureInfo: { status: 'authenticate_successful' },
          verificationDetails: { liabilityShifted: true },
        },
      });
      expect(await takeEvents(page)).toEqual(['lookup-complete false']);
      await pay(page, sandbox, CHALLENGE);
      await expect(bankPage(page)).toBeVisible();
      await passChallenge(page);
      expect(await outcomeOf(page)).toMatchObject({
        value: {
          liabilityShifted: true,
          liabilityShiftPossible: true,
          description: 'ending in 03',
          threeDSecureInfo: { status: 'authenticate_successful' },
          rawCardinalSDKVerificationData: { ActionCode: 'SUCCESS' },
        },
      });
      expect(await takeEvents(page)).toEqual(['lookup-complete true', 'authentication-modal-render', 'authentication-modal-close']);
    });

    test(`three-d-secure: cancelled on the bank's page, with the page library of ${library}`, async ({ provider: { page, sandbox } }) => {
      await pay(page, sandbox, CHALLENGE);
      await cancelChallenge(page);
      expect(await outcomeOf(page)).toMatchObject({ value: { liabilityShifted: false } });
      expect((await takeEvents(page)).at(-1)).toBe('customer-canceled');
    });

    test(`three-d-secure: left by Escape, with the page library of ${library}`, async ({ provider: { page, sandbox } }) => {
      await pay(page, sandbox, CHALLENGE);
      await expect(bankPage(page)).toBeVisible();
      await page.locator('dialog').press('Escape');
      expect(await outcomeOf(page)).toMatchObject({ error: { code: 'THREEDS_CARDINAL_SDK_CANCELED', type: 'CUSTOMER' } });
    });
  });
}
