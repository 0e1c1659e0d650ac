import type { LoggedRequest } from '../src/core/log/request-log';
import type { LoggedRequests } from './control';

/**
 * Collects the logged requests, oldest first. Each poll loads only new requests and those that had no response yet. Requests that the sandbox has
 * removed, by a reset or for lack of space, are removed here as well.
 */
export function createRequestFeed(loadSince: (since: number, signal: AbortSignal) => Promise<LoggedRequests>) {
  let entries: LoggedRequest[] = [];
  return async function poll(signal: AbortSignal): Promise<LoggedRequest[]> {
    const pending = entries.find(({ status }) => status === undefined);
    const since = pending ? pending.id - 1 : (entries.at(-1)?.id ?? 0);
    const { requests, first, last } = await loadSince(since, signal);
    if (last < since) {
      // The sandbox was restarted and counts from 1 again.
      entries = [];
      return poll(signal);
    }
    const unchanged = requests.length === 0 && (entries[0]?.id ?? first) === first;
    if (!unchanged) entries = [...entries.filter(({ id }) => id >= first && id <= since), ...requests];
    return entries;
  };
}
