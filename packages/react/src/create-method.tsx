import type { ClientErrorCode, ClientLike, SharedErrorCode, TenderError } from '@tender/client';
import { abortable, lifecycleErrors } from '@tender/client/internal';
import {
  createContext,
  useContext,
  useInsertionEffect,
  useMemo,
  useReducer,
  useState,
  type Context,
  type FunctionComponent,
  type ReactNode,
} from 'react';
import { useLatest, useStableValue, withLatestFunctions } from './core/by-value';
import { createInstanceRef, type InstanceRef } from './core/instance-ref';
import type { InstanceState } from './core/instance-state';
import type { InstanceSource, Resource } from './core/resource';
import { useActions, type Action } from './core/use-actions';
import { useResource } from './core/use-resource';
import { TenderScopeContext, type TenderScope } from './tender';

interface MethodInstance {
  /** Missing where the instance is an object of a partner's script, as that of Fastlane. */
  teardown?(): Promise<void>;
}

/** A payment method's component, as far as a provider needs it. */
interface MethodComponent<Options, Instance extends object> {
  create(options: Options): Promise<Instance>;
  create(options: Options, callback: (error: unknown, instance?: Instance) => void): void;
}

/** Create options that `<TenderProvider>` supplies, so that a method's provider does not take them. */
export type ProvidedOption = 'client' | 'authorization' | 'signal' | 'analytics' | 'onEvent';

/** Props of every method's provider, in addition to the create options of the method. */
export interface MethodProviderProps {
  /** Components that use the method's hook. */
  readonly children?: ReactNode;
  /**
   * Makes the hook suspend until the instance is ready, and throw the error if it fails. The options must not change with each render then: keep
   * `authorization` functions stable. Default: false.
   */
  readonly suspense?: boolean;
}

/** Props of a method's provider: the create options of the method, without those that `<TenderProvider>` supplies. */
export type MethodProps<Options> = Omit<Options, ProvidedOption> & MethodProviderProps;

/** Error of a method or of the client it uses. `Code` is the union of the method's own error codes. */
export type MethodFailure<Code extends string> = TenderError<Code | ClientErrorCode | SharedErrorCode>;

/** Arguments and result of the promise form of an asynchronous method. */
type MethodCall<Method> = Method extends { (...args: infer Args): Promise<infer Result>; (...args: never): unknown }
  ? { readonly args: Args; readonly result: Result }
  : never;

/** The action for an asynchronous method of an instance: `run` takes the method's arguments and resolves with its result. */
export type MethodAction<Method, Failure> =
  MethodCall<Method> extends { readonly args: infer Args extends unknown[]; readonly result: infer Result }
    ? Action<(...args: Args) => Promise<Result>, Result, Failure>
    : never;

/** What every method's hook returns, in addition to the method's actions. */
export type MethodState<Instance, Failure> = InstanceState<Instance, Failure> & {
  /** Creates the instance again, and also the client if that has failed. */
  readonly retry: () => void;
};

/** The value that a method's provider passes to its hook. */
export interface MethodContextValue<Instance> {
  readonly state: InstanceState<Instance>;
  readonly instanceRef: InstanceRef<Instance>;
  readonly retry: () => void;
  /** Returns the instance while it loads. Undefined without `suspense`. */
  readonly get: (() => Resource<Instance> | undefined) | undefined;
}

/**
 * How an instance is opened.
 * @param create creates the instance with the merchant's options and those that say which client it uses. The signal stops the creation
 */
export type OpenInstance<Instance> = (
  tender: TenderScope,
  create: (access: object, signal: AbortSignal) => Promise<Instance>,
  signal: AbortSignal,
) => Promise<Instance>;

/** The parts of a provider, for providers that do more than pass on their props. */
export interface MethodParts<Options, Instance> {
  readonly Context: Context<MethodContextValue<Instance> | undefined>;
  /**
   * @param options undefined while something is missing; the instance is created once they are there
   * @param open must be the same function in each render. Default: creates the instance once the client has been created
   */
  useValue(options: Options | undefined, suspense?: boolean, open?: OpenInstance<Instance>): MethodContextValue<Instance>;
}

/**
 * Creates the provider and the hook of a payment method. Create options are props and compare by value. Functions among them may be new with each
 * render; the latest one is called.
 *
 * The first call only sets the error codes, which cannot be inferred. The second call takes the name for error messages, the component, and the
 * names of its asynchronous methods, which become actions; and how messages name the provider, if it has a name of its own.
 */
