import { useCallback, useEffect, useRef, useState } from 'react';
import { restoreDraft, storable, type Draft } from './draft';

const KEY = 'fern-and-field.draft';

/**
 * What the customer chose and typed. It outlives a page that is loaded anew, or reached again by the back button, secrets aside.
 * @param arrived as it was left, for who comes back from a bank
 */
export function useDraft(arrived?: Draft): [Draft, (changed: Partial<Draft>) => void] {
  const [draft, setDraft] = useState(() => arrived ?? restoreDraft(stored()));
  const latest = useRef(draft);
  useEffect(() => void (latest.current = draft));
  useEffect(() => {
    const keep = (): void => store(latest.current);
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      store(undefined); // the checkout was left on purpose
    };
  }, []);
  return [draft, useCallback((changed) => setDraft((before) => ({ ...before, ...changed })), [])];
}

function stored(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

function store(draft: Draft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(KEY, JSON.stringify(storable(draft)));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is full or switched off: it will be typed again.
  }
}
