import { MAX_LENGTHS } from '../../../src/constants';
import { INVALID, PARTIAL, VALID, type Verification } from './verification';

/** @param minlength characters of the shortest postal code; default 3 */
export function verifyPostalCode(value: string, minlength?: unknown): Verification {
  const least = Number(minlength) || 3;
  const isAlphanumeric = /^[a-z\d]+$/i.test(value.trim().slice(0, least));
  return value.length >= least && isAlphanumeric ? VALID : PARTIAL;
}

/** Digits alone are no name: they may be a card number in the wrong field. */
export function verifyCardholderName(value: string): Verification {
  if (value.length > MAX_LENGTHS.cardholderName) return INVALID;
  return /^[\d\s-]*$/.test(value) ? PARTIAL : VALID;
}
