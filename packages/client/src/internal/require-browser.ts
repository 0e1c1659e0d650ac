import { lifecycleErrors } from '../errors';

/**
 * Checks for a page and for a browser with `AbortSignal.throwIfAborted`, which all supported browsers have had since 2022. In an older one `create`
 * would fail later with a TypeError.
 * @throws BROWSER_REQUIRED
 */
export function requireBrowser(name: string): void {
  if (typeof document === 'undefined' || !new AbortController().signal.throwIfAborted) throw lifecycleErrors.BROWSER_REQUIRED({ name });
}
