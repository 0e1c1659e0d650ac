/** A version-4 UUID in lower case. `crypto.randomUUID` exists in secure contexts only, which a shop in development may not be. */
export function uuid(): string {
  // Each 0 and 1 becomes a random hexadecimal digit, the 8 one from 8 to b.
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) =>
    (+digit ^ ((crypto.getRandomValues(new Uint8Array(1))[0] as number) & (15 >> (+digit / 4)))).toString(16),
  );
}
