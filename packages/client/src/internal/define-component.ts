import { createTracker, type EventFields, type EventName, type FullEventName, type Track } from '../analytics';
import { VERSION } from '../constants';
import { componentErrors, lifecycleErrors } from '../errors';
import type { Callback, CallbackError, Client } from '../types';
import type { ComponentOptions } from './component-options';
import { createDeferredClient } from './deferred-client';
import type { OptionLists } from './ignored-options';
import { abortable, withCallback, readSignal, withoutSignal } from './promises';
import { copyMembers } from './records';
import { requireBrowser } from './require-browser';
import { createCall, createLifecycle, createDisposer, toTenderError, type Call, type Disposable, type Method } from './lifecycle';

/** The options of `create`, checked: the version of `client` is right. `signal` is not among them, since the scope has its own. */
export type ScopeOptions<O> = Omit<O, 'signal' | 'client'> & { client?: Client };

/**
 * What `create` of a definition receives: everything that components share. There is one scope for each instance. `Event` lists the component's
 * analytics events with their full names, such as `web.sepa.initialized`. `track` takes them without `web.` and the prefix.
 */
export interface Scope<O, Event extends string = never, Prefix extends string = string> {
  readonly options: ScopeOptions<O>;
  /** Aborts when the instance is torn down, and when its creation fails or is aborted. */
  readonly signal: AbortSignal;
  /** Takes charge of an object: it is disposed of when `signal` aborts. Objects that were added last are disposed of first. */
  own<D extends Disposable>(disposable: D): D;
  /** Creates an asynchronous method. Callers may pass a callback and a signal. After teardown it throws METHOD_CALLED_AFTER_TEARDOWN. */
  method<A extends unknown[], R>(name: string, run: (call: Call, ...args: A) => R | Promise<R>): Method<A, R>;
  /** Creates a synchronous method. After teardown it throws METHOD_CALLED_AFTER_TEARDOWN. */
  sync<A extends unknown[], R>(name: string, run: (...args: A) => R): (...args: A) => R;
  /** Removes everything the component added to the page. Pending calls reject with METHOD_CALLED_AFTER_TEARDOWN, and later calls throw it. */
  readonly teardown: Method<[], void>;
  /** The client of the options, or the one that is created from the authorization. If it is ignored, its rejection is not reported as unhandled. */
  client(): Promise<Client>;
  /** Sends an analytics event under the component's prefix. Never throws. */
  readonly track: Track<EventName<Event, Prefix>>;
  /** Sends an event under another prefix. The name is complete, except for `web.`. */
  readonly trackAs: Track<FullEventName<Event>>;
}

/** What a package exports, such as `sepa`: it creates instances. */
export interface Component<O, I> {
  /**
   * Creates an instance.
   * @throws INSTANTIATION_OPTION_REQUIRED, INCOMPATIBLE_VERSIONS, BROWSER_REQUIRED, the errors of creating a client, and the component's own
   */
  create(options: O): Promise<I>;
  create<Failure extends Error | null | undefined = CallbackError>(options: O, callback: Callback<I, Failure>): void;
  /** The SDK version that is sent to the provider. It is not the version of the package. */
  readonly VERSION: typeof VERSION;
}

/** As `NoInfer`, which compilers before TypeScript 5.4 do not know. */
type NotInferred<T extends string> = [T][T extends unknown ? 0 : never];

/** What differs between components. */
export interface Definition<O, I, Event extends string = never, Prefix extends string = string> {
  /** Display name, used in error messages. */
  readonly name: string;
  /** Prefix of the component's analytics events. */
  readonly prefix: Prefix;
  /** Loads the options of each call, where `onEvent` is to hear of others. Default: any option may be passed. */
  options?(): Promise<OptionLists>;
  /** Called after the options have been checked and before a client is created. Throws where the component cannot work on this page. */
  check?(): void;
  readonly create: (scope: Scope<O, Event, Prefix>) => Promise<I>;
  /** Analytics event sent when an instance has been torn down. Default: none. */
  readonly teardownEvent?: EventName<NotInferred<Event>, NotInferred<Prefix>>;
}

