import { onAbort, readSignal } from '@tender/client/internal';
import { useEffect, useMemo, useState } from 'react';
import { isData } from './by-value';
import type { InstanceRef } from './instance-ref';

/** An asynchronous method of an instance, with the state of its calls. */
export interface Action<Run, Result, Failure> {
  /**
   * Calls the method, with the arguments that the instance's own method takes. Once the instance is ready, the call happens in the same task, so
   * that a click may open a popup; before that, it waits for the instance. You may ignore the promise: a rejection is also in `error`.
   */
  readonly run: Run;
  /** Whether a call is running. */
  readonly pending: boolean;
  /** Error of the last call that ended, aborted calls excepted. Undefined after a success or `reset`. */
  readonly error: Failure | undefined;
  /** Result of the last call that ended, aborted calls excepted. Undefined after a failure or `reset`. */
  readonly data: Result | undefined;
  /** Clears `error` and `data`. Running calls continue, but their results are ignored here. */
  readonly reset: () => void;
  /** Aborts all running calls. They reject with the reason. Default: an `AbortError`. */
  readonly abort: (reason?: unknown) => void;
}

interface CallState {
  readonly pending: boolean;
  readonly error: unknown;
  readonly data: unknown;
}
type AsyncMethod = (...args: unknown[]) => Promise<unknown>;
type Controls = Pick<Action<AsyncMethod, unknown, unknown>, 'run' | 'reset' | 'abort'>;

const IDLE: CallState = { pending: false, error: undefined, data: undefined };

/** Creates an action for each of the instance's methods. When the React component unmounts, its running calls are aborted. */
export function useActions(
  instanceRef: InstanceRef<object>,
  names: readonly string[],
): Readonly<Record<string, Action<AsyncMethod, unknown, unknown>>> {
  const [states, setStates] = useState<Readonly<Record<string, CallState>>>({});
  const [controls] = useState(() =>
    names.map(
      (name) => [name, createAction(instanceRef, name, (state) => setStates((previous) => ({ ...previous, [name]: state })))] as const,
    ),
  );
  useEffect(() => () => controls.forEach(([, { abort }]) => abort()), [controls]);
  return useMemo(
    () => Object.fromEntries(controls.map(([name, control]) => [name, { ...control, ...(states[name] ?? IDLE) }])),
    [controls, states],
  );
}

function createAction(instanceRef: InstanceRef<object>, name: string, onChange: (state: CallState) => void): Controls {
  let state = IDLE;
  const calls = new Set<AbortController>();
  const update = (changed: Partial<CallState>): void => onChange((state = { ...state, ...changed, pending: calls.size > 0 }));

  return {
    run(...args) {
      const controller = new AbortController();
      const { signal } = controller;
      const stopListening = onAbort(readSignal(args.at(-1)), (reason) => controller.abort(reason));
      const invoke = (instance: object): Promise<unknown> => (instance as Record<string, AsyncMethod>)[name]!(...withSignal(args, signal));
      const { state: current } = instanceRef;
      // Inside the promise, so that an error that the method throws synchronously (as after teardown) becomes a rejection too.
      const work = new Promise((resolve) =>
        resolve(current.status === 'ready' ? invoke(current.instance) : instanceRef.instance(signal).then(invoke)),
      );
      calls.add(controller);
      update({});
      const end = (changed: Partial<CallState>): void => {
        stopListening();
        if (calls.delete(controller)) update(signal.aborted ? {} : changed);
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
      for (const controller of calls) controller.abort(reason);
    },
  };
}

/** Adds the signal to the options, if the last argument is an options object; else appends options with only the signal. */
function withSignal(args: readonly unknown[], signal: AbortSignal): unknown[] {
  const last = args.at(-1);
  return isData(last) && !Array.isArray(last) ? [...args.slice(0, -1), { ...last, signal }] : [...args, { signal }];
}
