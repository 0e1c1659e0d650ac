import type { ReactNode } from 'react';

/** What is there before anything is known: on a server, too. */
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
