import { useCheckout } from '@tender/react/checkout';
import { useEffect, useRef } from 'react';
import { removeVenmoResult } from '../returns';

/** Removes the result of Venmo's app from the page's URL after it was read. @param address of the page without the result */
export function VenmoCleanup({ address }: { readonly address: string }): null {
  const { status } = useCheckout().state;
  const hasStarted = useRef(false);
  useEffect(() => {
    if (status === 'collecting') hasStarted.current = true;
    else if (hasStarted.current) removeVenmoResult(address);
  }, [status, address]);
  return null;
}
