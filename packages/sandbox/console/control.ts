import type { SandboxDescription } from '../src/apis/control/describe-sandbox';
import type { LoggedRequest } from '../src/core/log/request-log';
import type { StoredContext, StoredCustomer, StoredEvent, StoredMethod, StoredNonce } from '../src/apis/control/stored-rows';
import type { StoredTransaction, TransactionDetail } from '../src/apis/control/stored-transactions';
import type { StoredWebhook } from '../src/apis/control/stored-webhooks';
import type { Fault, FaultOptions } from '../src/core/faults/fault';

export interface LoggedRequests {
  requests: LoggedRequest[];
  /** Ids of the oldest and newest request in the sandbox's log. */
  first: number;
  last: number;
}

/** Calls the control API of the sandbox that serves this page. */
async function call<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const response = await fetch(path === '' ? '/_control' : `/_control/${path}`, {
    method,
    ...(signal ? { signal } : {}),
    ...(body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(readMessage(text) ?? `The sandbox responded with status ${response.status}.`);
  // The same version of the sandbox serves page and API, so its types describe the response.
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

function readMessage(text: string): string | undefined {
  try {
    return (JSON.parse(text) as { error?: { message?: string } }).error?.message;
  } catch {
    return undefined;
  }
}

const get = <T>(path: string, signal?: AbortSignal): Promise<T> => call<T>('GET', path, undefined, signal);
const encode = (id: string): string => encodeURIComponent(id);

export const control = {
  describe: () => get<SandboxDescription>(''),
  requests: (since: number, signal: AbortSignal) => get<LoggedRequests>(`requests?since=${since}`, signal),
  faults: async (signal: AbortSignal) => (await get<{ faults: Fault[] }>('faults', signal)).faults,
  addFault: (fault: FaultOptions) => call<{ id: string }>('POST', 'faults', fault),
  removeFault: (id: string) => call<void>('DELETE', `faults/${encode(id)}`),
  clearFaults: () => call<void>('DELETE', 'faults'),
  now: async (signal: AbortSignal) => (await get<{ now: number }>('clock', signal)).now,
  moveClock: (move: { advance: number } | { reset: true }) => call<{ now: number }>('POST', 'clock', move),
  transactions: async (search: string, signal: AbortSignal) =>
    (await get<{ transactions: StoredTransaction[] }>(`transactions?search=${encode(search)}`, signal)).transactions,
  transaction: (id: string, signal: AbortSignal) => get<TransactionDetail>(`transactions/${encode(id)}`, signal),
  webhooks: async (signal: AbortSignal) => (await get<{ webhooks: StoredWebhook[] }>('webhooks', signal)).webhooks,
  sendWebhook: (id: string) => call<void>('POST', `webhooks/${encode(id)}/send`, {}),
  settle: (id: string) => call<void>('POST', `transactions/${encode(id)}/settle`, {}),
  voidTransaction: (id: string) => call<void>('POST', `transactions/${encode(id)}/void`, {}),
  nonces: async (signal: AbortSignal) => (await get<{ nonces: StoredNonce[] }>('nonces', signal)).nonces,
  paymentMethods: async (signal: AbortSignal) => (await get<{ paymentMethods: StoredMethod[] }>('payment-methods', signal)).paymentMethods,
  customers: async (signal: AbortSignal) => (await get<{ customers: StoredCustomer[] }>('customers', signal)).customers,
  contexts: async (signal: AbortSignal) => (await get<{ contexts: StoredContext[] }>('contexts', signal)).contexts,
  triggerLocalPaymentEvent: (id: string, event: 'complete' | 'expire' | 'fund' | 'reverse') =>
    call<void>('POST', `local-payments/${encode(id)}/${event}`, {}),
  analytics: async (signal: AbortSignal) => (await get<{ events: StoredEvent[] }>('analytics/newest', signal)).events,
  createClientToken: async (customerId: string) =>
    (await call<{ clientToken: string }>('POST', 'client_tokens', customerId === '' ? {} : { customerId })).clientToken,
  reset: () => call<void>('POST', 'reset', {}),
};
