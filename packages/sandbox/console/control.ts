import type { SandboxDescription } from '../src/control/describe-sandbox';
import type { LoggedRequest } from '../src/control/request-log';
import type { StoredContext, StoredCustomer, StoredEvent, StoredMethod, StoredNonce, StoredTransaction } from '../src/control/stored-rows';
import type { Fault, FaultOptions } from '../src/faults/fault';

export interface LoggedRequests {
  requests: LoggedRequest[];
  /** The ids of the oldest and newest request the sandbox still keeps. */
  first: number;
  last: number;
}

/** One call of the control API of the sandbox that serves this page. */
async function call<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const response = await fetch(path === '' ? '/_control' : `/_control/${path}`, {
    method,
    ...(signal ? { signal } : {}),
    ...(body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(messageIn(text) ?? `The sandbox answered ${response.status}.`);
  // The sandbox of this very version answers: its types are the contract.
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

function messageIn(text: string): string | undefined {
  try {
    return (JSON.parse(text) as { error?: { message?: string } }).error?.message;
  } catch {
    return undefined;
  }
}

const get = <T>(path: string, signal?: AbortSignal): Promise<T> => call<T>('GET', path, undefined, signal);
const one = (id: string): string => encodeURIComponent(id);

export const control = {
  describe: () => get<SandboxDescription>(''),
  requests: (since: number, signal: AbortSignal) => get<LoggedRequests>(`requests?since=${since}`, signal),
  faults: async (signal: AbortSignal) => (await get<{ faults: Fault[] }>('faults', signal)).faults,
  addFault: (fault: FaultOptions) => call<{ id: string }>('POST', 'faults', fault),
  removeFault: (id: string) => call<void>('DELETE', `faults/${one(id)}`),
  clearFaults: () => call<void>('DELETE', 'faults'),
  now: async (signal: AbortSignal) => (await get<{ now: number }>('clock', signal)).now,
  moveClock: (move: { advance: number } | { reset: true }) => call<{ now: number }>('POST', 'clock', move),
  transactions: async (signal: AbortSignal) => (await get<{ transactions: StoredTransaction[] }>('transactions', signal)).transactions,
  settle: (id: string) => call<void>('POST', `transactions/${one(id)}/settle`, {}),
  voidTransaction: (id: string) => call<void>('POST', `transactions/${one(id)}/void`, {}),
  nonces: async (signal: AbortSignal) => (await get<{ nonces: StoredNonce[] }>('nonces', signal)).nonces,
  paymentMethods: async (signal: AbortSignal) => (await get<{ paymentMethods: StoredMethod[] }>('payment-methods', signal)).paymentMethods,
  customers: async (signal: AbortSignal) => (await get<{ customers: StoredCustomer[] }>('customers', signal)).customers,
  contexts: async (signal: AbortSignal) => (await get<{ contexts: StoredContext[] }>('contexts', signal)).contexts,
  moveLocalPayment: (id: string, move: 'complete' | 'expire' | 'fund' | 'reverse') =>
    call<void>('POST', `local-payments/${one(id)}/${move}`, {}),
  analytics: async (signal: AbortSignal) => (await get<{ events: StoredEvent[] }>('analytics/newest', signal)).events,
  createClientToken: async (customerId: string) =>
    (await call<{ clientToken: string }>('POST', 'client_tokens', customerId === '' ? {} : { customerId })).clientToken,
  reset: () => call<void>('POST', 'reset', {}),
};
