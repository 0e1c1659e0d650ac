import type { ReactNode } from 'react';
import { usePanel } from './checkout';
import { LoadFailure } from './load-failure';
import type { MethodLife } from './method-life';
import { PayArea, type PayAreaProps } from './pay-area';

interface MethodPanelProps extends Omit<PayAreaProps, 'status'> {
  /** What the method's hook returned. */
  readonly life: MethodLife;
  /** “Pay” was pressed, and the method is ready. A partner's own button needs none. */
  onSubmit?(): void;
  readonly children?: ReactNode;
}

/** What all methods have around what they ask for: why they are not ready, and the button that pays. */
export function MethodPanel({ life, onSubmit, children, ...payArea }: MethodPanelProps): ReactNode {
  const { status, retry } = life;
  usePanel({ submit: () => status === 'ready' && onSubmit?.(), restart: retry });
  return (
    <>
      <LoadFailure life={life} />
      {children}
      <PayArea {...payArea} status={status} />
    </>
  );
}
