import { randomBytes, randomUUID } from 'node:crypto';
import { type Document } from '../store/schema';
import { enrolledLetter, isLiabilityShifted, isLiabilityShiftPossible } from './liability';
import { type TransStatus } from './scenarios';

export interface Authentication {
  readonly status: string;
  /** Of the lookup, then, where there was a challenge, of that. */
  readonly lookup: TransStatus | null;
  readonly authentication?: TransStatus | null;
  readonly version: string;
  /** As in `details.cardType`: Mastercard counts in its own way. */
  readonly cardType: string;
  readonly acsUrl: string | null;
  readonly authenticationId: string;
}

/** `threeDSecureInfo` of a nonce: what the page and the merchant's server are told. */
export function describeAuthentication(given: Authentication): Document {
  const { status, lookup, authentication = null, version, cardType, acsUrl, authenticationId } = given;
  const hasCryptogram = isLiabilityShifted(status) || status === 'data_only_successful';
  return {
    status,
    liabilityShifted: isLiabilityShifted(status),
    liabilityShiftPossible: isLiabilityShiftPossible(status),
    enrolled: enrolledLetter(status),
    cavv: hasCryptogram ? randomBytes(20).toString('base64') : null,
    xid: hasCryptogram ? randomBytes(20).toString('base64') : null,
    eciFlag: eciFlag(status, cardType),
    threeDSecureVersion: version,
    threeDSecureAuthenticationId: authenticationId,
    dsTransactionId: randomUUID(),
    acsTransactionId: lookup === null ? null : randomUUID(),
    threeDSecureServerTransactionId: randomUUID(),
    acsUrl,
    paresStatus: authentication ?? lookup,
    lookup: { transStatus: lookup, transStatusReason: null },
    authentication: { transStatus: authentication, transStatusReason: null },
  };
}

/** Nothing before the challenge, and nothing where no answer came. */
const WITHOUT_ECI = new Set(['challenge_required', 'lookup_failed_acs_error', 'data_only_successful', 'unsupported_card']);

function eciFlag(status: string, cardType: string): string | null {
  if (WITHOUT_ECI.has(status)) return null;
  const isMastercard = cardType === 'MasterCard' || cardType === 'Maestro';
  if (status === 'authenticate_successful') return isMastercard ? '02' : '05';
  if (status === 'authenticate_attempt_successful') return isMastercard ? '01' : '06';
  return isMastercard ? '00' : '07';
}

/** What the page is told beside the payment method. */
export const liabilityOf = (status: string) => ({
  liabilityShiftPossible: isLiabilityShiftPossible(status),
  liabilityShifted: isLiabilityShifted(status),
});
