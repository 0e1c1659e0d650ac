import { MAX_LENGTHS } from '../../../src/constants';
import { normalizeCharacters } from '../formatting/normalize-characters';
import { INVALID, PARTIAL, VALID, type Verification } from './verification';

/**
 * Verifies a postal code by its first characters. Spaces, hyphens and dots between them do not count: `M1 1AE`, `00-950`.
 * @param minlength length of the shortest valid postal code. Default: 3
 */
export function verifyPostalCode(value: string, minlength?: unknown): Verification {
  const shortest = Number(minlength) || 3;
  const characters = value.replace(/\b[-.\s]+\b/g, '');
  const isAlphanumeric = /^[a-z\d]+$/i.test(characters.trim().slice(0, shortest));
  return characters.length >= shortest && isAlphanumeric ? VALID : PARTIAL;
}

/** A name of digits alone is not valid: it may be a card number in the wrong field. */
export function verifyCardholderName(value: string): Verification {
  if (value.length > MAX_LENGTHS.cardholderName) return INVALID;
  return /^[\d\s-]*$/.test(normalizeCharacters(value)) ? PARTIAL : VALID;
}
