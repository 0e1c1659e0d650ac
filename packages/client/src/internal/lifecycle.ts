import { isTenderError, type ErrorFactory, type TenderError } from '../error';
import { lifecycleErrors } from '../errors';
import type { Abortable, Callback, CallbackError } from '../types';
import { attempt } from './attempt';
import { abortable, onAbort, readSignal, withCallback, withoutSignal } from './promises';

export interface Disposable {
  dispose(): void;
}

/** One call of an asynchronous method. Its signal aborts with the caller's signal, at teardown, or when the method itself calls `abort`. */
export interface Call extends AbortController {
  /**
   * Throws what it is called with: an error of ours, or the abort reason, unchanged; any other error as the one that `failed` creates, with the cause
   * as `details.originalError`.
   */
  rethrowAs(failed: ErrorFactory): (error: unknown) => never;
}

type WithSignal<A extends unknown[]> = A extends []
  ? [options?: Abortable]
  : A extends [infer Only]
    ? [Only] extends [readonly unknown[] | string]
      ? [Only, Abortable?]
      : [Only] extends [object]
        ? [Only & Abortable]
        : [Only, Abortable?]
    : A extends [(infer Optional)?]
      ? [(Optional & Abortable)?]
      : [...A, Abortable?];

/**
 * An asynchronous method. It returns a promise; with a callback as last argument it returns nothing and calls back. Optional arguments may be left
 * out before the callback.
 */
export interface Method<A extends unknown[], R> {
  (...args: WithSignal<A>): Promise<R>;
  <Failure extends Error | null | undefined = CallbackError>(
    ...args: [...A, Callback<R, Failure>] | ([] extends A ? [callback: Callback<R, Failure>] : never)
  ): void;
}

/** Allows one caller at a time. */
export interface BusySlot {
  readonly taken: boolean;
  /**
   * Takes the slot, until the returned function is called or the signal aborts.
   * @throws the slot's error while another caller has it
   */
  take(signal?: AbortSignal): () => void;
}

/** How a method calls its callback. Default: `(error, result)`. `client.request` also passes the HTTP status. */
type CallbackAdapter = <R>(promise: Promise<R>, callback: unknown) => Promise<R> | void;

/** Creates the methods of an instance and ends them at teardown. */
export interface Lifecycle {
  /** Creates an asynchronous method. The controller that `run` receives first aborts with the caller's signal and at teardown. */
  method<A extends unknown[], R>(
    name: string,
    run: (controller: AbortController, ...args: A) => R | Promise<R>,
    adapter?: CallbackAdapter,
  ): Method<A, R>;
  /** Creates a synchronous method. */
  sync<A extends unknown[], R>(name: string, run: (...args: A) => R): (...args: A) => R;
  /** Aborts the lifecycle. All methods throw METHOD_CALLED_AFTER_TEARDOWN from then on. */
  readonly teardown: Method<[], void>;
}

/**
 * @param controller its signal is aborted by teardown
 * @param afterTeardown called when the listeners of that signal have run, before `teardown` resolves
 */
export function createLifecycle(controller: AbortController, afterTeardown: () => void = () => {}): Lifecycle {
  const { signal: ended } = controller;

  function assertAlive(name: string): void {
    if (ended.aborted) throw calledAfterTeardown(name);
  }

  /** Shared by all asynchronous methods. `run` is called in the caller's task, so that browsers allow popups. */
  function createCallable<A extends unknown[], R>(
    name: string,
    run: (args: unknown[], signal: AbortSignal | undefined) => Promise<R>,
    adapter: CallbackAdapter = withCallback,
  ): Method<A, R> {
    return ((...args: unknown[]) => {
      assertAlive(name); // throws synchronously, in the callback form as well
      const callback = typeof args.at(-1) === 'function' && args.pop();
      const signal = readSignal(args.at(-1));
      return adapter(signal?.aborted ? Promise.reject<R>(signal.reason) : run(args, signal), callback);
    }) as Method<A, R>;
  }

  function method<A extends unknown[], R>(
    name: string,
    run: (controller: AbortController, ...args: A) => R | Promise<R>,
    adapter?: CallbackAdapter,
  ): Method<A, R> {
    const call = (args: unknown[], signal: AbortSignal | undefined): Promise<R> => {
      const callController = new AbortController();
      const work = new Promise<R>((resolve) => {
        const rest = signal && withoutSignal(args.pop() as object);
        if (rest && Object.keys(rest).length) args.push(rest); // options of a signal alone are no options
        resolve(run(callController, ...(args as A)));
      });
      const stopListeningToCaller = onAbort(signal, (reason) => callController.abort(reason));
      const stopListeningToLifecycle = onAbort(ended, () => callController.abort(calledAfterTeardown(name, { interrupted: true })));
      return abortable(work, callController.signal).finally(stopListeningToCaller).finally(stopListeningToLifecycle);
    };
    return createCallable(name, call, adapter);
  }

  return {
    method,
    sync:
      (name, run) =>
      (...args) => {
        assertAlive(name);
        return run(...args);
      },
    teardown: createCallable('teardown', () => {
      controller.abort();
      afterTeardown();
      return Promise.resolve();
    }),
  };
}

/**
 * Disposes of everything passed to the returned function when the signal aborts, in reverse order; one that throws does not stop the others.
 * After the abort, what is passed is disposed of at once.
 */
export function createDisposer(ended: AbortSignal): <D extends Disposable>(disposable: D) => D {
  const owned: Disposable[] = [];
  const disposeAll = (): void => {
    while (owned.length) attempt(() => owned.pop()?.dispose());
  };
  onAbort(ended, disposeAll);
  return (disposable) => {
    owned.push(disposable);
    if (ended.aborted) disposeAll();
    return disposable;
  };
}

/** Creates a slot that methods can share. `active` creates the error for a second caller. */
export function busySlot(active: ErrorFactory): BusySlot {
  let holder: object | undefined;
  return {
    get taken() {
      return Boolean(holder);
    },
    take(signal) {
      if (holder) throw active();
      const caller = (holder = {});
      const release = (): void => {
        if (holder === caller) holder = undefined;
      };
      onAbort(signal, release);
      return release;
    },
  };
}

/** Adds `rethrowAs` to the controller of a call. */
export function createCall(controller: AbortController): Call {
  const { signal } = controller;
  const rethrowAs: Call['rethrowAs'] = (failed) => (error) => {
    throw signal.aborted ? signal.reason : toTenderError(error, failed);
  };
  return Object.assign(controller, { rethrowAs });
}

/** Returns an error of ours unchanged. Anything else becomes `details.originalError` of the error that `failed` creates. */
export function toTenderError(error: unknown, failed: ErrorFactory): TenderError {
  return isTenderError(error) ? error : failed({ originalError: error });
}

function calledAfterTeardown(name: string, details?: { interrupted: true }): TenderError {
  return lifecycleErrors.METHOD_CALLED_AFTER_TEARDOWN({ name }, details);
}
