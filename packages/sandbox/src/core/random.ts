import { randomBytes, randomInt } from 'node:crypto';

const LETTERS = 'bcdfghjkmnpqrstvwxyz23456789';

/** Creates an id of lowercase letters and digits, from the platform's secure source. Characters that are easily confused are left out. */
export function randomId(length: number): string {
  let id = '';
  while (id.length < length) {
    // Bytes beyond the last whole multiple of the alphabet would favor its first letters.
    for (const byte of randomBytes(length * 2)) {
      if (byte < 252 && id.length < length) id += LETTERS.charAt(byte % LETTERS.length);
    }
  }
  return id;
}

/** Creates a number of so many digits, the first of which is not zero. */
export const randomDigits = (length: number): string =>
  [randomInt(1, 10), ...Array.from({ length: length - 1 }, () => randomInt(10))].join('');

/** Creates a nonce in the provider's format: a prefix that names the kind, then four groups, as in `tokencc_bf_m5kx2d_...`. */
export function randomNonce(prefix: string): string {
  return [prefix, ...(randomId(27).match(/.{1,6}/g) ?? [])].join('_');
}
