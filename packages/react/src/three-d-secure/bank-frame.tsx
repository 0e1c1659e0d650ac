import { useEffect, useRef, type ReactNode } from 'react';

/** Element with the bank's challenge. `next` continues the verification; call it once the element is on the page. */
export interface AvailableFrame {
  readonly element: HTMLElement;
  readonly next: () => void;
}

/** Inserts the bank's element into the page. It is never moved, because browsers reload frames that move, and React renders nothing in it. */
export function BankFrame({ available }: { readonly available: AvailableFrame }): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { element, next } = available;
    if (!container.current || container.current === element.parentNode) return;
    container.current.replaceChildren(element);
    next();
    element.querySelector('iframe')?.focus();
  }, [available]);
  return <div ref={container} data-tender-bank="" />;
}
