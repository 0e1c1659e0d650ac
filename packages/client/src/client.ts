import { setAnalytics, tracker, type AnalyticsOptions } from './analytics';
import { parseAuthorization } from './authorization';
import { fetchConfiguration } from './configuration';
import { VERSION } from './constants';
import { createClient } from './create-client';
import type { TenderError } from './error';
import { lifeErrors } from './errors';
import { abortable, follow, settle, signalIn } from './internal/promises';
import { requireBrowser } from './internal/require-browser';
import { toTenderError } from './internal/scope';
import { uuid } from './internal/uuid';
import { fetchTransport } from './transport/fetch';
import type { Transport } from './transport/transport';
import type { Abortable, Callback, CallbackError, Client } from './types';

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
  /** Ends the creation. */
  readonly stop: AbortController;
  /** Callers that may still give up; when all have, the creation ends. */
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
function create<Failure extends Error | null | undefined = CallbackError>(
  options: ClientCreateOptions,
  callback: Callback<Client, Failure>,
): void;
function create(options: ClientCreateOptions, ...callback: unknown[]): Promise<Client> | void {
  return settle(obtain(options), callback.pop() ?? options);
}

function obtain(given: ClientCreateOptions): Promise<Client> {
  try {
    requireBrowser('A client');
    const signal = signalIn(given);
    if (signal?.aborted) return Promise.reject(signal.reason);
    const known = cache.get(given.authorization);
    if (known) tracker(known.promise)('custom.client.load.cached');
    return join(known ?? begin(given), signal);
  } catch (error) {
    // No options, or a getter that throws: the option counts as not given.
    return Promise.reject(toTenderError(error, authorizationRequired));
  }
}

function authorizationRequired(details?: unknown): TenderError {
  return lifeErrors.INSTANTIATION_OPTION_REQUIRED(details, 'options.authorization', 'a client');
}

function begin({ authorization, debug, sessionId, transport = fetchTransport, analytics, onEvent }: ClientCreateOptions): Entry {
  if (!authorization) throw authorizationRequired();
  const parsed = parseAuthorization(authorization);
  const observed = { analytics, onEvent };
  const stop = new AbortController();
  const forget = (): void => {
    if (cache.get(authorization) === entry) cache.delete(authorization);
  };
  const promise = fetchConfiguration(transport, parsed, sessionId || uuid(), stop.signal).then((configuration) => {
    const made = createClient(
      { ...configuration, isDebug: debug ? true : undefined, analytics: analytics && undefined, authorization },
      transport,
      forget,
    );
    setAnalytics(made, observed);
    track('custom.client.load.succeeded');
    return made;
  });
  const entry: Entry = { promise, stop, waiting: 0 };
  const track = tracker(promise, observed);
  cache.set(authorization, entry);
  track('custom.client.load.initialized');
  follow(stop.signal, forget);
  promise.catch(forget);
  return entry;
}

/** A caller that may give up, or without a signal one that never does. */
function join(entry: Entry, signal: AbortSignal | undefined): Promise<Client> {
  entry.waiting += signal ? 1 : Infinity;
  if (!signal) return entry.promise;
  const unfollow = follow(signal, (reason) => {
    if (!(entry.waiting -= 1)) entry.stop.abort(reason);
  });
  return abortable(entry.promise, signal).finally(unfollow);
}
