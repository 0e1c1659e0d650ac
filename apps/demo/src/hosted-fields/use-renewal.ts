import { useTender } from '@tender/react';
import { useHostedFieldsState } from '@tender/react/hosted-fields';
import { useEffect, useRef } from 'react';

/** A client token lives for a day; a tab may be left open for longer. */
const MAXIMUM_AGE = 20 * 60 * 60 * 1000;

/**
 * Renews a token that has grown old while nobody was looking, as long as nothing typed would be lost by it.
 * @param isShown whether the card fields above are those of the method at hand
 */
export function useRenewal(isShown: boolean): void {
  const { client, retry } = useTender();
  const state = useHostedFieldsState();
  const since = useRef(0);
  useEffect(() => {
    if (client) since.current = Date.now();
  }, [client]);
  useEffect(() => {
    const look = (): void => {
      const untouched = state && Object.values(state.fields).every(({ isEmpty }) => isEmpty);
      const old = Date.now() - since.current > MAXIMUM_AGE;
      if (document.visibilityState === 'visible' && isShown && untouched && old) retry();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isShown, state, retry]);
}
