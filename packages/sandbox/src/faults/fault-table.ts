import { randomId } from '../random';
import { fault as faultSchema, type Fault, type FaultAction, type FaultMatch, type FaultOptions } from './fault';

export interface FaultTable {
  /** Returns the fault's id. The oldest fault that matches a request strikes. */
  add(options: FaultOptions): string;
  list(): Fault[];
  remove(id: string): boolean;
  /** Removes every fault and releases what hangs or waits. */
  clear(): void;
  /** Counts a hit and tells what to do, if any fault is for this request. */
  take(request: FaultableRequest): FaultAction | undefined;
  /** Aborted by the next `clear`. */
  readonly released: AbortSignal;
}

export interface FaultableRequest {
  method: string;
  path: string;
  /** Parsed only for faults that name a GraphQL operation. */
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
  return match.graphqlOperation === undefined || asksFor(match.graphqlOperation, request.body);
}

function matchesPath(pattern: string, path: string): boolean {
  if (!pattern.includes('*')) return path.includes(pattern);
  const expression = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${expression.join('.*')}$`).test(path);
}

function asksFor(operation: string, body: string): boolean {
  try {
    const { operationName, query } = JSON.parse(body) as { operationName?: unknown; query?: unknown };
    return operationName === operation || (typeof query === 'string' && new RegExp(`\\b${operation}\\b`).test(query));
  } catch {
    return false;
  }
}
