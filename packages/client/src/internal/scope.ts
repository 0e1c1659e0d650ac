import type { TenderError, ErrorFactory } from '../error';
import { isTenderError } from '../error';
import { lifeErrors } from '../errors';
import type { Abortable, Callback, CallbackError } from '../types';
import { quietly } from './quietly';
import { abortable, follow, settle, signalIn, withoutSignal } from './promises';

export interface Disposable {
  dispose(): void;
}

/** One call of an asynchronous method. Its signal is the caller's, the component's life and `abort` in one; the first of them counts. */
export interface Call extends AbortController {
  /** Turns what is not an error of ours into one, with the cause as `details.originalError`; abort reasons pass. */
  convert(failed: ErrorFactory): (error: unknown) => never;
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

/** An asynchronous method: a promise, or with a trailing callback nothing. Arguments that may be left out may be left out before a callback. */
export interface Method<A extends unknown[], R> {
  (...args: WithSignal<A>): Promise<R>;
  <Failure extends Error | null | undefined = CallbackError>(
    ...args: [...A, Callback<R, Failure>] | ([] extends A ? [callback: Callback<R, Failure>] : never)
  ): void;
}

export interface BusySlot {
  readonly taken: boolean;
  /**
   * Takes the slot; what comes back releases it, once. It is released too when the signal aborts.
   * @throws the slot's error while it is taken
   */
  take(signal?: AbortSignal): () => void;
}

type Settle = <R>(promise: Promise<R>, callback: unknown) => Promise<R> | void;

/** The time in which the methods of an instance can be called. */
export interface Life {
  /** An asynchronous method; `run` gets what ends the call, of itself when the caller's signal aborts or the life is over, before the arguments. */
  method<A extends unknown[], R>(name: string, run: (stop: AbortController, ...args: A) => Promise<R>, done?: Settle): Method<A, R>;
  sync<A extends unknown[], R>(name: string, run: (...args: A) => R): (...args: A) => R;
  readonly teardown: Method<[], void>;
}

/** @param afterTeardown last words, when whatever follows the ending's signal has run and before `teardown` resolves */
export function createLife(ending: AbortController, afterTeardown: () => void = () => {}): Life {
  const { signal: life } = ending;

  function assertAlive(name: string): void {
    if (life.aborted) throw calledAfterTeardown(name);
  }

  /** What all asynchronous methods do first; `run` begins in the caller's tick, so that popups open. */
  function callable<A extends unknown[], R>(
    name: string,
    run: (args: unknown[], signal: AbortSignal | undefined) => Promise<R>,
    done: Settle = settle,
  ): Method<A, R> {
    return ((...args: unknown[]) => {
      assertAlive(name); // synchronously, in both forms
      const callback = typeof args.at(-1) === 'function' && args.pop();
      const signal = signalIn(args.at(-1));
      return done(signal?.aborted ? Promise.reject<R>(signal.reason) : run(args, signal), callback);
    }) as Method<A, R>;
  }

  function method<A extends unknown[], R>(
    name: string,
    run: (stop: AbortController, ...args: A) => Promise<R>,
    done?: Settle,
  ): Method<A, R> {
    const begin = (args: unknown[], signal: AbortSignal | undefined): Promise<R> => {
      const stop = new AbortController();
      const work = new Promise<R>((resolve) => {
        if (signal) args.push(withoutSignal(args.pop() as object));
        resolve(run(stop, ...(args as A)));
      });
      const unfollowCaller = follow(signal, (reason) => stop.abort(reason));
      const unfollowLife = follow(life, () => stop.abort(calledAfterTeardown(name, { interrupted: true })));
      return abortable(work, stop.signal).finally(unfollowCaller).finally(unfollowLife);
    };
    return callable(name, begin, done);
  }

  return {
    method,
    sync:
      (name, run) =>
      (...args) => {
        assertAlive(name);
        return run(...args);
      },
    teardown: callable('teardown', () => {
      ending.abort();
      afterTeardown();
      return Promise.resolve();
    }),
  };
}

/** Keeps what an instance must dispose of when it ends: the last first, each by itself. What comes after the end is disposed at once. */
export function ownership(life: AbortSignal): <D extends Disposable>(disposable: D) => D {
  const owned: Disposable[] = [];
  const disposeAll = (): void => {
    while (owned.length) quietly(() => owned.pop()?.dispose());
  };
  follow(life, disposeAll);
  return (disposable) => {
    owned.push(disposable);
    if (life.aborted) disposeAll();
    return disposable;
  };
}

/** A slot for one caller at a time, shared by any methods: `active` makes the error of whoever comes second. */
export function busySlot(active: ErrorFactory): BusySlot {
  let holder: object | undefined;
  return {
    get taken() {
      return Boolean(holder);
    },
    take(signal) {
      if (holder) throw active();
      const mine = (holder = {});
      const release = (): void => {
        if (holder === mine) holder = undefined;
      };
      follow(signal, release);
      return release;
    },
  };
}

/** What a component's method is given of its call. */
export function callOf(stop: AbortController): Call {
  const { signal } = stop;
  const convert: Call['convert'] = (failed) => (error) => {
    throw signal.aborted ? signal.reason : toTenderError(error, failed);
  };
  return Object.assign(stop, { convert });
}

/** An error of ours as it is; anything else as `details.originalError` of the one given. */
export function toTenderError(error: unknown, failed: ErrorFactory): TenderError {
  return isTenderError(error) ? error : failed({ originalError: error });
}

function calledAfterTeardown(name: string, details?: { interrupted: true }): TenderError {
  return lifeErrors.METHOD_CALLED_AFTER_TEARDOWN(details, name);
}
