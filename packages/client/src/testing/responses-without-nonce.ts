import * as fc from 'fast-check';

type Path = readonly (string | number)[];

/**
 * Values that a broken server or frame may send in the place of a member. A member that is `undefined` is missing in JSON. None has a member `__proto__`: the
 * page ignores such a message, so a test would wait for ever.
 */
const junk = fc.oneof(
  fc.constantFrom(undefined, null, '', 'text', 0, 1, true, false, [], [null], {}),
  fc.jsonValue().filter((value) => !JSON.stringify(value).includes('"__proto__"')),
);

/**
 * Generates copies of a good response without a usable nonce: either the nonce itself is replaced by an empty text or another type, or an object around it is
 * replaced by any value.
 * @param path leads to the nonce in the good response
 */
export function responsesWithoutNonce(response: object, path: Path): fc.Arbitrary<object> {
  const last = path.length;
  return (
    fc
      .oneof(
        fc.tuple(fc.constant(last), fc.constantFrom<unknown[]>(undefined, null, '', 1, true, {}, ['nonce'])),
        fc.tuple(fc.integer({ min: 1, max: last }), junk),
      )
      // Any other text in the place of the nonce would be a usable nonce.
      .filter(([depth, value]) => depth < last || typeof value !== 'string' || !value)
      .map(([depth, value]) => replaced(response, path.slice(0, depth), value) as object)
  );
}

function replaced(whole: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const copy = (Array.isArray(whole) ? [...(whole as unknown[])] : { ...(whole as object) }) as Record<string | number, unknown>;
  copy[key] = replaced(copy[key], rest, value);
  return copy;
}

/** Asserts that `tokenize` rejects with the code for each of these responses. */
export async function expectRejectionForEach(
  responses: fc.Arbitrary<object>,
  code: string,
  tokenize: (response: object) => Promise<unknown>,
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(responses, async (response) => {
      await expect(tokenize(response)).rejects.toMatchObject({ code });
    }),
    { numRuns: 60 },
  );
}
