import { api } from './api';
import { parseRoute } from './parse-route';

/** Requests that were sent before the scripts of the page had loaded. The first who needs one takes it. */
const started: { configuration?: Promise<unknown>; savedClientToken?: Promise<unknown> } = {};
type Name = keyof typeof started;

/** Sends what the page in the address bar asks for first. */
export function startRequests(): void {
  const { page } = parseRoute(location);
  const names: readonly Name[] = page === 'express' ? ['configuration', 'savedClientToken'] : page === 'gallery' ? [] : ['configuration'];
  for (const name of names) {
    const request = api[name]();
    request.catch(() => undefined); // whoever takes it handles the error
    started[name] = request;
  }
}

/** Returns the response to a request, which may have been sent before. */
export function takeStarted<Key extends Name>(name: Key, signal: AbortSignal): ReturnType<(typeof api)[Key]> {
  const request = started[name] ?? api[name](signal);
  delete started[name];
  return request as ReturnType<(typeof api)[Key]>;
}
