import type { Route } from './parse-route';

/** Paths of what pages ask for first, by the names of the requests in `api.ts`. That file is not imported, to keep the page's first script small. */
const PATHS = { configuration: '/api/config', savedSession: '/api/saved/client-token' };
export type EarlyRequest = keyof typeof PATHS;

const responses = new Map<EarlyRequest, Promise<Response>>();

/** Sends what a page asks for first. */
export function sendEarlyRequests(page: Route['page']): void {
  const names: readonly EarlyRequest[] =
    page === 'express' ? ['configuration', 'savedSession'] : page === 'gallery' ? [] : ['configuration'];
  for (const name of names) {
    const response = fetch(PATHS[name], { headers: { accept: 'application/json' } });
    response.catch(() => undefined); // whoever takes it handles the error
    responses.set(name, response);
  }
}

/** Returns the response to a request that was sent early, and forgets it. */
export function takeEarlyResponse(name: EarlyRequest): Promise<Response> | undefined {
  const response = responses.get(name);
  responses.delete(name);
  return response;
}
