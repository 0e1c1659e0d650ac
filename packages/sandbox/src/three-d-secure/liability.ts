/** Statuses after which the issuer bears the loss. */
const SHIFTED = new Set(['authenticate_successful', 'authenticate_attempt_successful']);

/** Statuses after which it could have come to that. */
const POSSIBLE = new Set([
  ...SHIFTED,
  'challenge_required',
  'lookup_enrolled',
  'authenticate_failed',
  'authenticate_error',
  'authenticate_unable_to_authenticate',
  'authenticate_signature_verification_failed',
]);

/** Y takes part, N does not, U not known, B bypassed; null where nobody was asked. Not listed: Y. */
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
export const enrolledLetter = (status: string): 'Y' | 'N' | 'U' | 'B' | null => {
  const letter = ENROLLED[status];
  return letter === undefined ? 'Y' : letter;
};
