import {
  client as clientComponent,
  type Client,
  type ClientCreateOptions,
  type ClientErrorCode,
  type SharedErrorCode,
  type TenderError,
} from '@tender/client';
import { abortable, lifecycleErrors, toTenderError } from '@tender/client/internal';
import { createContext, useContext, useMemo, useReducer, type ReactNode } from 'react';
import { useLatest, useStableValue, withLatestFunctions } from './core/by-value';
import type { InstanceState } from './core/instance-state';
import type { InstanceSource, Resource } from './core/resource';
import { useResource } from './core/use-resource';

/**
 * Fetches a client token from your server. It is called once for each client, and again by `retry`. The signal aborts when the provider unmounts.
 */
export type FetchAuthorization = (request: { readonly signal: AbortSignal }) => Promise<string>;

/** Props of `<TenderProvider>` that creates the client itself. */
export interface TenderAuthorizationProps extends Omit<ClientCreateOptions, 'authorization' | 'signal'> {
  /** A tokenization key, a client token, or a function that fetches one. While it is undefined, the client and all methods are `loading`. */
  readonly authorization: string | FetchAuthorization | undefined;
  /** The customer that the `authorization` function fetches for, such as their id. Another value fetches again and creates a new client. */
  readonly authorizationKey?: string;
  /** Not allowed beside `authorization`. */
  readonly client?: undefined;
  /** Components that pay. */
  readonly children?: ReactNode;
}

/** Props of `<TenderProvider>` with a client of your own. */
export interface TenderClientProps {
  /** A client that you have created, with this SDK or the reference SDK. The provider does not tear it down. */
  readonly client: Client;
  /** Not allowed beside `client`. */
  readonly authorization?: undefined;
  /** Components that pay. */
  readonly children?: ReactNode;
}

/** Props of `<TenderProvider>`: an `authorization`, or a `client` of your own. */
export type TenderProviderProps = TenderAuthorizationProps | TenderClientProps;
type TenderOptions = Omit<TenderAuthorizationProps, 'children'> | Omit<TenderClientProps, 'children'>;

/**
 * Error of creating the client. When an `authorization` function rejects, the error is INSTANTIATION_OPTION_REQUIRED with that reason as
 * `details.originalError`.
 */
export type TenderFailure = TenderError<ClientErrorCode | SharedErrorCode>;

/** What the methods below a `<TenderProvider>` need from it. With a new scope, all their instances are created again. */
export interface TenderScope {
  /** The authorization or the client, compared by identity. While it is undefined, no instance is created. */
  readonly identity: unknown;
  /**
   * Returns the client, which may still be on its way. Its source announces create options for a component that does not wait for it. Call it only where
   * there is an `identity`.
   */
  client(): Resource<Client>;
  /** Creates the client again if it has failed. */
  retryIfFailed(): void;
  create<Options, Instance>(component: { create(options: Options): Promise<Instance> }, options: Options): Promise<Instance>;
}

/** Result of `useTender`. */
export type UseTenderResult = {
  /** Creates the client again. When it is ready, this replaces it: an `authorization` function fetches a new client token. */
  readonly retry: () => void;
} & (
  | {
      /** `loading` while the client is created, then `ready` or `failed`. */
      readonly status: 'loading';
      readonly client?: undefined;
      readonly error?: undefined;
    }
  | {
      readonly status: 'ready';
      /** The client, while `status` is `ready`. */
      readonly client: Client;
      readonly error?: undefined;
    }
  | {
      readonly status: 'failed';
      readonly client?: undefined;
      /** The error of creating the client, while `status` is `failed`. */
      readonly error: TenderFailure;
    }
);

/** The authorization and the client that providers of methods use. */
export const TenderScopeContext = /* @__PURE__ */ createContext<TenderScope | undefined>(undefined);
/** What `useTender` returns. */
export const TenderContext = /* @__PURE__ */ createContext<UseTenderResult | undefined>(undefined);

/**
 * Creates one client, which all methods below it share. Options compare by value. Functions among them may be new with each render; the latest one
 * is called. With another client or authorization, all instances below end and new ones are created.
 * @example <TenderProvider authorization={fetchClientToken}><Shop /></TenderProvider>
 */
export function TenderProvider({ children, ...options }: TenderProviderProps): ReactNode {
  const latest = useLatest(options);
  const stable = useStableValue(options);
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const source = useMemo(() => createClientSource(stable, () => latest.current), [stable, latest, attempt]);
  const { state: clientState, get } = useResource(source);
  const scope = useMemo<TenderScope>(
    () => ({
      identity: source?.identity,
      client: get as TenderScope['client'],
      retryIfFailed: () => void (get()?.state().status === 'failed' && retry()),
      create: (component, createOptions) => component.create(createOptions),
    }),
    [source, get],
  );
  const state = useMemo(() => {
    const { status, instance, error } = clientState as InstanceState<Client, TenderFailure>;
    return { status, client: instance, error, retry } as UseTenderResult;
  }, [clientState]);
  return (
    <TenderScopeContext.Provider value={scope}>
      <TenderContext.Provider value={state}>{children}</TenderContext.Provider>
    </TenderScopeContext.Provider>
  );
}

/**
 * Returns the client of the `<TenderProvider>` above, with its status.
 * @example const { status, client, error, retry } = useTender();
 */
export function useTender(): UseTenderResult {
  return useTenderFor('useTender');
}

/** Returns the same for a hook or a component of another name, which the error names. */
export function useTenderFor(name: string): UseTenderResult {
  const state = useContext(TenderContext);
  if (!state) throw new Error(`${name} must be used within <TenderProvider>.`);
  return state;
}

function createClientSource(options: TenderOptions, readLatest: () => unknown): InstanceSource<Client> | undefined {
  const { client, authorization } = options;
  const identity = client ?? authorization;
  if (!identity) return undefined;
  const source = { kind: clientComponent, identity, options };
  if (client) return { ...source, open: () => Promise.resolve(client), close: () => undefined };
  const { authorization: latestAuthorization, authorizationKey: _, ...rest } = withLatestFunctions(options, readLatest);
  return {
    ...source,
    async open(signal, announce) {
      const value = typeof latestAuthorization === 'function' ? await fetchAuthorization(latestAuthorization, signal) : latestAuthorization;
      const creation = clientComponent.create({ ...rest, authorization: value as string, signal });
      announce({ authorization: value, isDebug: rest.debug });
      return retainClient(await creation);
    },
    close: releaseClient,
  };
}

/** @throws INSTANTIATION_OPTION_REQUIRED when the function rejects */
async function fetchAuthorization(fetch: FetchAuthorization, signal: AbortSignal): Promise<string> {
  try {
    return await abortable(fetch({ signal }), signal);
  } catch (error) {
    signal.throwIfAborted();
    throw toTenderError(error, (details) =>
      lifecycleErrors.INSTANTIATION_OPTION_REQUIRED({ option: 'options.authorization', name: 'a client' }, details),
    );
  }
}

/** How many providers use each client: those with the same authorization share one, and the last of them tears it down. */
const usersByClient = /* @__PURE__ */ new WeakMap<Client, number>();

function retainClient(client: Client): Client {
  usersByClient.set(client, (usersByClient.get(client) ?? 0) + 1);
  return client;
}

function releaseClient(client: Client): Promise<void> | undefined {
  const remaining = (usersByClient.get(client) ?? 0) - 1;
  usersByClient.set(client, remaining);
  return remaining > 0 ? undefined : client.teardown();
}
