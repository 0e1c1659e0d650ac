import { useCallback, useEffect, useRef } from 'react';
import { useLatest } from './by-value';

/**
 * Returns a function that calls the latest `onError`. Aborts are not reported: they happen when the customer leaves the page.
 * @param failure error of the method itself, which is reported once, without a call
 */
export function useReportError<Failure>(
  onError: ((error: Failure) => void) | undefined,
  failure: Failure | undefined,
): (error: unknown) => void {
  const latest = useLatest(onError);
  const reported = useRef<unknown>(undefined);
  const report = useCallback(
    (error: unknown) => {
      if ((error as Partial<Error> | null | undefined)?.name !== 'AbortError') latest.current?.(error as Failure);
    },
    [latest],
  );
  useEffect(() => {
    if (failure && reported.current !== failure) report(failure);
    reported.current = failure;
  }, [failure, report]);
  return report;
}
