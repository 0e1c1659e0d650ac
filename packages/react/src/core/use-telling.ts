import { useCallback, useEffect, useRef } from 'react';
import { useLatest } from './by-value';

/**
 * Tells the latest handler what failed; nobody of what was aborted: whoever has left the page.
 * @param failure of the method itself, which is told by itself, once
 */
export function useTelling<Failure>(
  onError: ((error: Failure) => void) | undefined,
  failure: Failure | undefined,
): (error: unknown) => void {
  const latest = useLatest(onError);
  const told = useRef<unknown>(undefined);
  const tell = useCallback(
    (error: unknown) => {
      if ((error as Partial<Error> | null | undefined)?.name !== 'AbortError') latest.current?.(error as Failure);
    },
    [latest],
  );
  useEffect(() => {
    if (failure && told.current !== failure) tell(failure);
    told.current = failure;
  }, [failure, tell]);
  return tell;
}
