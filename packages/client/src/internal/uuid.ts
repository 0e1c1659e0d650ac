/** A version-4 UUID in lower case. `crypto.randomUUID` exists in secure contexts only; shops in development may not be one. */
export function uuid(): string {
  // A `0` or `1` takes any hexadecimal digit, the `8` one from 8 to b.
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (place) =>
    (+place ^ ((crypto.getRandomValues(new Uint8Array(1))[0] as number) & (15 >> (+place / 4)))).toString(16),
  );
}
