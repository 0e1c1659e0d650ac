import { useEffect, useRef, type ReactNode } from 'react';

/** What the bank shows, and how to go on once it is on the page. */
export interface AvailableFrame {
  readonly element: HTMLElement;
  readonly next: () => void;
}

/** Puts the bank's element on the page, once: a frame that moves loads anew. From then on it is the bank's, and React leaves it alone. */
export function BankFrame({ available }: { readonly available: AvailableFrame }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { element, next } = available;
    if (!place.current || place.current === element.parentNode) return;
    place.current.replaceChildren(element);
    next();
    element.querySelector('iframe')?.focus();
  }, [available]);
  return <div ref={place} data-tender-bank="" />;
}
