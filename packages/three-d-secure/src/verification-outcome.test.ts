import { OUTCOMES } from './constants';
import { verificationOutcome, type ThreeDSecureVerifyPayload } from './index';
import { verifyPayload } from './schemas';

const payload = (status: string | undefined, liabilityShifted: boolean | undefined, more: object = {}): ThreeDSecureVerifyPayload => ({
  nonce: 'nonce',
  liabilityShifted,
  threeDSecureInfo: status === undefined ? undefined : { status },
  ...more,
});
const CHALLENGED = { rawCardinalSDKVerificationData: { ActionCode: 'SUCCESS' } };

test.each<[string, ThreeDSecureVerifyPayload, string]>([
  ['frictionless success', payload('authenticate_successful', true), 'frictionless'],
  ['challenge success', payload('authenticate_successful', true, CHALLENGED), 'authenticated'],
  ['attempt', payload('authenticate_attempt_successful', true), 'attempted'],
  ['frictionless failed', payload('authenticate_frictionless_failed', false), 'failed'],
  ['challenge failed', payload('authenticate_failed', false, CHALLENGED), 'failed'],
  ['rejected', payload('authenticate_rejected', false), 'failed'],
  ['a challenge without a result', payload('challenge_required', false), 'failed'],
  ['unable', payload('authenticate_unable_to_authenticate', false), 'unavailable'],
  ['not available', payload('authentication_unavailable', false), 'unavailable'],
  ['bypassed', payload('lookup_bypassed', false), 'bypassed'],
  ['data only', payload('data_only_successful', false), 'bypassed'],
  ['an exemption', payload('exemption_other_successful', false), 'bypassed'],
  ['lookup error', payload('lookup_error', false), 'lookupFailed'],
  ['lookup timeout', payload('lookup_failed_acs_error', false), 'lookupFailed'],
  ['success without liability shift', payload('authenticate_successful', false), 'failed'],
  ['no status, liability shifted', payload(undefined, true), 'frictionless'],
  ['no status, liability shift possible', payload(undefined, false, { liabilityShiftPossible: true }), 'failed'],
  ['no status', payload(undefined, undefined), 'lookupFailed'],
  ['an unknown status', payload('something_new', false), 'lookupFailed'],
])('default: %s', (_, verification, expected) => {
  expect(verificationOutcome(verification)).toBe(expected);
});

test('behavior: without liability shift no status means authenticated', () => {
  for (const status of Object.values(OUTCOMES).flat()) {
    const read = verificationOutcome(payload(status, false));
    expect(['authenticated', 'frictionless']).not.toContain(read);
  }
});

test('behavior: a text is no liability shift, whatever it says', () => {
  expect(verificationOutcome({ ...payload(undefined, undefined), liabilityShifted: 'false' as never })).toBe('lookupFailed');
});

test('behavior: the schema accepts a payload', () => {
  expect(verifyPayload.safeParse(payload('authenticate_successful', true)).success).toBe(true);
});
