import { useEffect, useRef } from 'react';
import type { HostedFieldsHandle } from './use-hosted-fields';

/** A client token lives for a day; a tab may be left open for longer. */
const MAXIMUM_AGE = 20 * 60 * 60 * 1000;

/** Renews a token that has grown old while nobody was looking, as long as nothing typed would be lost by it. */
export function useRenewal({ status, state, restart }: HostedFieldsHandle): void {
  const since = useRef(0);
  useEffect(() => {
    if (status === 'ready') since.current = Date.now();
  }, [status]);
  useEffect(() => {
    const look = (): void => {
      const untouched = Object.values(state?.fields ?? {}).every(({ isEmpty }) => isEmpty);
      const old = Date.now() - since.current > MAXIMUM_AGE;
      if (document.visibilityState === 'visible' && status === 'ready' && untouched && old) restart();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [status, state, restart]);
}
