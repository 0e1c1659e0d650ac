import { passChallenge } from '@tender/sandbox/testing';
import { verificationOutcome } from '@tender/three-d-secure';
import { expect, test } from '../support/test';
import { create, openShop, outcomeOf, pay, STYLES, takeEvents } from './support';

type Liability = 'shifted' | 'shift possible' | 'not shifted';
/** What the bank does: it asks for a code, or the authentication script ends with an error after it has asked. */
type Bank = 'asks' | 'asks, then fails';

/** The documented test cards, in the documentation's order: Visa, Mastercard, American Express, Discover. */
const ROWS: readonly (readonly [numbers: string, status: string, liability: Liability, outcome: string, bank?: Bank])[] = [
  ['4000000000002701 5200000000002235 340000000002708 6011000000002117', 'authenticate_successful', 'shifted', 'frictionless'],
  ['4000000000002925 5200000000002276 340000000002096 6011000000002364', 'authenticate_frictionless_failed', 'not shifted', 'failed'],
  ['4000000000002719 5200000000002482 340000000002872 6011000000002646', 'authenticate_attempt_successful', 'shifted', 'attempted'],
  ['4000000000002313 5200000000002268', 'authenticate_unable_to_authenticate', 'shift possible', 'unavailable'],
  ['4000000000002537 5200000000002185 340000000002062', 'authenticate_rejected', 'not shifted', 'failed'],
  ['4000000000002990 5200000000002409 340000000002468', 'authentication_unavailable', 'not shifted', 'unavailable'],
  ['4000000000002446 5200000000002037 340000000002732', 'lookup_error', 'not shifted', 'lookupFailed'],
  ['4000000000002354 5200000000002326', 'lookup_failed_acs_error', 'not shifted', 'lookupFailed'],
  ['4000000000002560 5200000000002508 340000000002948', 'lookup_bypassed', 'not shifted', 'bypassed'],
  ['4000000000002503 5200000000002151 340000000002534', 'authenticate_successful', 'shifted', 'authenticated', 'asks'],
  ['4000000000002370 5200000000002490 340000000002237', 'authenticate_failed', 'shift possible', 'failed', 'asks'],
  ['4000000000002420 5200000000002664 340000000002484', 'authenticate_unable_to_authenticate', 'shift possible', 'unavailable', 'asks'],
  ['4000000000002644 5200000000002656', 'authenticate_error', 'shift possible', 'failed', 'asks, then fails'],
  ['5200000000002805', 'data_only_successful', 'not shifted', 'bypassed'],
];

/** Members of every payload beside the nonce. */
const MEMBERS = [
  ...['binData', 'description', 'details', 'liabilityShiftPossible', 'liabilityShifted', 'requiresUserAuthentication'],
  ...['threeDSecureInfo', 'type', 'verificationDetails'],
];

for (const [index, style] of STYLES.entries()) {
  test(`three-d-secure: every documented card, with ${style}`, async ({ page, sandbox, site }) => {
    test.setTimeout(180_000);
    await openShop(page, site);
    await create(page, sandbox.createClientToken(), { version: style });
    for (const [numbers, status, liability, outcome, bank] of ROWS) {
      const isAsked = bank !== undefined;
      // Each style goes through every row, and the three together through most numbers.
      const all = numbers.split(' ');
      const number = all[index % all.length] ?? '';
      await test.step(`${number}: ${status}`, async () => {
        await pay(page, sandbox, number);
        if (isAsked) await passChallenge(page);
        const settled = await outcomeOf(page);
        if (bank === 'asks, then fails') {
          expect(settled).toMatchObject({ error: { code: 'THREEDS_CARDINAL_SDK_ERROR', details: { originalError: { code: 1050 } } } });
        } else {
          const { nonce, ...rest } = settled.value ?? { nonce: '' };
          expect(nonce).toMatch(/^tokencc_/);
          expect(Object.keys(rest).sort()).toEqual([...MEMBERS, ...(isAsked ? ['rawCardinalSDKVerificationData'] : [])].sort());
          expect(rest).toMatchObject({
            type: 'CreditCard',
            requiresUserAuthentication: isAsked,
            description: `ending in ${number.slice(-2)}`,
            details: { lastFour: number.slice(-4) },
            liabilityShifted: liability === 'shifted',
            liabilityShiftPossible: liability !== 'not shifted',
            threeDSecureInfo: { status, liabilityShifted: liability === 'shifted' },
          });
          expect(verificationOutcome({ nonce, ...rest })).toBe(outcome);
        }
        const shown = style === '2-inline-iframe' ? ['authentication-iframe-available'] : [];
        expect(await takeEvents(page)).toEqual([
          `lookup-complete ${isAsked}`,
          ...(isAsked ? [...shown, 'authentication-modal-render', 'authentication-modal-close'] : []),
        ]);
        await expect(page.locator('iframe[name="Cardinal-CCA-IFrame"], dialog')).toHaveCount(0);
      });
    }
    await page.evaluate(() => window.threeDSecure.teardown());
  });
}
