import { setAnalytics, createTracker, type AnalyticsOptions } from './analytics';
import { parseAuthorization } from './authorization';
import { fetchConfiguration } from './configuration';
import { VERSION } from './constants';
import { createClient } from './create-client';
import type { TenderError } from './error';
import { lifecycleErrors } from './errors';
import type { ClientAnalyticsEvent } from './events';
import { abortable, onAbort, withCallback, readSignal } from './internal/promises';
import { requireBrowser } from './internal/require-browser';
import { toTenderError } from './internal/lifecycle';
import { uuid } from './internal/uuid';
import { fetchTransport } from './transport/fetch';
import type { Transport } from './transport/transport';
import type { Abortable, Callback, CallbackError, Client } from './types';

/** Options of `client.create`. */
export interface ClientCreateOptions extends Abortable, AnalyticsOptions {
  /** A tokenization key, or a client token from your server. */
  authorization: string;
  /** Loads unminified provider pages. Default false. */
  debug?: boolean;
  /** Identifies the session in analytics events. Default: a new UUID. */
  sessionId?: string;
  /** Sends the requests. Default: `fetch`. See `axiosTransport`. */
  transport?: Transport;
}

interface Entry {
  readonly promise: Promise<Client>;
  /** Aborts the creation. */
  readonly stop: AbortController;
  /** Callers still waiting. The creation is aborted when the last one gives up. */
  waiting: number;
}

const cache = new Map<string, Entry>();

/** Creates clients. Each authorization has one client, until that client is torn down or its creation fails. */
export const client = {
  /** The SDK version sent to the provider, `3.118.2`. */
  VERSION,
  /**
   * Fetches the merchant's configuration and resolves with a client. Where the authorization already has a client, that one is returned
   * and the other options are ignored.
   * @example const instance = await client.create({ authorization });
   * @throws INSTANTIATION_OPTION_REQUIRED, CLIENT_INVALID_AUTHORIZATION, CLIENT_AUTHORIZATION_INVALID, CLIENT_AUTHORIZATION_INSUFFICIENT,
   * CLIENT_GATEWAY_NETWORK, CLIENT_MISSING_GATEWAY_CONFIGURATION, CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN, BROWSER_REQUIRED
   */
  create,
};

function create(options: ClientCreateOptions): Promise<Client>;
function create<Failure extends Error | null | undefined = CallbackError>(
  options: ClientCreateOptions,
  callback: Callback<Client, Failure>,
): void;
function create(options: ClientCreateOptions, ...callback: unknown[]): Promise<Client> | void {
  return withCallback(findOrCreate(options), callback.pop() ?? options);
}

function findOrCreate(options: ClientCreateOptions): Promise<Client> {
  try {
    requireBrowser('A client');
    const signal = readSignal(options);
    if (signal?.aborted) return Promise.reject(signal.reason);
    const known = cache.get(options.authorization);
    if (known) createTracker<ClientAnalyticsEvent>(known.promise)('custom.client.load.cached');
    return joinCreation(known ?? startCreation(options), signal);
  } catch (error) {
    // There are no options, or a getter threw: the option counts as missing.
    return Promise.reject(toTenderError(error, authorizationRequired));
  }
}

function authorizationRequired(details?: unknown): TenderError {
  return lifecycleErrors.INSTANTIATION_OPTION_REQUIRED({ option: 'options.authorization', name: 'a client' }, details);
}

function startCreation({ authorization, debug, sessionId, transport = fetchTransport, analytics, onEvent }: ClientCreateOptions): Entry {
  if (!authorization) throw authorizationRequired();
  const parsed = parseAuthorization(authorization);
  const analyticsOptions = { analytics, onEvent };
  const stop = new AbortController();
  const forget = (): void => {
    if (cache.get(authorization) === entry) cache.delete(authorization);
  };
  const promise = fetchConfiguration(transport, parsed, sessionId || uuid(), stop.signal).then((configuration) => {
    const created = createClient(
      { ...configuration, isDebug: debug ? true : undefined, analytics: analytics && undefined, authorization },
      transport,
      forget,
    );
    setAnalytics(created, analyticsOptions);
    track('custom.client.load.succeeded');
    return created;
  });
  const entry: Entry = { promise, stop, waiting: 0 };
  const track = createTracker<ClientAnalyticsEvent>(promise, analyticsOptions);
  cache.set(authorization, entry);
  track('custom.client.load.initialized');
  onAbort(stop.signal, forget);
  promise.catch(forget);
  return entry;
}

/** Waits for a shared creation. A caller without a signal never gives up, so the creation cannot be aborted any more. */
function joinCreation(entry: Entry, signal: AbortSignal | undefined): Promise<Client> {
  entry.waiting += signal ? 1 : Infinity;
  if (!signal) return entry.promise;
  const stopListening = onAbort(signal, (reason) => {
    if (!(entry.waiting -= 1)) entry.stop.abort(reason);
  });
  return abortable(entry.promise, signal).finally(stopListening);
}
