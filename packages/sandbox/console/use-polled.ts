import { useEffect, useRef, useState } from 'react';

const EVERY = 1000;

export interface Polled<T> {
  /** `undefined` until the first answer; later the last one, also while the sandbox does not answer. */
  data?: T;
  /** Why there was no answer last time. */
  error?: string;
  /** Asks again at once. */
  refresh(): void;
}

/**
 * Asks every second, as long as somebody can see the page.
 * @param load must stay the same between renders
 */
export function usePolled<T>(load: (signal: AbortSignal) => Promise<T>): Polled<T> {
  const [state, setState] = useState<{ data?: T; error?: string }>({});
  const ask = useRef(() => {});

  useEffect(() => {
    const stop = new AbortController();
    let timer: number | undefined;
    let busy = false;
    let again = false;
    async function poll(): Promise<void> {
      busy = true;
      again = false;
      try {
        setState({ data: await load(stop.signal) });
      } catch (error) {
        if (!stop.signal.aborted)
          setState(({ data }) => ({ ...(data === undefined ? {} : { data }), error: String((error as Error).message) }));
      }
      busy = false;
      if (!stop.signal.aborted) timer = window.setTimeout(start, again ? 0 : EVERY);
    }
    function start(): void {
      again = busy;
      if (busy || document.visibilityState === 'hidden') return;
      window.clearTimeout(timer);
      void poll();
    }
    ask.current = start;
    document.addEventListener('visibilitychange', start, { signal: stop.signal });
    start();
    return () => {
      stop.abort();
      window.clearTimeout(timer);
    };
  }, [load]);

  return { ...state, refresh: () => ask.current() };
}
