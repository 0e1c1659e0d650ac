import { follow, signalIn } from '@tender/client/internal';
import { useEffect, useMemo, useState } from 'react';
import { isData } from './by-value';
import type { Desk } from './desk';

/** An asynchronous method of an instance, and what has become of its calls. */
export interface Action<Run, Result, Failure> {
  /**
   * Calls the method, in the same tick if the instance is ready, so that windows open in a click; else once it is. What it rejects with is
   * also `error`, so that the promise may be left alone.
   */
  readonly run: Run;
  /** Whether a call is under way. */
  readonly pending: boolean;
  /** Of the call that ended last. An aborted one leaves none. */
  readonly error: Failure | undefined;
  readonly data: Result | undefined;
  /** Forgets how calls ended, also those under way, which go on. */
  readonly reset: () => void;
  /** Ends the calls under way; they reject with this reason, default an `AbortError`. */
  readonly abort: (reason?: unknown) => void;
}

interface State {
  readonly pending: boolean;
  readonly error: unknown;
  readonly data: unknown;
}
type Method = (...args: unknown[]) => Promise<unknown>;
type Controls = Pick<Action<Method, unknown, unknown>, 'run' | 'reset' | 'abort'>;

const IDLE: State = { pending: false, error: undefined, data: undefined };

/** The actions of these names; a component that leaves the page aborts what it has called. */
export function useActions(desk: Desk<object>, names: readonly string[]): Readonly<Record<string, Action<Method, unknown, unknown>>> {
  const [states, setStates] = useState<Readonly<Record<string, State>>>({});
  const [controls] = useState(() =>
    names.map((name) => [name, createAction(desk, name, (state) => setStates((all) => ({ ...all, [name]: state })))] as const),
  );
  useEffect(() => () => controls.forEach(([, { abort }]) => abort()), [controls]);
  return useMemo(
    () => Object.fromEntries(controls.map(([name, control]) => [name, { ...control, ...(states[name] ?? IDLE) }])),
    [controls, states],
  );
}

function createAction(desk: Desk<object>, name: string, show: (state: State) => void): Controls {
  let state = IDLE;
  const calls = new Set<AbortController>();
  const update = (changed: Partial<State>): void => show((state = { ...state, ...changed, pending: calls.size > 0 }));

  return {
    run(...args) {
      const call = new AbortController();
      const { signal } = call;
      const unfollow = follow(signalIn(args.at(-1)), (reason) => call.abort(reason));
      const invoke = (instance: object): Promise<unknown> => (instance as Record<string, Method>)[name]!(...withSignal(args, signal));
      const { life } = desk;
      // What a method throws at once, a torn down one, is a rejection too.
      const work = new Promise((resolve) => resolve(life.status === 'ready' ? invoke(life.instance) : desk.instance(signal).then(invoke)));
      calls.add(call);
      update({});
      const end = (changed: Partial<State>): void => {
        unfollow();
        if (calls.delete(call)) update(signal.aborted ? {} : changed);
      };
      work.then(
        (data) => end({ data, error: undefined }),
        (error: unknown) => end({ data: undefined, error }),
      );
      return work;
    },
    reset() {
      calls.clear();
      update(IDLE);
    },
    abort(reason) {
      for (const call of calls) call.abort(reason);
    },
  };
}

/** Options get it as a member; after anything else, or nothing, it comes in options of its own. */
function withSignal(args: readonly unknown[], signal: AbortSignal): unknown[] {
  const last = args.at(-1);
  return isData(last) && !Array.isArray(last) ? [...args.slice(0, -1), { ...last, signal }] : [...args, { signal }];
}
