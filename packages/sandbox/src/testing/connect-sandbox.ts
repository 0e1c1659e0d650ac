// Needs only `fetch`: it runs in jsdom, in a browser page and in Node.
import { type AnalyticsEvent } from '../apis/analytics';
import { sandboxDescription, type SandboxDescription } from '../apis/control/describe-sandbox';
import { type SandboxOptions } from '../app/start-sandbox';
import { type SandboxClientTokenOptions } from '../core/authorization/client-token';
import { type Fault, type FaultOptions } from '../core/faults/fault';
import { type LoggedRequest } from '../core/log/request-log';
import { type MerchantSettings } from '../core/merchant';

/** Options of `connectSandbox`: those of `startSandbox` that do not concern the process. */
export type ConnectOptions = Pick<SandboxOptions, 'merchant' | 'assets' | 'webhookUrl'>;

/** A sandbox in another process, as `connectSandbox` resolves with: the methods of `Sandbox`, each with a promise. */
export interface ConnectedSandbox extends SandboxDescription {
  /**
   * Creates a client token: the string that a page passes as `authorization`.
   * @example const authorization = await sandbox.createClientToken({ customerId: 'ada' });
   */
  createClientToken(options?: SandboxClientTokenOptions): Promise<string>;
  /** Makes requests fail on purpose. */
  readonly faults: {
    /**
     * Adds a fault and resolves with its id. When several faults match a request, the oldest applies.
     * @example await sandbox.faults.add({ match: { path: 'credit_cards', times: 1 }, action: { status: 500 } });
     */
    add(fault: FaultOptions): Promise<string>;
    /** Resolves with the active faults, oldest first. */
    list(): Promise<Fault[]>;
    /**
     * Removes a fault.
     * @throws Error when there is no fault with this id
     */
    remove(id: string): Promise<void>;
    /** Removes every fault and releases requests that hang or wait. */
    clear(): Promise<void>;
  };
  /** The sandbox's time. Expiry, latency and settlement follow it. */
  readonly clock: {
    /** Resolves with the time in milliseconds since the epoch. */
    now(): Promise<number>;
    /** Moves the clock forward by so many milliseconds. Everything due by then happens. */
    advance(milliseconds: number): Promise<void>;
    /** Sets the clock to a time in milliseconds since the epoch. */
    set(time: number): Promise<void>;
    /** Sets the clock back to the machine's time. */
    reset(): Promise<void>;
  };
  /**
   * Resolves with the logged requests and their responses, oldest first. Card data and secrets are masked.
   * @param since resolves only with entries that have a higher `id`. Default: 0
   */
  requests(since?: number): Promise<LoggedRequest[]>;
  /** Resolves with every analytics event that the sandbox has received, oldest first. */
  analytics(): Promise<AnalyticsEvent[]>;
  /** Replaces the merchant's settings, until the next call or the next reset. */
  configure(settings: MerchantSettings): Promise<void>;
  /** Removes all rows, faults and log entries, and restores clock and settings. Port and keys stay the same. */
  reset(): Promise<void>;
  /** Stops this sandbox. The process and its other sandboxes keep running. */
  stop(): Promise<void>;
}

/**
 * Opens a new sandbox in a process that already runs one.
 * @param url URL of that process. Default: the variable TENDER_SANDBOX_URL
 * @example const sandbox = await connectSandbox('http://localhost:4810', { merchant: { challenges: ['cvv'] } });
 * @throws Error when no URL is known, or when the sandbox rejects the options
 */
export async function connectSandbox(url: string = readUrl(), options: ConnectOptions = {}): Promise<ConnectedSandbox> {
  const parent = createCaller(url);
  const description = sandboxDescription.parse(await parent('POST', 'sandboxes', options));
  const call = createCaller(description.url);
  return {
    ...description,
    createClientToken: async (tokenOptions = {}) =>
      ((await call('POST', 'client_tokens', tokenOptions)) as { clientToken: string }).clientToken,
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

/** Creates a function that calls a sandbox's control API. */
function createCaller(url: string) {
  // Stored now, because a test may replace the global `fetch` later.
  const send = globalThis.fetch;
  return async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await send(`${url}/_control/${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`The sandbox responded to ${method} ${path} with status ${response.status}: ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  };
}

function readUrl(): string {
  const url = typeof process === 'undefined' ? undefined : process.env['TENDER_SANDBOX_URL'];
  if (!url) throw new Error('No sandbox runs: pass its URL, or set TENDER_SANDBOX_URL');
  return url;
}
