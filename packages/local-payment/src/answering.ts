import { settle } from '@tender/client/internal';
import type { Callback } from '@tender/client';

/** A synchronous method: its result at once, or with a callback nothing, and the result a turn later. */
export interface Answering<R> {
  (): R;
  (callback: Callback<R>): void;
}

export function answering<R>(run: () => R): Answering<R> {
  function answer(): R;
  function answer(callback: Callback<R>): void;
  function answer(callback?: Callback<R>): R | void {
    const result = run();
    if (typeof callback !== 'function') return result;
    void settle(Promise.resolve(result), callback);
  }
  return answer;
}
