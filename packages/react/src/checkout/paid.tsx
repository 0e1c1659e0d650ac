import { useEffect, useRef, type ReactNode } from 'react';

/** Confirmation shown after payment. */
export function Paid({ text }: { readonly text: string }): ReactNode {
  const container = useRef<HTMLParagraphElement>(null);
  useEffect(() => container.current?.focus(), []);
  return (
    <p ref={container} tabIndex={-1} data-tender-paid="">
      {text}
    </p>
  );
}
