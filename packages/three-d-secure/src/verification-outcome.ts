import { asRecord } from '@tender/client/internal';
import { OUTCOMES } from './constants';
import type { ThreeDSecureVerifyPayload } from './types';

/**
 * Outcome of a verification.
 * - `authenticated`, `frictionless`: the bank has authenticated the cardholder, with or without a challenge. Liability has shifted.
 * - `attempted`: the bank takes part, but could not authenticate the cardholder. Whether liability has shifted depends on the card brand: check
 *   `liabilityShifted`.
 * - `failed`: the bank refused, or the customer left the challenge.
 * - `unavailable`: the card or its bank does not take part, or the bank could not be reached.
 * - `bypassed`: the bank was not asked, because of a rule or an exemption.
 * - `lookupFailed`: the lookup failed.
 */
export type ThreeDSecureVerificationOutcome =
  | 'authenticated'
  | 'frictionless'
  | 'attempted'
  | 'failed'
  | 'unavailable'
  | 'bypassed'
  | 'lookupFailed';

/**
 * Reduces the status of a verification to its outcome. The bank bears the loss from fraud after `authenticated` and `frictionless`, and after
 * `attempted` if `liabilityShifted` is true.
 * @example if (verificationOutcome(payload) === 'failed') askForAnotherCard();
 */
export function verificationOutcome(payload: ThreeDSecureVerifyPayload): ThreeDSecureVerificationOutcome {
  const { status } = asRecord(payload.threeDSecureInfo);
  const entry = Object.entries(OUTCOMES).find(([, statuses]) => statuses.some((each) => each === status));
  const outcome = entry?.[0] as keyof typeof OUTCOMES | undefined;
  if (outcome && outcome !== 'authenticated') return outcome;
  if (payload.liabilityShifted === true) return payload.rawCardinalSDKVerificationData ? 'authenticated' : 'frictionless';
  // There are more exemptions than are listed. Any other unknown status has not shifted liability.
  if (/^exemption_/.test(String(status))) return 'bypassed';
  return outcome || payload.liabilityShiftPossible ? 'failed' : 'lookupFailed';
}
