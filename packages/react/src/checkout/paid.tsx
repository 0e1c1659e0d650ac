import { useEffect, useRef, type ReactNode } from 'react';

/** Confirmation shown after payment. */
export function Paid({ text }: { readonly text: string }): ReactNode {
  const container = useRef<HTMLParagraphElement>(null);
  useEffect(() => container.current?.focus(), []);
  return (
    <p ref={container} tabIndex={-1} data-tender-paid="">
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M5 12.5l4.5 4.5L19 7.5" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      {text}
    </p>
  );
}
