import { useCallback, useEffect, useRef, type RefObject } from 'react';

interface FocusBefore {
  /** Remembers what has the focus now, if anything has. */
  remember(): void;
  /** Gives it back, unless the customer has gone on to something else on the page; what is in this element leaves with it. */
  giveBack(leaving?: Element): void;
}

/**
 * Remembers what has the focus when something begins.
 * @param place what is shown then, if the focus is to be given back as soon as it is over
 * @param first what gets the focus meanwhile
 */
export function useFocusBefore(begun: boolean, place?: RefObject<HTMLElement | null>, first?: RefObject<HTMLElement | null>): FocusBefore {
  const before = useRef<HTMLElement | null>(null);
  const remember = useCallback(() => {
    const { activeElement } = document;
    // A button that is disabled meanwhile loses it to the body.
    if (activeElement instanceof HTMLElement && activeElement !== document.body) before.current = activeElement;
  }, []);
  const giveBack = useCallback((leaving?: Element) => {
    const { activeElement } = document;
    // What was removed lost it to the body.
    if (activeElement === document.body || leaving?.contains(activeElement)) before.current?.focus();
  }, []);
  useEffect(() => {
    if (!begun) return undefined;
    before.current = null;
    remember();
    const root = place?.current;
    if (!root) return undefined;
    first?.current?.focus();
    return () => giveBack(root);
  }, [begun, place, first, remember, giveBack]);
  return { remember, giveBack };
}
