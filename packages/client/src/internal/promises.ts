import type { Callback } from '../types';
import { attempt } from './attempt';

/** Calls `listener` with the reason when a signal aborts, at once if it has. Returns a function that removes the listener. */
export function onAbort(signal: AbortSignal | undefined, listener: (reason: unknown) => void): () => void {
  const run = (): void => listener(signal?.reason);
  if (signal?.aborted) run();
  else signal?.addEventListener('abort', run);
  return () => signal?.removeEventListener('abort', run);
}

/** Returns the promise, or with a callback nothing: the callback is called once, in a later task, and what it throws is logged. */
export function withCallback<R>(promise: Promise<R>, callback: unknown): Promise<R> | void {
  if (typeof callback !== 'function') return promise;
  const callLater = (...args: Parameters<Callback<R>>): unknown => setTimeout(callAndLog, 1, callback, args);
  promise.then((data) => callLater(null, data), callLater);
}

function callAndLog(callback: (...args: unknown[]) => void, args: unknown[]): void {
  try {
    callback(...args);
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

/** The `signal` of options, or undefined where they are not an object, have none, or have a getter that throws. */
export function readSignal(options: unknown): AbortSignal | undefined {
  const signal = attempt(() => (options as { signal?: unknown }).signal);
  return isSignal(signal) ? signal : undefined;
}

/** A copy of the options without their `signal`, which must never reach the wire or a frame. */
export function withoutSignal<O extends object>(options: O): Omit<O, 'signal'> {
  const { signal: _, ...rest } = options as O & Record<'signal', unknown>;
  return rest;
}

/** The promise, which rejects with the signal's reason when the signal aborts first. */
export function abortable<R>(promise: Promise<R>, signal: AbortSignal | undefined): Promise<R> {
  return new Promise((resolve, reject) => {
    const stopListening = onAbort(signal, reject);
    promise.finally(stopListening).then(resolve, reject);
  });
}
