import { tracker, type AnalyticsOptions, type EventFields } from '../analytics';
import { VERSION } from '../constants';
import { isTenderError } from '../error';
import { sharedErrors } from '../errors';
import type { Abortable, Callback, Client } from '../types';
import { createDeferredClient } from './deferred-client';
import { follow, settle, splitSignal } from './promises';
import { createLife, toTenderError, type Life } from './scope';

/** Options that every component's `create` takes: one of the first two is required; a client wins over an authorization. */
export interface ComponentOptions extends Abortable, AnalyticsOptions {
  client?: Client;
  /** A tokenization key or a client token. */
  authorization?: string;
  /** Loads unminified provider pages, where there is no client to say so. */
  debug?: boolean;
}

/** What `create` of a component receives: all that components share. */
export interface Scope<O> extends Omit<Life, 'end'> {
  readonly options: Omit<O, 'signal'>;
  /** One promise, begun before `create` runs; never an unhandled rejection. */
  client(): Promise<Client>;
  /** Sends an analytics event under the component's prefix. Never throws. */
  track(event: string, fields?: EventFields): void;
  /** Sends an event as it is called, where the protocol gives it another prefix. */
  trackAs(event: string, fields?: EventFields): void;
}

export interface Component<O, I> {
  /** Resolves with an instance, or calls back. See the component's own description for its errors. */
  create(options: O): Promise<I>;
  create(options: O, callback: Callback<I>): void;
  readonly VERSION: typeof VERSION;
}

export interface Definition<O, I> {
  /** Display name, in messages. */
  readonly name: string;
  /** Before the events of `track`. */
  readonly prefix: string;
  create(scope: Scope<O>): Promise<I>;
  /** The event sent when an instance was torn down, under the prefix. */
  readonly teardownEvent?: string;
}

/**
 * Makes a component of what is particular to it. Around that stand, the same for all: verification of client or authorization, the version
 * check, the deferred client, promise and callback form, abort, teardown, busy slots, error conversion and analytics.
 */
export function defineComponent<O extends ComponentOptions, I extends object>(definition: Definition<O, I>): Component<O, I> {
  function create(given: O, callback?: Callback<I>): Promise<I> | void {
    return settle(begin(definition, given), callback);
  }
  return { create: create as Component<O, I>['create'], VERSION };
}

async function begin<O extends ComponentOptions, I extends object>(definition: Definition<O, I>, given: O): Promise<I> {
  const { name, prefix, teardownEvent } = definition;
  if (typeof document === 'undefined') throw sharedErrors.BROWSER_REQUIRED(undefined, name);
  const { rest: options, signal } = read(name, given);
  signal?.throwIfAborted();
  const client = obtain(name, options, signal);
  const send = tracker(client, options);
  const track = (event: string, fields?: EventFields): void => send(`${prefix}.${event}`, fields);
  const life = createLife(() => teardownEvent && track(teardownEvent));
  let unfollow = (): void => {};
  const aborted = new Promise<never>((_, reject) => {
    unfollow = follow(signal, reject);
  });
  const { end, ...parts } = life;
  try {
    return await Promise.race([definition.create({ ...parts, options, client: () => client, track, trackAs: send }), aborted]);
  } catch (error) {
    end(error);
    throw error;
  } finally {
    unfollow();
  }
}

/** Checks what was given, in the protocol's order. A getter that throws counts as an option not given. */
function read<O extends ComponentOptions>(name: string, given: O): { rest: Omit<O, 'signal'> & ComponentOptions; signal?: AbortSignal } {
  try {
    const { rest, signal } = splitSignal({ ...given });
    const { client, authorization } = rest;
    if (!client && !authorization) throw sharedErrors.INSTANTIATION_OPTION_REQUIRED(undefined, 'options.client', name);
    if (client) assertVersion(client, name);
    return { rest, signal };
  } catch (error) {
    throw isTenderError(error) ? error : sharedErrors.INSTANTIATION_OPTION_REQUIRED({ originalError: error }, 'options.client', name);
  }
}

export function assertVersion(client: { getVersion?: () => string }, name: string): void {
  const version = typeof client.getVersion === 'function' ? client.getVersion() : undefined;
  if (version !== VERSION) throw sharedErrors.INCOMPATIBLE_VERSIONS(undefined, version, name, VERSION);
}

function obtain(
  name: string,
  { client, authorization, debug, analytics, onEvent }: ComponentOptions,
  signal?: AbortSignal,
): Promise<Client> {
  const promise = client
    ? Promise.resolve(client)
    : createDeferredClient({ authorization: authorization as string, debug, analytics, onEvent, signal }, name);
  promise.catch(() => {}); // whoever asks for it sees the failure
  return promise;
}
