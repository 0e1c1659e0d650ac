import { tracker, type AnalyticsOptions, type EventFields } from '../analytics';
import { VERSION } from '../constants';
import { componentErrors, lifeErrors, rareErrors } from '../errors';
import type { Abortable, Callback, CallbackError, Client, GivenClient } from '../types';
import { createDeferredClient } from './deferred-client';
import { abortable, settle, signalIn, withoutSignal } from './promises';
import { requireBrowser } from './require-browser';
import { callOf, createLife, ownership, toTenderError, type Call, type Disposable, type Method } from './scope';

/** Options that every component's `create` takes: one of the first two is required; a client wins over an authorization. */
export interface ComponentOptions extends Abortable, AnalyticsOptions {
  /** A client of `client.create`, which several components may share. */
  client?: GivenClient;
  /** A tokenization key or a client token. */
  authorization?: string;
  /** Loads unminified provider pages, where there is no client to say so. */
  debug?: boolean;
  /** Another name of `debug`. */
  isDebug?: boolean;
}

/** The options as a component reads them: their signal goes with the call, and a client they hold has been looked at. */
export type OptionsOf<O> = Omit<O, 'signal' | 'client'> & { client?: Client };

/** What `create` of a component receives: all that components share. */
export interface Scope<O> {
  readonly options: OptionsOf<O>;
  /** Aborted by teardown; until `create` settles, also when it is aborted or fails. */
  readonly signal: AbortSignal;
  /** Disposed at teardown or failed create: the last first, each by itself. */
  own<D extends Disposable>(disposable: D): D;
  method<A extends unknown[], R>(name: string, run: (call: Call, ...args: A) => Promise<R>): Method<A, R>;
  sync<A extends unknown[], R>(name: string, run: (...args: A) => R): (...args: A) => R;
  /** Takes away all that `create` put on the page. Calls under way reject, later ones throw METHOD_CALLED_AFTER_TEARDOWN. */
  readonly teardown: Method<[], void>;
  /** One promise, begun before `create` runs; never an unhandled rejection. */
  client(): Promise<Client>;
  /** Sends an analytics event under the component's prefix. Never throws. */
  track(event: string, fields?: EventFields): void;
  /** Sends an event as it is called, where the protocol gives it another prefix. */
  trackAs(event: string, fields?: EventFields): void;
}

export interface Component<O, I> {
  /**
   * Resolves with an instance, or calls back.
   * @throws INSTANTIATION_OPTION_REQUIRED, INCOMPATIBLE_VERSIONS, BROWSER_REQUIRED, the errors of creating a client, and the component's own
   */
  create(options: O): Promise<I>;
  create<Failure extends Error | null | undefined = CallbackError>(options: O, callback: Callback<I, Failure>): void;
  /** The SDK version that is told on the wire. */
  readonly VERSION: typeof VERSION;
}

export interface Definition<O, I> {
  /** Display name, in messages. */
  readonly name: string;
  /** Before the events of `track`. */
  readonly prefix: string;
  /** Runs once the options are verified and before there is a client: throws where the component cannot work at all. */
  check?(): void;
  create(scope: Scope<O>): Promise<I>;
  /** The event sent when an instance was torn down, under the prefix. */
  readonly teardownEvent?: string;
}

/**
 * Makes a component of what is particular to it. Around that stand, the same for all: verification of client or authorization, the version
 * check, the deferred client, promise and callback form, abort, teardown, error conversion and analytics.
 */
export function defineComponent<O extends ComponentOptions, I extends object>(definition: Definition<O, I>): Component<O, I> {
  function create(options: O, ...callback: unknown[]): Promise<I> | void {
    return settle(begin(definition, options), callback.pop() ?? options);
  }
  return { create: create as Component<O, I>['create'], VERSION };
}

async function begin<O extends ComponentOptions, I extends object>(definition: Definition<O, I>, given: O): Promise<I> {
  const { name, prefix, teardownEvent } = definition;
  requireBrowser(name);
  const options = read(name, given);
  const signal = signalIn(given);
  signal?.throwIfAborted();
  definition.check?.();
  const ending = new AbortController();
  const client = obtain(name, options, ending.signal);
  const send = tracker(client, options);
  const track = (event: string, fields?: EventFields): void => send(`${prefix}.${event}`, fields);
  const reportIgnored = (call: string, given: unknown): void => {
    if (options.onEvent) void import('./ignored').then((ignored) => ignored.reportIgnored(options, prefix, call, given)).catch(() => {});
  };
  reportIgnored('create', options);
  const life = createLife(ending, () => teardownEvent && track(teardownEvent));
  const scope: Scope<O> = {
    ...life,
    signal: ending.signal,
    own: ownership(ending.signal),
    method: (method, run) =>
      life.method(method, (stop, ...args) => {
        reportIgnored(method, args[0]);
        return run(callOf(stop), ...args);
      }),
    options,
    client: () => client,
    track,
    trackAs: send,
  };
  try {
    return await abortable(definition.create(scope), signal);
  } catch (error) {
    ending.abort(error);
    throw error;
  }
}

/** The options, inherited ones too, checked, without their signal. A getter that throws counts as an option not given. */
function read<O extends ComponentOptions>(name: string, given: O): OptionsOf<O> & Omit<ComponentOptions, 'client'> {
  try {
    const options = {} as O;
    for (const key in given) options[key] = given[key];
    verify(name, options);
    return withoutSignal(options) as OptionsOf<O>;
  } catch (error) {
    throw toTenderError(error, (details) => lifeErrors.INSTANTIATION_OPTION_REQUIRED(details, 'options.client', name));
  }
}

/**
 * What every component asks of its client or authorization, in this order. A given client's version counts also beside an authorization.
 * @throws INVALID_USE_OF_INTERNAL_FUNCTION, INSTANTIATION_OPTION_REQUIRED, INCOMPATIBLE_VERSIONS
 */
export function verifyComponent(name: string, options: Pick<ComponentOptions, 'client' | 'authorization'> | undefined): void {
  if (!options) throw rareErrors.INVALID_USE_OF_INTERNAL_FUNCTION();
  verify(name, options);
}

function verify(name: string, { client, authorization }: Pick<ComponentOptions, 'client' | 'authorization'>): void {
  if (client) assertVersion(client as Client, name);
  else if (!authorization) throw lifeErrors.INSTANTIATION_OPTION_REQUIRED(undefined, 'options.client', name);
}

export function assertVersion(client: { getVersion?: () => string }, name: string): void {
  const version = typeof client.getVersion === 'function' ? client.getVersion() : undefined;
  if (version !== VERSION) throw componentErrors.INCOMPATIBLE_VERSIONS(undefined, version, name, VERSION);
}

function obtain(
  name: string,
  { client, authorization, isDebug, debug = isDebug, analytics, onEvent }: OptionsOf<ComponentOptions>,
  signal: AbortSignal,
): Promise<Client> {
  const promise = client
    ? Promise.resolve(client)
    : createDeferredClient({ authorization: authorization as string, debug, analytics, onEvent, signal }, name);
  promise.catch(() => {}); // whoever asks for it sees the failure
  return promise;
}
