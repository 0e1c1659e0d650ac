// Needs `fetch` and nothing else: it runs in jsdom, in a browser's page and in Node.
import { type AnalyticsEvent } from '../analytics';
import { type ClientTokenOptions } from '../authorization/client-token';
import { sandboxDescription, type SandboxDescription } from '../control/describe-sandbox';
import { type LoggedRequest } from '../control/request-log';
import { type Fault, type FaultOptions } from '../faults/fault';
import { type MerchantSettings } from '../merchant';
import { type SandboxOptions } from '../start-sandbox';

/** What the new sandbox is to be; as `startSandbox` takes it, but for what only the process can decide. */
export type ConnectOptions = Pick<SandboxOptions, 'merchant' | 'assets' | 'webhookUrl'>;

/** The handle `startSandbox` gives, over http. */
export interface ConnectedSandbox extends SandboxDescription {
  createClientToken(options?: ClientTokenOptions & { origin?: string }): Promise<string>;
  readonly faults: {
    /** Resolves with the fault's id. */
    add(fault: FaultOptions): Promise<string>;
    list(): Promise<Fault[]>;
    remove(id: string): Promise<void>;
    /** Removes every fault and releases what hangs or waits. */
    clear(): Promise<void>;
  };
  readonly clock: {
    now(): Promise<number>;
    advance(milliseconds: number): Promise<void>;
    set(time: number): Promise<void>;
    reset(): Promise<void>;
  };
  /** What was asked of it, oldest first, card data starred out; `since` is the id of an entry. */
  requests(since?: number): Promise<LoggedRequest[]>;
  analytics(): Promise<AnalyticsEvent[]>;
  /** Replaces the merchant's settings until the next call or reset. */
  configure(settings: MerchantSettings): Promise<void>;
  reset(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Opens a sandbox of one's own in a sandbox process that runs already.
 * @param url of that process. Default: the variable TENDER_SANDBOX_URL, which the workspace's jest run sets
 */
export async function connectSandbox(url: string = fromEnvironment(), options: ConnectOptions = {}): Promise<ConnectedSandbox> {
  const parent = caller(url);
  const description = sandboxDescription.parse(await parent('POST', 'sandboxes', options));
  const call = caller(description.url);
  return {
    ...description,
    createClientToken: async (wanted = {}) => ((await call('POST', 'client_tokens', wanted)) as { clientToken: string }).clientToken,
    faults: {
      add: async (fault) => ((await call('POST', 'faults', fault)) as { id: string }).id,
      list: async () => ((await call('GET', 'faults')) as { faults: Fault[] }).faults,
      remove: async (id) => void (await call('DELETE', `faults/${id}`)),
      clear: async () => void (await call('DELETE', 'faults')),
    },
    clock: {
      now: async () => ((await call('GET', 'clock')) as { now: number }).now,
      advance: async (milliseconds) => void (await call('POST', 'clock', { advance: milliseconds })),
      set: async (time) => void (await call('POST', 'clock', { set: time })),
      reset: async () => void (await call('POST', 'clock', { reset: true })),
    },
    requests: async (since = 0) => ((await call('GET', `requests?since=${since}`)) as { requests: LoggedRequest[] }).requests,
    analytics: async () => ((await call('GET', 'analytics')) as { events: AnalyticsEvent[] }).events,
    configure: async (settings) => void (await call('PUT', 'settings', settings)),
    reset: async () => void (await call('POST', 'reset', {})),
    stop: async () => void (await parent('DELETE', `sandboxes/${description.merchantId}`)),
  };
}

/** One call of a sandbox's control API. */
function caller(url: string) {
  // Kept at once: a test may put its own `fetch` in place of the global one.
  const send = globalThis.fetch;
  return async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await send(`${url}/_control/${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`The sandbox answered ${response.status} to ${method} ${path}: ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  };
}

function fromEnvironment(): string {
  const url = typeof process === 'undefined' ? undefined : process.env['TENDER_SANDBOX_URL'];
  if (!url) throw new Error('No sandbox runs: pass its URL, or set TENDER_SANDBOX_URL');
  return url;
}
