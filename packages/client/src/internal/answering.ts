import type { Callback } from '../types';
import { settle } from './promises';

/** A synchronous method: its result at once, or with a trailing callback nothing, and the result a turn later. */
export interface Answering<A extends unknown[], R> {
  (...args: A): R;
  (...args: [...A, Callback<R>]): void;
}

export function answering<A extends unknown[], R>(run: (...args: A) => R): Answering<A, R> {
  function answer(...args: A): R;
  function answer(...args: [...A, Callback<R>]): void;
  function answer(...args: unknown[]): R | void {
    const callback = args.at(-1);
    const result = run(...(args as A));
    if (typeof callback !== 'function') return result;
    void settle(Promise.resolve(result), callback);
  }
  return answer;
}
