import { setAnalytics, tracker, type AnalyticsOptions } from './analytics';
import { parseAuthorization } from './authorization';
import { fetchConfiguration } from './configuration';
import { VERSION } from './constants';
import { createClient } from './create-client';
import { lifeErrors } from './errors';
import { abortable, follow, isSignal, settle } from './internal/promises';
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
  giveUp(reason: unknown): void;
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
  try {
    const options = read(given);
    const { signal } = options;
    signal?.throwIfAborted();
    const entry = cached(options.authorization) ?? begin(options);
    return signal ? join(entry, signal) : stay(entry);
  } catch (error) {
    return Promise.reject(error);
  }
}

/** A getter that throws counts as an option not given. */
function read(given: ClientCreateOptions): ClientCreateOptions {
  if (typeof document === 'undefined') throw lifeErrors.BROWSER_REQUIRED(undefined, 'A client');
  let details: object | undefined;
  try {
    const options = { ...given };
    if (options.authorization) return isSignal(options.signal) ? options : { ...options, signal: undefined };
  } catch (originalError) {
    details = { originalError };
  }
  throw lifeErrors.INSTANTIATION_OPTION_REQUIRED(details, 'options.authorization', 'a client');
}

function cached(authorization: string): Entry | undefined {
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
  const entry: Entry = {
    promise,
    waiting: 0,
    giveUp(reason) {
      forget();
      stop.abort(reason);
    },
  };
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
function join(entry: Entry, signal: AbortSignal): Promise<Client> {
  entry.waiting += 1;
  const unfollow = follow(signal, (reason) => {
    entry.waiting -= 1;
    if (!entry.waiting) entry.giveUp(reason);
  });
  return abortable(entry.promise, signal).finally(unfollow);
}
