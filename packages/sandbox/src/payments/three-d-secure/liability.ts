import { findEntry } from '../../core/find-entry';

/** Statuses in which liability has shifted to the issuer. */
const SHIFTED = new Set(['authenticate_successful', 'authenticate_attempt_successful']);

/** Statuses in which a shift of liability was possible. */
const POSSIBLE = new Set([
  ...SHIFTED,
  'challenge_required',
  'lookup_enrolled',
  'authenticate_failed',
  'authenticate_error',
  'authenticate_unable_to_authenticate',
  'authenticate_signature_verification_failed',
]);

/** Y enrolled, N not enrolled, U unknown, B bypassed, null when no issuer was queried. Other statuses: Y. */
const ENROLLED: Readonly<Record<string, 'N' | 'U' | 'B' | null>> = {
  authentication_unavailable: 'U',
  lookup_bypassed: 'B',
  lookup_not_enrolled: 'N',
  lookup_error: null,
  lookup_failed_acs_error: null,
  unsupported_card: null,
};

export const isLiabilityShifted = (status: string): boolean => SHIFTED.has(status);
export const isLiabilityShiftPossible = (status: string): boolean => POSSIBLE.has(status);
export const findEnrolledLetter = (status: string): 'Y' | 'N' | 'U' | 'B' | null => {
  const letter = findEntry(ENROLLED, status);
  return letter === undefined ? 'Y' : letter;
};
