import type { Callback } from '../types';
import { quietly } from './quietly';

/** Runs a function when a signal aborts, at once if it has. Returns the undo. */
export function follow(signal: AbortSignal | undefined, onAbort: (reason: unknown) => void): () => void {
  const run = (): void => onAbort(signal?.reason);
  if (signal?.aborted) run();
  else signal?.addEventListener('abort', run);
  return () => signal?.removeEventListener('abort', run);
}

/** A promise, or with a callback nothing: the callback is called once, a turn later, and what it throws is logged. */
export function settle<R>(promise: Promise<R>, callback: unknown): Promise<R> | void {
  if (typeof callback !== 'function') return promise;
  const later = (...given: Parameters<Callback<R>>): unknown => setTimeout(report, 1, callback, given);
  promise.then((data) => later(null, data), later);
}

function report(callback: (...given: unknown[]) => void, given: unknown[]): void {
  try {
    callback(...given);
  } catch (error) {
    /* eslint-disable no-console -- a merchant's failing callback must be seen, and must not fail the payment */
    console.error('A callback threw:');
    console.error(error);
    /* eslint-enable no-console */
  }
}

export function isSignal(value: unknown): value is AbortSignal {
  return typeof (value as Partial<AbortSignal> | null | undefined)?.throwIfAborted === 'function';
}

/** The `signal` among options, if they are options and have one. */
export function signalIn(options: unknown): AbortSignal | undefined {
  // Nothing where they are no object, or a getter throws.
  const signal = quietly(() => (options as { signal?: unknown }).signal);
  return isSignal(signal) ? signal : undefined;
}

/** Options without their `signal`, which never reaches the wire or a frame. The caller's object is not touched. */
export function withoutSignal<O extends object>(options: O): Omit<O, 'signal'> {
  const { signal: _, ...rest } = options as O & Record<'signal', unknown>;
  return rest;
}

/** Waits for a promise, but no longer than a signal lets. */
export function abortable<R>(promise: Promise<R>, signal: AbortSignal | undefined): Promise<R> {
  return new Promise((resolve, reject) => {
    const unfollow = follow(signal, reject);
    promise.finally(unfollow).then(resolve, reject);
  });
}
