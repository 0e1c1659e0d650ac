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

function matchesPath(pattern: string, path: string): boolean {
  if (!pattern.includes('*')) return path.includes(pattern);
  const expression = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${expression.join('.*')}$`).test(path);
}

function namesOperation(operation: string, body: string): boolean {
  try {
    const { operationName, query } = JSON.parse(body) as { operationName?: unknown; query?: unknown };
    return operationName === operation || (typeof query === 'string' && new RegExp(`\\b${operation}\\b`).test(query));
  } catch {
    return false;
  }
}
