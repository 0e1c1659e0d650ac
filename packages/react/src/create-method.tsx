import type { ClientErrorCode, GivenClient, SharedErrorCode, TenderError } from '@tender/client';
import { lifeErrors } from '@tender/client/internal';
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
import { following, useByValue, useLatest } from './core/by-value';
import { createDesk, type Desk } from './core/desk';
import type { Life } from './core/life';
import type { Plan, Resource } from './core/resource';
import { useActions, type Action } from './core/use-actions';
import { useResource } from './core/use-resource';
import { TenderScopeContext, type TenderScope } from './tender';

interface Torn {
  teardown(): Promise<void>;
}

/** A component of a payment method, as far as a provider needs it. */
interface Component<Options, Instance extends Torn> {
  create(options: Options): Promise<Instance>;
  create(options: Options, callback: (error: unknown, instance?: Instance) => void): void;
}

/** What a provider above takes care of. */
type Provided = 'client' | 'authorization' | 'signal' | 'analytics' | 'onEvent';

export type MethodProps<Options> = Omit<Options, Provided> & {
  readonly children?: ReactNode;
  /** The hook suspends until the instance is ready, and throws what it failed with; default false. Make `authorization` functions stable then. */
  readonly suspense?: boolean;
};

/** An asynchronous method's promise form and result. */
type Run<Method> = Method extends { (...args: infer Args): Promise<infer Result>; (...args: never): unknown }
  ? { readonly args: Args; readonly result: Result }
  : never;

type ActionOf<Method, Failure> =
  Run<Method> extends { readonly args: infer Args extends unknown[]; readonly result: infer Result }
    ? Action<(...args: Args) => Promise<Result>, Result, Failure>
    : never;

/** What the hook of a method returns. `error` is what `create` failed with, the client included; each action has its own. */
export type MethodState<Instance, Name extends keyof Instance, Failure> = Life<Instance, Failure> & {
  /** Begins the instance anew, and the client too if that is what failed. */
  readonly retry: () => void;
} & { readonly [Each in Name]: ActionOf<Instance[Each], Failure> };

/** What a provider hands down. */
export interface MethodValue<Instance> {
  readonly life: Life<Instance>;
  readonly desk: Desk<Instance>;
  readonly retry: () => void;
  /** While it suspends. */
  readonly begun: (() => Resource<Instance> | undefined) | undefined;
}

export interface MethodParts<Options, Instance> {
  readonly Context: Context<MethodValue<Instance> | undefined>;
  /** @param options none as long as something is missing */
  useValue(options: Options | undefined, suspense?: boolean): MethodValue<Instance>;
}

/**
 * The provider and the hook of a payment method. Create options, as props, compare by value; functions among them may be new with each
 * render, and the latest is called.
 * @param name in messages
 * @param actions the asynchronous methods
 */
export function createMethod<Code extends string>() {
  type Failure = TenderError<Code | ClientErrorCode | SharedErrorCode>;
  return <Options extends { client?: GivenClient }, Instance extends Torn, Name extends keyof Instance & string>(
    name: string,
    component: Component<Options, Instance>,
    actions: readonly Name[],
  ): readonly [
    Provider: FunctionComponent<MethodProps<Options>>,
    useMethod: () => MethodState<Instance, Name, Failure>,
    parts: MethodParts<Omit<Options, Provided>, Instance>,
  ] => {
    const MethodContext = createContext<MethodValue<Instance> | undefined>(undefined);

    function useValue(options: Omit<Options, Provided> | undefined, suspense = false): MethodValue<Instance> {
      const tender = useContext(TenderScopeContext);
      if (!tender) throw new Error(`<${name}Provider> must be used within <TenderProvider>.`);
      const latest = useLatest(options);
      const kept = useByValue(options);
      const [attempt, again] = useReducer((count: number) => count + 1, 0);
      const [desk] = useState(createDesk<Instance>);
      const plan = useMemo(
        () => (kept && tender.source ? planOf(component, tender, kept as Options, () => latest.current) : undefined),
        [tender, kept, latest, attempt], // another plan, another instance
      );
      const { life, get } = useResource(plan);
      useInsertionEffect(() => desk.set(life), [desk, life]);
      return useMemo(
        () => ({
          life,
          desk,
          retry() {
            tender.mend();
            again();
          },
          begun: suspense ? get : undefined,
        }),
        [life, desk, tender, suspense, get],
      );
    }

    function Provider({ children, suspense, ...options }: MethodProps<Options>): ReactNode {
      const value = useValue(options as unknown as Omit<Options, Provided>, suspense);
      return <MethodContext.Provider value={value}>{children}</MethodContext.Provider>;
    }
    Provider.displayName = `${name}Provider`;

    function useMethod(): MethodState<Instance, Name, Failure> {
      const value = useContext(MethodContext);
      if (!value) throw new Error(`use${name} must be used within <${name}Provider>.`);
      const life = value.begun ? suspended(value.life, value.begun) : value.life;
      const acting = useActions(value.desk, actions);
      return { ...life, retry: value.retry, ...acting } as MethodState<Instance, Name, Failure>;
    }

    return [Provider, useMethod, { Context: MethodContext, useValue }];
  };
}

function planOf<Options extends { client?: GivenClient }, Instance extends Torn>(
  component: Component<Options, Instance>,
  tender: TenderScope,
  options: Options,
  latest: () => unknown,
): Plan<Instance> {
  const given = following(options, latest);
  return {
    kind: component,
    source: tender.source,
    options,
    open: async (signal) => tender.create(component, { ...given, client: await tender.client(signal), signal }),
    close: (instance) => instance.teardown(),
  };
}

/** @throws the instance's promise until it is ready, and what it failed with; on a server BROWSER_REQUIRED, for the boundary's fallback */
function suspended<Instance>(life: Life<Instance>, begun: () => Resource<Instance> | undefined): Life<Instance> {
  if (typeof document === 'undefined') throw lifeErrors.BROWSER_REQUIRED(undefined, 'A payment method');
  const resource = life.status === 'loading' ? begun() : undefined;
  const now = resource?.life() ?? life;
  if (now.status === 'loading') throw resource?.promise ?? new Promise(() => {}); // no authorization yet: the parent renders anew
  if (now.status === 'failed') throw now.error;
  return now;
}
