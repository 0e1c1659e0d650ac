import type { ReactNode } from 'react';

/** Shown until the merchant's configuration has loaded, and on a server. */
export function Skeleton({ text }: { readonly text: string }): ReactNode {
  return (
    <>
      <p role="status" data-tender-status="">
        {text}
      </p>
      <div aria-hidden="true" data-tender-skeleton="">
        <div />
        <div />
        <div />
      </div>
    </>
  );
}
