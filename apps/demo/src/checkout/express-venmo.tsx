import { useCheckout, type CheckoutMethod } from '@tender/react/checkout';
import { venmo } from '@tender/react/checkout/venmo';
import { useEffect, useRef, type ReactNode } from 'react';
import { endExpressArrival } from './express-arrival';

// The fragment is this page's route.
const method = venmo({ ignoreHistoryChanges: true });

/** Venmo, which takes its result off the address once it has read it. */
export const expressVenmo: CheckoutMethod = {
  ...method,
  render: () => (
    <>
      {method.render()}
      <AddressTidied />
    </>
  ),
};

function AddressTidied(): ReactNode {
  const { status } = useCheckout().state;
  const isUnderWay = useRef(false);
  useEffect(() => {
    if (status === 'collecting') isUnderWay.current = true;
    else if (isUnderWay.current) endExpressArrival();
  }, [status]);
  return null;
}
