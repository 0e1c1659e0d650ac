import type { ReactNode } from 'react';
import { useCheckout, usePanel } from './checkout-context';
import { fill } from './fill';
import { PayArea, type PayAreaProps } from './pay-area';
import { enApproval } from './texts/en-approval';

/** Replaces the inputs of a method while a payment waits for the customer to confirm it: see `useRedirect`. */
export function ReturnedPayArea(props: PayAreaProps): ReactNode {
  const { texts } = useCheckout();
  const { method } = usePanel();
  const { approval = enApproval } = texts;
  const name = { method: method.title(texts) };
  return (
    <>
      <p data-tender-hint="">{fill(approval.returned, name)}</p>
      <PayArea {...props} label={fill(approval.payWith, name)} />
    </>
  );
}
