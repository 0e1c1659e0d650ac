import {
  client as clientComponent,
  type Client,
  type ClientCreateOptions,
  type ClientErrorCode,
  type SharedErrorCode,
  type TenderError,
} from '@tender/client';
import { abortable, lifeErrors, toTenderError } from '@tender/client/internal';
import { createContext, useContext, useMemo, useReducer, type ReactNode } from 'react';
import { following, useByValue, useLatest } from './core/by-value';
import type { Life } from './core/life';
import type { Plan } from './core/resource';
import { useResource } from './core/use-resource';

/** Fetches a client token from the shop's server. Called once for each client, and again by `retry`. */
export type FetchAuthorization = (request: { readonly signal: AbortSignal }) => Promise<string>;

interface WithAuthorization extends Omit<ClientCreateOptions, 'authorization' | 'signal'> {
  /** A tokenization key, a client token, or a function that fetches one. As long as there is none, everything is `loading`. */
  readonly authorization: string | FetchAuthorization | undefined;
  /** Whom the function fetches for: another value fetches anew. */
  readonly authorizationKey?: string;
  readonly client?: undefined;
}

interface WithClient {
  /** A client that the shop has made, and ends itself; ours or the reference SDK's. */
  readonly client: Client;
  readonly authorization?: undefined;
}

type TenderOptions = WithAuthorization | WithClient;
export type TenderProviderProps = TenderOptions & { readonly children?: ReactNode };

/** What the client can fail with. Whatever `authorization` rejects with is `details.originalError` of INSTANTIATION_OPTION_REQUIRED. */
export type TenderFailure = TenderError<ClientErrorCode | SharedErrorCode>;

/** What methods need of the provider above them. Another one begins their instances anew. */
export interface TenderScope {
  /** The authorization or the client, by identity. As long as there is none, nothing begins. */
  readonly source: unknown;
  client(signal: AbortSignal): Promise<Client>;
  /** Begins the client anew if it has failed. */
  mend(): void;
  create<Options, Instance>(component: { create(options: Options): Promise<Instance> }, options: Options): Promise<Instance>;
}

export type TenderState =
  | { readonly status: 'loading'; readonly client?: undefined; readonly error?: undefined; readonly retry: () => void }
  | { readonly status: 'ready'; readonly client: Client; readonly error?: undefined; readonly retry: () => void }
  | { readonly status: 'failed'; readonly client?: undefined; readonly error: TenderFailure; readonly retry: () => void };

export const TenderScopeContext = /* @__PURE__ */ createContext<TenderScope | undefined>(undefined);
export const TenderContext = /* @__PURE__ */ createContext<TenderState | undefined>(undefined);

/**
 * Makes the one client that all methods below it share. Options compare by value; functions among them may be new with each render, and the
 * latest is called. Another client or authorization ends all instances below and begins new ones.
 */
export function TenderProvider({ children, ...options }: TenderProviderProps): ReactNode {
  const latest = useLatest(options);
  const kept = useByValue(options);
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const plan = useMemo(() => planOf(kept, () => latest.current), [kept, latest, attempt]);
  const { life, get } = useResource(plan);
  const scope = useMemo<TenderScope>(
    () => ({
      source: plan?.source,
      client: (signal) => abortable((get() as NonNullable<ReturnType<typeof get>>).promise, signal),
      mend: () => void (get()?.life().status === 'failed' && retry()),
      create: (component, given) => component.create(given),
    }),
    [plan, get],
  );
  const state = useMemo(() => {
    const { status, instance, error } = life as Life<Client, TenderFailure>;
    return { status, client: instance, error, retry } as TenderState;
  }, [life]);
  return (
    <TenderScopeContext.Provider value={scope}>
      <TenderContext.Provider value={state}>{children}</TenderContext.Provider>
    </TenderScopeContext.Provider>
  );
}

/** The client of the provider above, while it is made and after. `retry` begins it anew, also where it is ready: with a new client token. */
export function useTender(): TenderState {
  const state = useContext(TenderContext);
  if (!state) throw new Error('useTender must be used within <TenderProvider>.');
  return state;
}

function planOf(options: TenderOptions, latest: () => unknown): Plan<Client> | undefined {
  const { client, authorization } = options;
  const source = client ?? authorization;
  if (!source) return undefined;
  const plan = { kind: clientComponent, source, options };
  if (client) return { ...plan, open: () => Promise.resolve(client), close: () => undefined };
  const { authorization: authorize, authorizationKey: _, ...rest } = following(options, latest);
  return {
    ...plan,
    async open(signal) {
      const given = typeof authorize === 'function' ? await fetched(authorize, signal) : authorize;
      return hold(await clientComponent.create({ ...rest, authorization: given as string, signal }));
    },
    close: release,
  };
}

/** @throws INSTANTIATION_OPTION_REQUIRED */
async function fetched(authorize: FetchAuthorization, signal: AbortSignal): Promise<string> {
  try {
    return await abortable(authorize({ signal }), signal);
  } catch (error) {
    signal.throwIfAborted();
    throw toTenderError(error, (details) => lifeErrors.INSTANTIATION_OPTION_REQUIRED(details, 'options.authorization', 'a client'));
  }
}

/** Providers by client: those with the same authorization share one, and the last of them ends it. */
const holders = /* @__PURE__ */ new Map<Client, number>();

function hold(client: Client): Client {
  holders.set(client, (holders.get(client) ?? 0) + 1);
  return client;
}

function release(client: Client): Promise<void> | undefined {
  const left = (holders.get(client) ?? 1) - 1;
  if (left > 0) holders.set(client, left);
  else holders.delete(client);
  return left > 0 ? undefined : client.teardown();
}
