import { lifecycleErrors } from '../errors';

/**
 * Checks that there is a `document`, which servers and workers do not have, and that the browser is supported: all supported ones have had
 * `AbortSignal.throwIfAborted` since 2022. Without this check, `create` would fail with a TypeError in an older browser.
 * @param name display name of the component, for the message
 * @throws BROWSER_REQUIRED
 */
export function requireBrowser(name: string): void {
  if (typeof document === 'undefined' || !new AbortController().signal.throwIfAborted) throw lifecycleErrors.BROWSER_REQUIRED({ name });
}
