import { MAX_LENGTHS } from '../../../src/constants';
import { INVALID, PARTIAL, VALID, type Verification } from './verification';

/** @param minlength length of the shortest valid postal code. Default: 3 */
export function verifyPostalCode(value: string, minlength?: unknown): Verification {
  const shortest = Number(minlength) || 3;
  const isAlphanumeric = /^[a-z\d]+$/i.test(value.trim().slice(0, shortest));
  return value.length >= shortest && isAlphanumeric ? VALID : PARTIAL;
}

/** A name of digits alone is not valid: it may be a card number in the wrong field. */
export function verifyCardholderName(value: string): Verification {
  if (value.length > MAX_LENGTHS.cardholderName) return INVALID;
  return /^[\d\s-]*$/.test(value) ? PARTIAL : VALID;
}
