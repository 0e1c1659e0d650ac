/** A request and its response. Card data and secrets are masked. */
export interface LoggedRequest {
  /** Counts up from 1. */
  id: number;
  /** When the request arrived: milliseconds since the epoch, by the sandbox clock. */
  time: number;
  /** HTTP method, such as `POST`. */
  method: string;
  /** Path without query. */
  path: string;
  /** Host and port that the request was sent to. */
  host: string;
  /** The decoded query, nested: `creditCard[number]=` is `{ creditCard: { number } }`. */
  query: Record<string, unknown>;
  /** Headers, with names in lowercase. */
  headers: Record<string, string>;
  /** Request body, JSON as a value and anything else as text. Absent when it was empty. */
  body?: unknown;
  /** HTTP status. Absent until there is a response, 0 when the connection was dropped. */
  status?: number | undefined;
  /** Response body, like `body`. Only responses of the APIs are logged. */
  answer?: unknown;
  /** Message of an error inside the sandbox. The caller does not see it. */
  failure?: string | undefined;
  /** Duration in milliseconds of the machine's time. Absent until there is a response. */
  durationMs?: number | undefined;
}

export interface RequestLog {
  /** Gives the entry an id and stores it. The caller adds the response later. */
  add(entry: Omit<LoggedRequest, 'id'>): LoggedRequest;
  /** Returns the entries, oldest first; with `since`, only those with a higher id. */
  list(since?: number): LoggedRequest[];
  /** Returns the ids of the oldest and newest stored entry. When there is none, `first` is greater than `last`. */
  storedRange(): { first: number; last: number };
  clear(): void;
}

/** Enough for the longest test, and a limit for sandboxes that run for weeks. */
const MAX_ENTRIES = 2000;

export function createRequestLog(): RequestLog {
  let entries: LoggedRequest[] = [];
  let last = 0;
  return {
    add(entry) {
      const logged: LoggedRequest = { id: ++last, ...entry };
      entries.push(logged);
      if (entries.length > MAX_ENTRIES * 1.5) entries = entries.slice(-MAX_ENTRIES);
      return logged;
    },
    list: (since = 0) => entries.filter(({ id }) => id > since),
    storedRange: () => ({ first: entries[0]?.id ?? last + 1, last }),
    clear() {
      entries = [];
    },
  };
}
