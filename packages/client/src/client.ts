import { setAnalytics, tracker, type AnalyticsOptions } from './analytics';
import { parseAuthorization } from './authorization';
import { fetchConfiguration } from './configuration';
import { VERSION } from './constants';
import { createClient } from './create-client';
import { sharedErrors } from './errors';
import { abortable, follow, settle, splitSignal } from './internal/promises';
import { uuid } from './internal/uuid';
import { fetchTransport } from './transport/fetch';
import type { Transport } from './transport/transport';
import type { Abortable, Callback, Client } from './types';

export interface ClientCreateOptions extends Abortable, AnalyticsOptions {
  /** A tokenization key or a client token. */
  authorization: string;
  /** Unminified provider pages; default false. */
  debug?: boolean;
  /** Ties analytics events to a session of the merchant's; default a fresh UUID. */
  sessionId?: string;
  /** How requests are sent; default `fetch`. */
  transport?: Transport;
}

interface Entry {
  readonly promise: Promise<Client>;
  readonly stop: AbortController;
  /** Callers that may still give up. */
  waiting: number;
}

const cache = new Map<string, Entry>();

/** Makes clients. One authorization has one client, until it is torn down or its creation failed. */
export const client = {
  VERSION,
  /**
   * Fetches the merchant's configuration and resolves with a client for it. Other options are ignored for an authorization that has a client.
   * @throws INSTANTIATION_OPTION_REQUIRED, CLIENT_INVALID_AUTHORIZATION, CLIENT_AUTHORIZATION_INVALID, CLIENT_AUTHORIZATION_INSUFFICIENT,
   * CLIENT_GATEWAY_NETWORK, CLIENT_MISSING_GATEWAY_CONFIGURATION, CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN, BROWSER_REQUIRED
   */
  create,
};

function create(options: ClientCreateOptions): Promise<Client>;
function create(options: ClientCreateOptions, callback: Callback<Client>): void;
function create(options: ClientCreateOptions, callback?: Callback<Client>): Promise<Client> | void {
  return settle(obtain(options), callback);
}

function obtain(given: ClientCreateOptions): Promise<Client> {
  let signal: AbortSignal | undefined;
  let entry: Entry;
  try {
    if (typeof document === 'undefined') throw sharedErrors.BROWSER_REQUIRED(undefined, 'A client');
    const options = read(given);
    signal = options.signal;
    signal?.throwIfAborted();
    entry = cached(options) ?? begin(options);
  } catch (error) {
    return Promise.reject(error);
  }
  return signal ? join(entry, given.authorization, signal) : stay(entry);
}

function read(given: ClientCreateOptions): ClientCreateOptions {
  try {
    const options = { ...given };
    if (options.authorization) return { ...options, signal: splitSignal(options).signal };
  } catch (error) {
    throw sharedErrors.INSTANTIATION_OPTION_REQUIRED({ originalError: error }, 'options.authorization', 'a client');
  }
  throw sharedErrors.INSTANTIATION_OPTION_REQUIRED(undefined, 'options.authorization', 'a client');
}

function cached({ authorization }: ClientCreateOptions): Entry | undefined {
  const entry = cache.get(authorization);
  if (entry) tracker(entry.promise)('custom.client.load.cached');
  return entry;
}

function begin(options: ClientCreateOptions): Entry {
  const { authorization, debug, sessionId, transport = fetchTransport } = options;
  const parsed = parseAuthorization(authorization);
  const stop = new AbortController();
  const forget = (): void => {
    if (cache.get(authorization) === entry) cache.delete(authorization);
  };
  const promise = fetchConfiguration(transport, parsed, sessionId || uuid(), stop.signal)
    .then((configuration) => createClient({ ...configuration, ...(debug && { isDebug: true }), authorization }, transport, forget))
    .then((made) => {
      setAnalytics(made, options);
      track('custom.client.load.succeeded');
      return made;
    });
  const entry: Entry = { promise, stop, waiting: 0 };
  const track = tracker(promise, options);
  cache.set(authorization, entry);
  track('custom.client.load.initialized');
  promise.catch(forget);
  return entry;
}

/** A caller that never gives up. */
function stay(entry: Entry): Promise<Client> {
  entry.waiting = Infinity;
  return entry.promise;
}

/** A caller that may give up; when all have, the creation ends. */
function join(entry: Entry, authorization: string, signal: AbortSignal): Promise<Client> {
  entry.waiting += 1;
  const unfollow = follow(signal, (reason) => {
    entry.waiting -= 1;
    if (entry.waiting > 0) return;
    if (cache.get(authorization) === entry) cache.delete(authorization);
    entry.stop.abort(reason);
  });
  return abortable(entry.promise, signal).finally(unfollow);
}
