import { useCallback, useEffect, useState } from 'react';

export type Loaded<T> =
  | { status: 'loading'; reload(): void }
  | { status: 'ready'; value: T; reload(): void; replace(value: T): void }
  | { status: 'failed'; error: unknown; reload(): void };

type Outcome<T> = { status: 'loading' } | { status: 'ready'; value: T } | { status: 'failed'; error: unknown };

/**
 * Loads something when the component appears, and again on `reload`. `load` must be stable between renders.
 * @param known is what would be loaded first, if the page has it already
 */
export function useLoaded<T>(load: (signal: AbortSignal) => Promise<T>, known?: T): Loaded<T> {
  const [outcome, setOutcome] = useState<Outcome<T>>(known === undefined ? { status: 'loading' } : { status: 'ready', value: known });
  const [round, setRound] = useState(0);
  const isKnown = known !== undefined && round === 0;
  useEffect(() => {
    if (isKnown) return undefined;
    const left = new AbortController();
    setOutcome({ status: 'loading' });
    load(left.signal).then(
      (value) => left.signal.aborted || setOutcome({ status: 'ready', value }),
      (error: unknown) => left.signal.aborted || setOutcome({ status: 'failed', error }),
    );
    return () => left.abort();
  }, [load, round, isKnown]);
  const reload = useCallback(() => setRound((before) => before + 1), []);
  const replace = useCallback((value: T) => setOutcome({ status: 'ready', value }), []);
  return outcome.status === 'ready' ? { ...outcome, reload, replace } : { ...outcome, reload };
}
