import { z } from 'zod';

/** One request and its answer, card data and secrets starred out. */
export const loggedRequest = z.object({
  /** Counts up from 1; `since` takes it. */
  id: z.number(),
  /** Milliseconds since the epoch by the sandbox clock, when the request came in. */
  time: z.number(),
  method: z.string(),
  /** Without query. */
  path: z.string(),
  /** The host it was asked by, with port. */
  host: z.string(),
  /** The decoded query, nested: `creditCard[number]=` is `{ creditCard: { number } }`. */
  query: z.record(z.string(), z.unknown()),
  headers: z.record(z.string(), z.string()),
  /** JSON as a value, anything else as text; absent when the request had none. */
  body: z.unknown().optional(),
  /** Absent while the request is being answered; 0 when the connection was dropped. */
  status: z.number().optional(),
  answer: z.unknown().optional(),
  /** What went wrong inside the sandbox itself; the caller is told nothing of it. */
  failure: z.string().optional(),
  durationMs: z.number().optional(),
});
export type LoggedRequest = z.infer<typeof loggedRequest>;

export interface RequestLog {
  /** Gives the entry its id and keeps it; the caller fills in the answer. */
  add(entry: Omit<LoggedRequest, 'id'>): LoggedRequest;
  /** Oldest first; with `since`, only those with a higher id. */
  list(since?: number): LoggedRequest[];
  /** The ids of the oldest and newest entry still kept; the first is beyond the last when there is none. */
  kept(): { first: number; last: number };
  clear(): void;
}

/** Enough for the longest test, and no leak in a sandbox that runs for weeks. */
const KEPT = 2000;

export function createRequestLog(): RequestLog {
  let entries: LoggedRequest[] = [];
  let last = 0;
  return {
    add(entry) {
      const logged: LoggedRequest = { id: ++last, ...entry };
      entries.push(logged);
      if (entries.length > KEPT * 1.5) entries = entries.slice(-KEPT);
      return logged;
    },
    list: (since = 0) => entries.filter(({ id }) => id > since),
    kept: () => ({ first: entries[0]?.id ?? last + 1, last }),
    clear() {
      entries = [];
    },
  };
}
