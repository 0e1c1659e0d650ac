import { randomBytes, randomUUID } from 'node:crypto';
import { type Document } from '../../core/store/schema';
import { findEnrolledLetter, isLiabilityShifted, isLiabilityShiftPossible } from './liability';
import { type TransStatus } from './scenarios';

export interface Authentication {
  readonly status: string;
  /** Result of the lookup; `authentication` is that of the challenge, where there was one. */
  readonly lookup: TransStatus | null;
  readonly authentication?: TransStatus | null;
  readonly version: string;
  /** As in `details.cardType`: Mastercard has its own ECI flags. */
  readonly cardType: string;
  readonly acsUrl: string | null;
  readonly authenticationId: string;
}

/** Creates `threeDSecureInfo` of a nonce, which the page and the merchant's server receive. */
export function describeAuthentication(details: Authentication): Document {
  const { status, lookup, authentication = null, version, cardType, acsUrl, authenticationId } = details;
  const hasCryptogram = isLiabilityShifted(status) || status === 'data_only_successful';
  return {
    status,
    liabilityShifted: isLiabilityShifted(status),
    liabilityShiftPossible: isLiabilityShiftPossible(status),
    enrolled: findEnrolledLetter(status),
    cavv: hasCryptogram ? randomBytes(20).toString('base64') : null,
    xid: hasCryptogram ? randomBytes(20).toString('base64') : null,
    eciFlag: findEciFlag(status, cardType),
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

/** Statuses without an ECI flag: before a challenge, and without a response. */
const WITHOUT_ECI = new Set(['challenge_required', 'lookup_failed_acs_error', 'data_only_successful', 'unsupported_card']);

function findEciFlag(status: string, cardType: string): string | null {
  if (WITHOUT_ECI.has(status)) return null;
  const isMastercard = cardType === 'MasterCard' || cardType === 'Maestro';
  if (status === 'authenticate_successful') return isMastercard ? '02' : '05';
  if (status === 'authenticate_attempt_successful') return isMastercard ? '01' : '06';
  return isMastercard ? '00' : '07';
}

/** Creates the liability flags that the page receives beside the payment method. */
export const describeLiability = (status: string) => ({
  liabilityShiftPossible: isLiabilityShiftPossible(status),
  liabilityShifted: isLiabilityShifted(status),
});
