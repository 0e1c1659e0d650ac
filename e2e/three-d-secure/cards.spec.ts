import { passChallenge } from '@tender/sandbox/testing';
import { verificationOutcome } from '@tender/three-d-secure';
import { expect, test } from '../support/test';
import { create, openShop, outcomeOf, pay, STYLES, takeEvents } from './support';

interface Row {
  readonly numbers: string;
  readonly status: string;
  readonly shifted: boolean;
  readonly possible: boolean;
  readonly outcome: string;
  /** The bank asks. */
  readonly isAsked?: true;
  /** The authentication script ends with an error. */
  readonly error?: true;
}

/** The documented test cards, in the documentation's order: Visa, Mastercard, American Express, Discover. */
const ROWS: readonly Row[] = [
  {
    numbers: '4000000000002701 5200000000002235 340000000002708 6011000000002117',
    status: 'authenticate_successful',
    shifted: true,
    possible: true,
    outcome: 'frictionless',
  },
  {
    numbers: '4000000000002925 5200000000002276 340000000002096 6011000000002364',
    status: 'authenticate_frictionless_failed',
    shifted: false,
    possible: false,
    outcome: 'failed',
  },
  {
    numbers: '4000000000002719 5200000000002482 340000000002872 6011000000002646',
    status: 'authenticate_attempt_successful',
    shifted: true,
    possible: true,
    outcome: 'attempted',
  },
  {
    numbers: '4000000000002313 5200000000002268',
    status: 'authenticate_unable_to_authenticate',
    shifted: false,
    possible: true,
    outcome: 'unavailable',
  },
  {
    numbers: '4000000000002537 5200000000002185 340000000002062',
    status: 'authenticate_rejected',
    shifted: false,
    possible: false,
    outcome: 'failed',
  },
  {
    numbers: '4000000000002990 5200000000002409 340000000002468',
    status: 'authentication_unavailable',
    shifted: false,
    possible: false,
    outcome: 'unavailable',
  },
  {
    numbers: '4000000000002446 5200000000002037 340000000002732',
    status: 'lookup_error',
    shifted: false,
    possible: false,
    outcome: 'lookupFailed',
  },
  {
    numbers: '4000000000002354 5200000000002326',
    status: 'lookup_failed_acs_error',
    shifted: false,
    possible: false,
    outcome: 'lookupFailed',
  },
  {
    numbers: '4000000000002560 5200000000002508 340000000002948',
    status: 'lookup_bypassed',
    shifted: false,
    possible: false,
    outcome: 'bypassed',
  },
  {
    numbers: '4000000000002503 5200000000002151 340000000002534',
    status: 'authenticate_successful',
    shifted: true,
    possible: true,
    outcome: 'authenticated',
    isAsked: true,
  },
  {
    numbers: '4000000000002370 5200000000002490 340000000002237',
    status: 'authenticate_failed',
    shifted: false,
    possible: true,
    outcome: 'failed',
    isAsked: true,
  },
  {
    numbers: '4000000000002420 5200000000002664 340000000002484',
    status: 'authenticate_unable_to_authenticate',
    shifted: false,
    possible: true,
    outcome: 'unavailable',
    isAsked: true,
  },
  {
    numbers: '4000000000002644 5200000000002656',
    status: 'authenticate_error',
    shifted: false,
    possible: true,
    outcome: 'failed',
    isAsked: true,
    error: true,
  },
  { numbers: '5200000000002805', status: 'data_only_successful', shifted: false, possible: false, outcome: 'bypassed' },
];

for (const [index, style] of STYLES.entries()) {
  test(`three-d-secure: every documented card, with ${style}`, async ({ page, sandbox, site }) => {
    test.setTimeout(180_000);
    await openShop(page, site);
    await create(page, sandbox.createClientToken(), { version: style });
    for (const { numbers, status, shifted, possible, outcome, isAsked, error } of ROWS) {
      // Each style goes through every row, and the three together through most numbers.
      const all = numbers.split(' ');
      const number = all[index % all.length] ?? '';
      await test.step(`${number}: ${status}`, async () => {
        await pay(page, sandbox, number);
        if (isAsked) await passChallenge(page);
        const settled = await outcomeOf(page);
        if (error) {
          expect(settled).toMatchObject({ error: { code: 'THREEDS_CARDINAL_SDK_ERROR', details: { originalError: { code: 1050 } } } });
        } else {
          const { nonce, ...rest } = settled.value ?? { nonce: '' };
          expect(nonce).toMatch(/^tokencc_/);
          expect(Object.keys(rest).sort()).toEqual(
            [
              'binData',
              'description',
              'details',
              'liabilityShiftPossible',
              'liabilityShifted',
              ...(isAsked ? ['rawCardinalSDKVerificationData'] : []),
              'requiresUserAuthentication',
              'threeDSecureInfo',
              'type',
              'verificationDetails',
            ].sort(),
          );
          expect(rest).toMatchObject({
            type: 'CreditCard',
            requiresUserAuthentication: Boolean(isAsked),
            description: `ending in ${number.slice(-2)}`,
            details: { lastFour: number.slice(-4) },
            liabilityShifted: shifted,
            liabilityShiftPossible: possible,
            threeDSecureInfo: { status, liabilityShifted: shifted },
          });
          expect(verificationOutcome({ nonce, ...rest })).toBe(outcome);
        }
        const shown = style === '2-inline-iframe' ? ['authentication-iframe-available'] : [];
        expect(await takeEvents(page)).toEqual([
          `lookup-complete ${Boolean(isAsked)}`,
          ...(isAsked ? [...shown, 'authentication-modal-render', 'authentication-modal-close'] : []),
        ]);
        await expect(page.locator('iframe[name="Cardinal-CCA-IFrame"], dialog')).toHaveCount(0);
      });
    }
    await page.evaluate(() => window.threeDSecure.teardown());
  });
}
