import type { LoggedRequest } from '../src/control/request-log';
import type { LoggedRequests } from './control';

/**
 * Every request the sandbox keeps, oldest first, asking only for what is new: requests that came in since, and those that were still
 * being answered. What the sandbox has dropped, by a reset or for want of room, is dropped here as well.
 */
export function createRequestFeed(ask: (since: number, signal: AbortSignal) => Promise<LoggedRequests>) {
  let kept: LoggedRequest[] = [];
  return async function poll(signal: AbortSignal): Promise<LoggedRequest[]> {
    const pending = kept.find(({ status }) => status === undefined);
    const since = pending ? pending.id - 1 : (kept.at(-1)?.id ?? 0);
    const { requests, first, last } = await ask(since, signal);
    if (last < since) {
      // Another process answers on this port now, and counts from 1.
      kept = [];
      return poll(signal);
    }
    const unchanged = requests.length === 0 && (kept[0]?.id ?? first) === first;
    if (!unchanged) kept = [...kept.filter(({ id }) => id >= first && id <= since), ...requests];
    return kept;
  };
}
