import { useCallback, useEffect, useRef, useState } from 'react';

/** Gives the client token that components share; `again`: a new one, the old one is no longer good. Must be stable between renders. */
export type Authorize = (signal: AbortSignal, again: boolean) => Promise<string>;

export type ComponentHandle<Instance> = {
  /** Starts over with a new client token. */
  restart(): void;
} & Life<Instance>;

type Life<Instance> =
  | { readonly status: 'loading'; readonly instance?: undefined; readonly error?: undefined }
  | { readonly status: 'ready'; readonly instance: Instance; readonly error?: undefined }
  | { readonly status: 'failed'; readonly instance?: undefined; readonly error: unknown };

const LOADING = { status: 'loading' } as const;

/**
 * An instance of a payment component for the lifetime of a React component. `create` must be stable between renders; another one starts
 * over.
 *
 * Safe in StrictMode, where every effect runs twice: an instance that arrives after its effect was cleaned up is torn down, and a new one
 * waits until the old one has left the page.
 */
export function useComponent<Instance extends { teardown(): Promise<void> }>(
  authorize: Authorize,
  create: (options: { authorization: string; signal: AbortSignal }) => Promise<Instance>,
): ComponentHandle<Instance> {
  const [life, setLife] = useState<Life<Instance>>(LOADING);
  const [round, setRound] = useState(0);
  const again = useRef(false);
  const closing = useRef<Promise<void>>(Promise.resolve());

  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    setLife(LOADING);
    const opened = (async () => {
      await closing.current;
      const authorization = await authorize(signal, again.current);
      again.current = false;
      return create({ authorization, signal });
    })();
    opened.then(
      (instance) => signal.aborted || setLife({ status: 'ready', instance }),
      (error: unknown) => signal.aborted || setLife({ status: 'failed', error }),
    );
    return () => {
      left.abort();
      closing.current = opened.then((instance) => instance.teardown()).catch(() => undefined);
    };
  }, [authorize, create, round]);

  const restart = useCallback(() => {
    again.current = true;
    setRound((before) => before + 1);
  }, []);
  return { ...life, restart };
}
