import type { ReactNode } from 'react';

/** Input for a test, above the fields of a panel. */
export const TestHint = ({ children }: { readonly children: string }): ReactNode => (
  <p data-tender-hint="" className="fields-hint">
    For a test: {children}
  </p>
);
