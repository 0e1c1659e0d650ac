import { useEffect, useRef, useState } from 'react';

const POLL_INTERVAL = 1000;

export interface Polled<T> {
  /** Undefined until the first response. While the sandbox does not respond, the previous data stays. */
  data?: T;
  /** Why the last request failed. */
  error?: string;
  /** Loads again at once. */
  refresh(): void;
}

/**
 * Loads every second while the page is visible.
 * @param load must stay the same between renders
 */
export function usePolled<T>(load: (signal: AbortSignal) => Promise<T>): Polled<T> {
  const [state, setState] = useState<{ data?: T; error?: string }>({});
  const reload = useRef(() => {});

  useEffect(() => {
    const controller = new AbortController();
    let timer: number | undefined;
    let busy = false;
    let again = false;
    async function poll(): Promise<void> {
      busy = true;
      again = false;
      try {
        setState({ data: await load(controller.signal) });
      } catch (error) {
        if (!controller.signal.aborted)
          setState(({ data }) => ({ ...(data === undefined ? {} : { data }), error: String((error as Error).message) }));
      }
      busy = false;
      if (!controller.signal.aborted) timer = window.setTimeout(start, again ? 0 : POLL_INTERVAL);
    }
    function start(): void {
      again = busy;
      if (busy || document.visibilityState === 'hidden') return;
      window.clearTimeout(timer);
      void poll();
    }
    reload.current = start;
    document.addEventListener('visibilitychange', start, { signal: controller.signal });
    start();
    return () => {
      controller.abort();
      window.clearTimeout(timer);
    };
  }, [load]);

  return { ...state, refresh: () => reload.current() };
}
