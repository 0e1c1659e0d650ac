import { members } from '@tender/client/internal';
import { OUTCOMES } from './constants';
import type { VerifyPayload } from './types';

/**
 * - `authenticated`, `frictionless`: the bank is sure who pays, after a challenge or without one. Liability has shifted.
 * - `attempted`: the bank takes part but could not answer. Whether liability has shifted depends on the brand: see `liabilityShifted`.
 * - `failed`: the bank says that it is not the cardholder, or the challenge was left.
 * - `unavailable`: the card or its bank does not take part, or could not be reached.
 * - `bypassed`: nobody was asked, because of a rule or an exemption.
 * - `lookupFailed`: nobody could be asked.
 */
export type VerificationOutcome = 'authenticated' | 'frictionless' | 'attempted' | 'failed' | 'unavailable' | 'bypassed' | 'lookupFailed';

/** What a verification came to. Only the first two, and `attempted` as it says, mean that the bank bears the loss of a fraud. */
export function verificationOutcome(payload: VerifyPayload): VerificationOutcome {
  const { status } = members(payload.threeDSecureInfo);
  const listed = Object.entries(OUTCOMES).find(([, statuses]) => statuses.some((each) => each === status));
  const outcome = listed?.[0] as keyof typeof OUTCOMES | undefined;
  if (outcome && outcome !== 'authenticated') return outcome;
  if (payload.liabilityShifted === true) return payload.rawCardinalSDKVerificationData ? 'authenticated' : 'frictionless';
  // Exemptions have many names; all else that is not known has shifted nothing.
  if (/^exemption_/.test(String(status))) return 'bypassed';
  return outcome || payload.liabilityShiftPossible ? 'failed' : 'lookupFailed';
}
