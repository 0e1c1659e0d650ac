import type { Callback } from '../types';
import { withCallback } from './promises';

/** A synchronous method. It returns its result; with a callback as last argument it returns nothing and calls back in a later task. */
export interface SyncMethod<A extends unknown[], R> {
  (...args: A): R;
  (...args: [...A, Callback<R>]): void;
}

/** Adds the callback form to a function. */
export function createSyncMethod<A extends unknown[], R>(run: (...args: A) => R): SyncMethod<A, R> {
  function method(...args: A): R;
  function method(...args: [...A, Callback<R>]): void;
  function method(...args: unknown[]): R | void {
    const callback = args.at(-1);
    const result = run(...(args as A));
    if (typeof callback !== 'function') return result;
    void withCallback(Promise.resolve(result), callback);
  }
  return method;
}
