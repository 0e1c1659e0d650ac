import type { TenderError, ErrorFactory } from '../error';
import { isTenderError } from '../error';
import { sharedErrors } from '../errors';
import type { Abortable, Callback } from '../types';
import { follow, settle, splitSignal } from './promises';

export interface Disposable {
  dispose(): void;
}

/** One call of an asynchronous method. */
export interface Call {
  /** The caller's signal and the component's life in one. */
  readonly signal: AbortSignal;
  /** Turns what is not an error of ours into one, with the cause as `details.originalError`; abort reasons pass. */
  convert(failed: ErrorFactory): (error: unknown) => never;
}

type WithSignal<A extends unknown[]> = A extends []
  ? [options?: Abortable]
  : A extends [infer Only]
    ? Only extends readonly unknown[] | string
      ? [Only, Abortable?]
      : Only extends object
        ? [Only & Abortable]
        : [Only, Abortable?]
    : A extends [(infer Optional)?]
      ? [(Optional & Abortable)?]
      : [...A, Abortable?];

/** An asynchronous method: a promise, or with a trailing callback nothing. */
export interface Method<A extends unknown[], R> {
  (...args: WithSignal<A>): Promise<R>;
  (...args: [...A, Callback<R>]): void;
}

export interface BusySlot {
  /**
   * Takes the slot; what comes back releases it, once. It is released too when the signal aborts.
   * @throws the slot's error while it is taken
   */
  take(signal?: AbortSignal): () => void;
}

/** What lives as long as an instance: its methods, what it owns, and the end of both. */
export interface Life {
  /** Aborted by teardown. */
  readonly signal: AbortSignal;
  own<D extends Disposable>(disposable: D): D;
  busy(active: ErrorFactory): BusySlot;
  method<A extends unknown[], R>(name: string, run: (call: Call, ...args: A) => Promise<R>, done?: Settle): Method<A, R>;
  sync<A extends unknown[], R>(name: string, run: (...args: A) => R): (...args: A) => R;
  readonly teardown: Method<[], void>;
  /** Ends the instance without anybody having asked: what it owns is disposed, the last first, each by itself. */
  end(reason?: unknown): void;
}

type Settle = <R>(promise: Promise<R>, callback: Callback<R> | undefined) => Promise<R> | void;

/** @param onTeardown last words, after everything owned is disposed and before `teardown` resolves */
export function createLife(onTeardown: () => void = () => {}): Life {
  const ending = new AbortController();
  const life = ending.signal;
  const owned: Disposable[] = [];

  function end(reason?: unknown): void {
    if (life.aborted) return;
    ending.abort(reason);
    while (owned.length) quietly(() => owned.pop()?.dispose());
  }

  function assertAlive(name: string): void {
    if (life.aborted) throw calledAfterTeardown(name);
  }

  function method<A extends unknown[], R>(name: string, run: (call: Call, ...args: A) => Promise<R>, done: Settle = settle): Method<A, R> {
    return ((...given: unknown[]): Promise<R> | void => {
      assertAlive(name); // synchronously, in both forms
      const { args, signal, callback } = unpack<R>(given);
      if (signal?.aborted) return done(Promise.reject<R>(signal.reason), callback);
      const stop = new AbortController();
      const stopped = new Promise<never>((_, reject) => follow(stop.signal, reject));
      const work = start(() => run(callOf(stop.signal), ...(args as A))); // in the caller's tick, so that popups open
      const undo = [
        follow(signal, (reason) => stop.abort(reason)),
        follow(life, () => stop.abort(calledAfterTeardown(name, { interrupted: true }))),
      ];
      const raced = Promise.race([work, stopped]).finally(() => undo.forEach((unfollow) => unfollow()));
      return done(raced, callback);
    }) as Method<A, R>;
  }

  return {
    signal: life,
    end,
    method,
    own(disposable) {
      if (life.aborted) quietly(() => disposable.dispose());
      else owned.push(disposable);
      return disposable;
    },
    sync(name, run) {
      return (...args) => {
        assertAlive(name);
        return run(...args);
      };
    },
    busy(active) {
      let holder: object | undefined;
      return {
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
    },
    teardown: ((callback?: unknown) => {
      assertAlive('teardown');
      end();
      onTeardown();
      return settle(Promise.resolve(), typeof callback === 'function' ? (callback as Callback<void>) : undefined);
    }) as Method<[], void>,
  };
}

function callOf(signal: AbortSignal): Call {
  return {
    signal,
    convert: (failed) => (error) => {
      throw signal.aborted ? signal.reason : toTenderError(error, failed);
    },
  };
}

/** An error of ours as it is; anything else as `details.originalError` of the one given. */
export function toTenderError(error: unknown, failed: ErrorFactory): TenderError {
  return isTenderError(error) ? error : failed({ originalError: error });
}

function calledAfterTeardown(name: string, details?: { interrupted: true }): TenderError {
  return sharedErrors.METHOD_CALLED_AFTER_TEARDOWN(details, name);
}

function unpack<R>(given: unknown[]): { args: unknown[]; signal: AbortSignal | undefined; callback: Callback<R> | undefined } {
  const args = [...given];
  const callback = typeof args.at(-1) === 'function' ? (args.pop() as Callback<R>) : undefined;
  const last = args.at(-1);
  if (!last || typeof last !== 'object' || Array.isArray(last)) return { args, signal: undefined, callback };
  const { rest, signal } = splitSignal(last);
  args[args.length - 1] = rest;
  return { args, signal, callback };
}

async function start<R>(run: () => Promise<R>): Promise<R> {
  return run();
}

function quietly(run: () => void): void {
  try {
    run();
  } catch {
    // One clean-up that fails must not keep the others from running.
  }
}
