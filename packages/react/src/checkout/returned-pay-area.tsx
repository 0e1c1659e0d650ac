import type { ReactNode } from 'react';
import { useCheckout, usePanel } from './checkout-context';
import { fill } from './fill';
import { PayArea, type PayAreaProps } from './pay-area';
import type { Collected } from './payment';
import { enApproval } from './texts/en-approval';

/** Props of `ReturnedPayArea`. */
export interface ReturnedPayAreaProps extends Pick<PayAreaProps, 'status' | 'retry' | 'error'> {
  /** Result of `useRedirect`. */
  readonly confirm: () => Collected;
}

/** Replaces the inputs of a method while a payment waits for the customer to confirm it. */
export function ReturnedPayArea({ confirm, ...props }: ReturnedPayAreaProps): ReactNode {
  const { texts } = useCheckout();
  const { method } = usePanel();
  const { approval = enApproval } = texts;
  const name = { method: method.title(texts) };
  return (
    <>
      <p data-tender-hint="">{fill(approval.returned, name)}</p>
      <PayArea {...props} label={fill(approval.payWith, name)} collect={() => Promise.resolve(confirm())} />
    </>
  );
}
