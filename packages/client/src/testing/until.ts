/** Lets what is under way get on, without letting time pass. */
export const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Waits, turn by turn, for something that is on its way; says so when it does not come. */
export async function until(isThere: () => unknown): Promise<void> {
  for (let turns = 0; !isThere(); turns += 1) {
    if (turns > 5_000) throw new Error(`It did not come: ${String(isThere)}`);
    await turn();
  }
}
