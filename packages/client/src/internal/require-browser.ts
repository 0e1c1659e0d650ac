import { lifeErrors } from '../errors';

/**
 * Everything is created in a browser of the last three years. One that cannot end a call by a signal, which the others can do since 2022, is older:
 * there a creation would end in a TypeError half way.
 * @throws BROWSER_REQUIRED
 */
export function requireBrowser(name: string): void {
  if (typeof document === 'undefined' || !new AbortController().signal.throwIfAborted) throw lifeErrors.BROWSER_REQUIRED(undefined, name);
}
