import { randomBytes } from 'node:crypto';

const LETTERS = 'bcdfghjkmnpqrstvwxyz23456789';

/** So many lower-case letters and digits, none of them easily misread, from the platform's secure source. */
export function randomId(length: number): string {
  let id = '';
  while (id.length < length) {
    // Bytes beyond the last whole multiple of the alphabet would favour its first letters.
    for (const byte of randomBytes(length * 2)) {
      if (byte < 252 && id.length < length) id += LETTERS.charAt(byte % LETTERS.length);
    }
  }
  return id;
}

/** A nonce in the provider's form: a prefix that tells the kind, then five groups, `tokencc_bf_m5kx2d_...`. */
export function randomNonce(prefix: string): string {
  return [prefix, ...[6, 6, 6, 6].map(randomId), randomId(3)].join('_');
}
