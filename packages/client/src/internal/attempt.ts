/** Calls a function and returns its result, or undefined where it throws: for clean-up that must not stop, and getters of a merchant. */
export function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
