/** The result, or nothing where it throws: a clean-up that fails must not keep others from running, a getter that throws gives nothing. */
export function quietly<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
