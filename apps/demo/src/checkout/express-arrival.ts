import { isFromVenmo } from './arrival';

const QUERY = '?return=express';
const KEY = 'fern-and-field.express';

export const isExpressReturn = (search: string): boolean => new URLSearchParams(search).get('return') === 'express';

/**
 * While the express checkout is on the page its address says so in the query: Venmo's app puts what became of a payment in the place of the
 * fragment, and may do so in a new tab.
 */
export function markExpress(): () => void {
  if (!isExpressReturn(location.search)) history.replaceState(null, '', `${location.pathname}${QUERY}${location.hash}`);
  return () => history.replaceState(null, '', `${location.pathname}${location.hash}`);
}

/** What the app said has been read: a second payment begins anew, and so does a reload. */
export function endExpressArrival(): void {
  if (isFromVenmo()) history.replaceState(null, '', `${location.pathname}${QUERY}#/express`);
}

/** For a page that is gone when the app comes back. A new tab knows nothing of it. */
export function keepEmail(email: string): void {
  try {
    sessionStorage.setItem(KEY, email);
  } catch {
    // Storage is full or switched off: it will be asked for again.
  }
}

export function keptEmail(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
