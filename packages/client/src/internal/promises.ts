import type { Callback } from '../types';

/** Runs a function when a signal aborts, at once if it has. Returns the undo. */
export function follow(signal: AbortSignal | undefined, onAbort: (reason: unknown) => void): () => void {
  if (!signal) return () => {};
  const run = (): void => onAbort(signal.reason);
  if (signal.aborted) run();
  else signal.addEventListener('abort', run);
  return () => signal.removeEventListener('abort', run);
}

/** A promise, or with a callback nothing: the callback is called once, a turn later, and what it throws is logged. */
export function settle<R>(promise: Promise<R>, callback: Callback<R> | undefined): Promise<R> | void {
  if (!callback) return promise;
  promise.then(
    (data) => later(callback, null, data),
    (error) => later(callback, error),
  );
}

function later(callback: (...args: never[]) => void, ...args: unknown[]): void {
  setTimeout(() => {
    try {
      callback(...(args as never[]));
    } catch (error) {
      /* eslint-disable no-console -- a merchant's failing callback must be seen, and must not fail the payment */
      console.error('A callback given to Tender threw:');
      console.error(error);
      /* eslint-enable no-console */
    }
  }, 1);
}

export function isSignal(value: unknown): value is AbortSignal {
  return Boolean(value && typeof value === 'object' && 'aborted' in value && 'addEventListener' in value);
}

/** Options without their `signal`, which never reaches the wire or a frame. The caller's object is not touched. */
export function splitSignal<O extends object>(options: O): { rest: Omit<O, 'signal'>; signal: AbortSignal | undefined } {
  const { signal, ...rest } = options as O & { signal?: unknown };
  return isSignal(signal) ? { rest, signal } : { rest: options, signal: undefined };
}

/** Waits for a promise, but no longer than a signal lets. */
export async function abortable<R>(promise: Promise<R>, signal: AbortSignal | undefined): Promise<R> {
  let unfollow = (): void => {};
  const aborted = new Promise<never>((_, reject) => {
    unfollow = follow(signal, reject);
  });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    unfollow();
  }
}
