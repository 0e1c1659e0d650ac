import type { ReactNode } from 'react';

const focus = (element: HTMLElement | null): void => element?.focus();

/** Confirmation shown after payment. */
export function Paid({ text }: { readonly text: string }): ReactNode {
  return (
    <p ref={focus} tabIndex={-1} data-tender-paid="">
      {text}
    </p>
  );
}