/**
 * Creates a component from its definition. It adds what all components share: checking client or authorization, the version check, the deferred
 * client, promise and callback form, abort, teardown, error conversion and analytics.
 */
export function defineComponent<O extends ComponentOptions, I extends object, Event extends string = never, Prefix extends string = string>(
  definition: Definition<O, I, Event, Prefix>,
): Component<O, I> {
  function create(options: O, ...callback: unknown[]): Promise<I> | void {
    // The callback is the last argument. `create(callback)` counts as a call without authorization.
    return withCallback(createInstance(definition, options), callback.pop() ?? options);
  }
  return { create: create as Component<O, I>['create'], VERSION };
}

async function createInstance<O extends ComponentOptions, I extends object, Event extends string, Prefix extends string>(
  definition: Definition<O, I, Event, Prefix>,
  createOptions: O,
): Promise<I> {
  const { name, prefix, teardownEvent } = definition;
  requireBrowser(name);
  const options = readOptions(name, createOptions);
  const signal = readSignal(createOptions);
  signal?.throwIfAborted();
  definition.check?.();
  const controller = new AbortController();
  const client = obtainClient(name, options, controller.signal);
  const send = createTracker<`web.${string}`>(client, options);
  const track = (event: string, fields?: EventFields): void => send(`${prefix}.${event}`, fields);
  /** Tells `onEvent` which options a call does not use. Nothing is sent. */
  const reportIgnoredOptions = (call: string, callOptions: unknown): void => {
    if (!options.onEvent) return;
    void import('./ignored-options').then((module) => module.reportIgnoredOptions(options, definition, call, callOptions)).catch(() => {});
  };
  reportIgnoredOptions('create', options);
  const lifecycle = createLifecycle(controller, () => teardownEvent && track(teardownEvent));
  const scope: Scope<O, Event, Prefix> = {
    ...lifecycle,
    signal: controller.signal,
    own: createDisposer(controller.signal),
    method: (method, run) =>
      lifecycle.method(method, (callController, ...args) => {
        reportIgnoredOptions(method, args[0]);
        return run(createCall(callController), ...args);
      }),
    options,
    client: () => client,
    track,
    trackAs: send,
  };
  try {
    return await abortable(definition.create(scope), signal);
  } catch (error) {
    controller.abort(error);
    throw error;
  }
}

/** Copies and checks the options, including inherited ones, without their signal. If a getter throws, so does this: INSTANTIATION_OPTION_REQUIRED. */
function readOptions<O extends ComponentOptions>(name: string, createOptions: O): ScopeOptions<O> & Omit<ComponentOptions, 'client'> {
  try {
    const options = copyMembers(createOptions);
    assertClientOrAuthorization(name, options);
    return withoutSignal(options) as ScopeOptions<O>;
  } catch (error) {
    throw toTenderError(error, (details) => lifecycleErrors.INSTANTIATION_OPTION_REQUIRED({ option: 'options.client', name }, details));
  }
}

function assertClientOrAuthorization(name: string, { client, authorization }: Pick<ComponentOptions, 'client' | 'authorization'>): void {
  if (client) assertVersion(client as Client, name);
  else if (!authorization) throw lifecycleErrors.INSTANTIATION_OPTION_REQUIRED({ option: 'options.client', name });
}

/** @throws INCOMPATIBLE_VERSIONS, which names the component, for a client of another version or without one */
export function assertVersion(client: { getVersion?: () => string }, name: string): void {
  const clientVersion = typeof client.getVersion === 'function' ? client.getVersion() : undefined;
  if (clientVersion !== VERSION) throw componentErrors.INCOMPATIBLE_VERSIONS({ client: clientVersion, component: name, version: VERSION });
}

function obtainClient(
  name: string,
  { client, authorization, isDebug, debug = isDebug, analytics, onEvent }: ScopeOptions<ComponentOptions>,
  signal: AbortSignal,
): Promise<Client> {
  const promise = client
    ? Promise.resolve(client)
    : createDeferredClient({ authorization: authorization as string, debug, analytics, onEvent, signal }, name);
  promise.catch(() => {}); // the component sees the failure when it asks for the client
  return promise;
}
