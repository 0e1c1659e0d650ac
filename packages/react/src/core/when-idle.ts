/** Milliseconds after which a busy browser is not waited for any longer. */
const TIMEOUT = 2000;

/**
 * Calls the function once the browser has nothing else to do, so that what customers do not see comes after what they wait for. Browsers that do not
 * tell when they are idle, such as Safari, call it at once.
 * @returns a function that cancels the call
 */
export function whenIdle(run: () => void): (() => void) | undefined {
  const { requestIdleCallback: request, cancelIdleCallback: cancel } = globalThis as Partial<typeof globalThis>;
  if (!request) return void run();
  const handle = request(run, { timeout: TIMEOUT });
  return () => cancel?.(handle);
}