export function createMethod<Code extends string>() {
  type Failure = MethodFailure<Code>;
  return <Options extends { client?: ClientLike }, Instance extends object, Name extends keyof Instance & string>(
    name: string,
    component: MethodComponent<Options, Instance>,
    actions: readonly Name[],
    provider = `<${name}Provider>`,
  ): readonly [
    Provider: FunctionComponent<MethodProps<Options>>,
    useMethod: () => MethodState<Instance, Failure> & { readonly [Each in Name]: MethodAction<Instance[Each], Failure> },
    parts: MethodParts<Omit<Options, ProvidedOption>, Instance>,
  ] => {
    type Result = MethodState<Instance, Failure> & { readonly [Each in Name]: MethodAction<Instance[Each], Failure> };
    const MethodContext = createContext<MethodContextValue<Instance> | undefined>(undefined);

    function useValue(
      options: Omit<Options, ProvidedOption> | undefined,
      suspense = false,
      open: OpenInstance<Instance> = openWithClient,
    ): MethodContextValue<Instance> {
      const tender = useContext(TenderScopeContext);
      if (!tender) throw new Error(`${provider} must be used within <TenderProvider>.`);
      const latest = useLatest(options);
      const stable = useStableValue(options);
      const [attempt, restart] = useReducer((count: number) => count + 1, 0);
      const [instanceRef] = useState(createInstanceRef<Instance>);
      const source = useMemo(
        () =>
          stable && tender.identity ? createInstanceSource(component, tender, stable as Options, () => latest.current, open) : undefined,
        [tender, stable, latest, open, attempt], // a new source creates a new instance
      );
      const { state, get } = useResource(source);
      useInsertionEffect(() => instanceRef.set(state), [instanceRef, state]);
      return useMemo(
        () => ({
          state,
          instanceRef,
          retry() {
            tender.retryIfFailed();
            restart();
          },
          get: suspense ? get : undefined,
        }),
        [state, instanceRef, tender, suspense, get],
      );
    }

    function Provider({ children, suspense, ...options }: MethodProps<Options>): ReactNode {
      const value = useValue(options as unknown as Omit<Options, ProvidedOption>, suspense);
      return <MethodContext.Provider value={value}>{children}</MethodContext.Provider>;
    }
    Provider.displayName = `${name}Provider`;

    function useMethod(): Result {
      const value = useContext(MethodContext);
      if (!value) throw new Error(`use${name} must be used within ${provider}.`);
      const state = value.get ? suspendUntilReady(value.state, value.get) : value.state;
      const actionsByName = useActions(value.instanceRef, actions);
      return { ...state, retry: value.retry, ...actionsByName } as Result;
    }

    return [Provider, useMethod, { Context: MethodContext, useValue }];
  };
}

/** Creates an instance once the client has been created. */
export async function openWithClient<Instance>(...[tender, create, signal]: Parameters<OpenInstance<Instance>>): Promise<Instance> {
  return create({ client: await abortable(tender.client().promise, signal) }, signal);
}

function createInstanceSource<Options extends { client?: ClientLike }, Instance extends object>(
  component: MethodComponent<Options, Instance>,
  tender: TenderScope,
  options: Options,
  readLatest: () => unknown,
  open: OpenInstance<Instance>,
): InstanceSource<Instance> {
  const createOptions = withLatestFunctions(options, readLatest);
  const create = (access: object, signal: AbortSignal): Promise<Instance> =>
    tender.create(component, { ...createOptions, ...access, signal });
  return {
    kind: component,
    identity: tender.identity,
    options,
    open: (signal) => open(tender, create, signal),
    close: (instance: MethodInstance) => instance.teardown?.(),
  };
}

/**
 * Returns the state of an instance that is ready.
 * @throws the instance's promise while it loads, so that React suspends; the instance's error when it has failed; BROWSER_REQUIRED on a server,
 * where React then renders the fallback of the boundary
 */
function suspendUntilReady<Instance>(current: InstanceState<Instance>, get: () => Resource<Instance> | undefined): InstanceState<Instance> {
  if (typeof document === 'undefined') throw lifecycleErrors.BROWSER_REQUIRED({ name: 'a payment method' });
  const resource = current.status === 'loading' ? get() : undefined;
  const state = resource?.state() ?? current;
  // Without an authorization there is no resource: the promise stays pending until <TenderProvider> renders again with one.
  if (state.status === 'loading') throw resource?.promise ?? new Promise(() => {});
  if (state.status === 'failed') throw state.error;
  return state;
}
