import { OUTCOMES } from './constants';
import { verificationOutcome, type VerifyPayload } from './index';
import { verifyPayload } from './schemas';

const payload = (status: string | undefined, liabilityShifted: boolean | undefined, more: object = {}): VerifyPayload => ({
  nonce: 'nonce',
  liabilityShifted,
  threeDSecureInfo: status === undefined ? undefined : { status },
  ...more,
});
const CHALLENGED = { rawCardinalSDKVerificationData: { ActionCode: 'SUCCESS' } };

test.each<[string, VerifyPayload, string]>([
  ['frictionless success', payload('authenticate_successful', true), 'frictionless'],
  ['challenge success', payload('authenticate_successful', true, CHALLENGED), 'authenticated'],
  ['attempt', payload('authenticate_attempt_successful', true), 'attempted'],
  ['frictionless failed', payload('authenticate_frictionless_failed', false), 'failed'],
  ['challenge failed', payload('authenticate_failed', false, CHALLENGED), 'failed'],
  ['rejected', payload('authenticate_rejected', false), 'failed'],
  ['a challenge nobody answered', payload('challenge_required', false), 'failed'],
  ['unable', payload('authenticate_unable_to_authenticate', false), 'unavailable'],
  ['not available', payload('authentication_unavailable', false), 'unavailable'],
  ['bypassed', payload('lookup_bypassed', false), 'bypassed'],
  ['data only', payload('data_only_successful', false), 'bypassed'],
  ['an exemption', payload('exemption_other_successful', false), 'bypassed'],
  ['lookup error', payload('lookup_error', false), 'lookupFailed'],
  ['lookup timeout', payload('lookup_failed_acs_error', false), 'lookupFailed'],
  ['success without its shift', payload('authenticate_successful', false), 'failed'],
  ['nothing known, shifted', payload(undefined, true), 'frictionless'],
  ['nothing known, possible', payload(undefined, false, { liabilityShiftPossible: true }), 'failed'],
  ['nothing known', payload(undefined, undefined), 'lookupFailed'],
  ['an unknown status', payload('something_new', false), 'lookupFailed'],
])('default: %s', (_, given, expected) => {
  expect(verificationOutcome(given)).toBe(expected);
});

test('behavior: no status but three can be read as a shift of liability', () => {
  for (const status of Object.values(OUTCOMES).flat()) {
    const read = verificationOutcome(payload(status, false));
    expect(['authenticated', 'frictionless']).not.toContain(read);
  }
});

test('behavior: the schema takes what is read', () => {
  expect(verifyPayload.safeParse(payload('authenticate_successful', true)).success).toBe(true);
});
