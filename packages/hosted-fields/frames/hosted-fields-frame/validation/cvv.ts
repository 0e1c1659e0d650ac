import { INVALID, PARTIAL, VALID, isNumeric, type Verification } from './verification';

/** @param sizes lengths of the security codes of all brands that the number may belong to */
export function verifyCvv(value: string, sizes: readonly number[]): Verification {
  if (!isNumeric(value)) return INVALID;
  const { length } = value;
  if (sizes.includes(length)) return VALID;
  if (length < Math.min(...sizes)) return PARTIAL;
  return length > Math.max(3, ...sizes) ? INVALID : VALID;
}
