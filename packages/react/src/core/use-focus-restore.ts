import { useCallback, useEffect, useRef, type RefObject } from 'react';

interface FocusRestore {
  /** Remembers the focused element, if there is one. */
  remember(): void;
  /** Focuses the remembered element, unless the customer has focused something else on the page. Focus inside `removed` does not count. */
  restore(removed?: Element): void;
}

/**
 * Remembers the focused element when something opens, and can restore the focus later.
 * @param container element that is shown while it is open; with it, the focus is restored as soon as it closes
 * @param initial element that is focused when it opens
 */
export function useFocusRestore(
  isOpen: boolean,
  container?: RefObject<HTMLElement | null>,
  initial?: RefObject<HTMLElement | null>,
): FocusRestore {
  const previous = useRef<HTMLElement | null>(null);
  const remember = useCallback(() => {
    const { activeElement } = document;
    // A button that becomes disabled loses the focus to the body, so the body never replaces the remembered element.
    if (activeElement instanceof HTMLElement && activeElement !== document.body) previous.current = activeElement;
  }, []);
  const restore = useCallback((removed?: Element) => {
    const { activeElement } = document;
    // A removed element has lost the focus to the body.
    if (activeElement === document.body || removed?.contains(activeElement)) previous.current?.focus();
  }, []);
  useEffect(() => {
    if (!isOpen) return undefined;
    previous.current = null;
    remember();
    const root = container?.current;
    if (!root) return undefined;
    initial?.current?.focus();
    return () => restore(root);
  }, [isOpen, container, initial, remember, restore]);
  return { remember, restore };
}
