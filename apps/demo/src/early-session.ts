import type { Route } from './parse-route';
import { readResponse, type ApiResponse } from './read-response';

/** The page's first script and the others are bundled apart: what both use is a property of the page. */
const shared = globalThis as { earlySession?: Promise<ApiResponse> };

/** Requests the customer's session if the page needs it first. `api.ts` is not imported, to keep the page's first script small. */
export function requestEarlySession(page: Route['page']): void {
  if (page !== 'express') return;
  shared.earlySession = fetch('/api/saved/client-token').then(readResponse);
  shared.earlySession.catch(() => undefined); // whoever reads it handles the error
}

/** Returns the response to the request that was sent early. */
export const getEarlySession = (): Promise<ApiResponse> | undefined => shared.earlySession;
