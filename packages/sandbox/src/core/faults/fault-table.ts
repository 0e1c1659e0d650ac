import { randomId } from '../random';
import { fault as faultSchema, type Fault, type FaultAction, type FaultMatch, type FaultOptions } from './fault';

/** The faults of a sandbox. */
export interface FaultTable {
  /** Adds a fault and returns its id. When several faults match a request, the oldest applies. */
  add(options: FaultOptions): string;
  /** Returns the active faults, oldest first. */
  list(): Fault[];
  /** Removes a fault. Returns false when there is no fault with this id. */
  remove(id: string): boolean;
  /** Removes every fault and releases requests that hang or wait. */
  clear(): void;
  /** Finds the fault for a request and counts the hit. Returns undefined when no fault matches. */
  take(request: FaultableRequest): FaultAction | undefined;
  /** Aborted by the next `clear`. */
  readonly released: AbortSignal;
}

/** The part of a request that decides which fault applies. */
export interface FaultableRequest {
  method: string;
  path: string;
  /** Parsed only for faults with a `graphqlOperation`. */
  body: string;
}

export function createFaultTable(): FaultTable {
  const faults = new Map<string, { id: string; match: FaultMatch; action: FaultAction; hits: number }>();
  let release = new AbortController();

  return {
    add(options) {
      const { match, action } = faultSchema.parse(options);
      const id = randomId(8);
      faults.set(id, { id, match, action, hits: 0 });
      return id;
    },
    list: () => [...faults.values()].map((fault) => ({ ...fault })),
    remove: (id) => faults.delete(id),
    clear() {
      faults.clear();
      release.abort();
      release = new AbortController();
    },
    take(request) {
      for (const fault of faults.values()) {
        if (!matches(fault.match, request)) continue;
        fault.hits += 1;
        if (fault.match.times !== undefined && fault.hits >= fault.match.times) faults.delete(fault.id);
        return fault.action;
      }
      return undefined;
    },
    get released() {
      return release.signal;
    },
  };
}

function matches(match: FaultMatch, request: FaultableRequest): boolean {
  if (match.method !== undefined && match.method.toUpperCase() !== request.method) return false;
  if (match.path !== undefined && !matchesPath(match.path, request.path)) return false;
  return match.graphqlOperation === undefined || namesOperation(match.graphqlOperation, request.body);
}

/** Without `*`, the pattern is a part of the path. With it, what stands between the stars follows one another in the path. */
function matchesPath(pattern: string, path: string): boolean {
  const [start = '', ...parts] = pattern.split('*');
  const end = parts.pop();
  if (end === undefined) return path.includes(pattern);
  if (!path.startsWith(start) || !path.endsWith(end)) return false;
  let position = start.length;
  for (const part of parts) {
    const found = path.indexOf(part, position);
    if (found === -1) return false;
    position = found + part.length;
  }
  return position + end.length <= path.length;
}

function namesOperation(operation: string, body: string): boolean {
  try {
    const { operationName, query } = JSON.parse(body) as { operationName?: unknown; query?: unknown };
    return operationName === operation || (typeof query === 'string' && new RegExp(`\\b${operation}\\b`).test(query));
  } catch {
    return false;
  }
}
