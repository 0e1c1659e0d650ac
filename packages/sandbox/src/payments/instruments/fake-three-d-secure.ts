import { findEntry } from '../../core/find-entry';
import { type Document } from '../../core/store/schema';
import { findEnrolledLetter, isLiabilityShifted, isLiabilityShiftPossible } from '../three-d-secure/liability';

/** Outcomes by the part of the documented nonce names between `fake-three-d-secure-` and `-nonce`. */
const OUTCOMES: Record<string, string> = {
  'visa-full-authentication': 'authenticate_successful',
  'visa-lookup-timeout': 'lookup_error',
  'visa-failed-signature': 'authenticate_signature_verification_failed',
  'visa-failed-authentication': 'authenticate_failed',
  'visa-attempts-non-participating': 'authenticate_attempt_successful',
  'visa-not-enrolled': 'lookup_not_enrolled',
  'visa-unavailable': 'authentication_unavailable',
  'visa-mpi-lookup-error': 'authentication_unavailable',
  'visa-mpi-authenticate-error': 'authenticate_error',
  'visa-authentication-unavailable': 'authenticate_unable_to_authenticate',
  'visa-bypassed-authentication': 'lookup_bypassed',
  'two-visa-successful-frictionless-authentication': 'authenticate_successful',
  'two-visa-successful-step-up-authentication': 'authenticate_successful',
  'two-visa-error-on-lookup': 'lookup_error',
  'two-visa-timeout-on-lookup': 'lookup_error',
};

/** Finds the outcome of a documented nonce or authentication id. Returns undefined for any other name. */
export const findFakeThreeDSecure = (name: string, kind: 'nonce' | 'id'): string | undefined =>
  findEntry(OUTCOMES, new RegExp(`^fake-three-d-secure-(.+)-${kind}$`).exec(name)?.[1]);

/** Creates the result of an authentication as a server receives it. */
export function createThreeDSecureInfo(status: string): Document {
  const shifted = isLiabilityShifted(status);
  const transStatus = shifted ? (status === 'authenticate_successful' ? 'Y' : 'A') : status.startsWith('authenticate_') ? 'N' : null;
  return {
    status,
    liabilityShifted: shifted,
    liabilityShiftPossible: isLiabilityShiftPossible(status),
    enrolled: findEnrolledLetter(status),
    cavv: shifted ? 'AAABAWFlmQAAAABjRWWZEEFgFz8=' : null,
    xid: shifted ? 'OUcwTGlKbm1rYldUbHJYSk9QMEE=' : null,
    eciFlag: status === 'authenticate_successful' ? '05' : shifted ? '06' : '07',
    threeDSecureVersion: '2.1.0',
    dsTransactionId: 'a-fake-ds-transaction-id',
    acsTransactionId: null,
    threeDSecureServerTransactionId: null,
    paresStatus: transStatus,
    lookup: { transStatus, transStatusReason: null },
    authentication: { transStatus, transStatusReason: null },
  };
}

/** The values of the first version, which has no directory server with an id of its own. */
const FIRST_VERSION = { threeDSecureVersion: '1.0.2', dsTransactionId: null };

/** Finds the result of the authentication of a documented nonce. Returns undefined for any other nonce. */
export function findFakeThreeDSecureInfo(nonce: string): Document | undefined {
  const status = findFakeThreeDSecure(nonce, 'nonce');
  if (status === undefined) return undefined;
  const info = { ...createThreeDSecureInfo(status), threeDSecureAuthenticationId: nonce.replace(/nonce$/, 'id') };
  if (!nonce.startsWith('fake-three-d-secure-visa-')) return info;
  return { ...info, ...FIRST_VERSION, ...(isLiabilityShifted(status) ? { cavv: 'cavv_value', xid: 'xid_value' } : {}) };
}
