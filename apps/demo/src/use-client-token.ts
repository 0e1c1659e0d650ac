import { useCallback, useRef } from 'react';
import { api } from './api';
import type { Authorize } from './use-component';

/** One client token for all components of a page: they then share the configuration too. */
export function useClientToken(): Authorize {
  const current = useRef<Promise<string> | undefined>(undefined);
  return useCallback((_signal, again) => {
    if (again || !current.current) {
      const asked = api.clientToken();
      current.current = asked;
      asked.catch(() => {
        if (current.current === asked) current.current = undefined;
      });
    }
    return current.current;
  }, []);
}
