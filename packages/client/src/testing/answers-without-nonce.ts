import * as fc from 'fast-check';

type Path = readonly (string | number)[];

/** What a gateway that is broken, or is not one, may put in the place of anything. `undefined` stands for nothing at all. */
const junk = fc.oneof(fc.constantFrom(undefined, null, '', 'text', 0, 1, true, false, [], [null], {}), fc.jsonValue());

/**
 * Answers that bring no nonce: of a good answer, something on the way to the nonce is missing or of another kind, or the nonce itself is
 * empty or no text.
 * @param path leads to the nonce in the good answer
 */
export function answersWithoutNonce(answer: object, path: Path): fc.Arbitrary<object> {
  const last = path.length;
  return fc
    .oneof(
      fc.tuple(fc.constant(last), fc.constantFrom<unknown[]>(undefined, null, '', 1, true, {}, ['nonce'])),
      fc.tuple(fc.integer({ min: 1, max: last }), junk),
    )
    .filter(([depth, value]) => depth < last || typeof value !== 'string' || !value)
    .map(([depth, value]) => replaced(answer, path.slice(0, depth), value) as object);
}

function replaced(whole: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const copy = (Array.isArray(whole) ? [...(whole as unknown[])] : { ...(whole as object) }) as Record<string | number, unknown>;
  copy[key] = replaced(copy[key], rest, value);
  return copy;
}

/** Asserts that a call rejects with the code, and never resolves, whichever answer without a nonce it gets. */
export async function expectNonceOrError(
  answers: fc.Arbitrary<object>,
  code: string,
  tokenize: (answer: object) => Promise<unknown>,
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(answers, async (answer) => {
      await expect(tokenize(answer)).rejects.toMatchObject({ code });
    }),
    { numRuns: 60 },
  );
}
