import { usePreferredPaymentMethods } from '@tender/react/preferred-payment-methods';
import { useEffect } from 'react';

/** Whether the customer at hand is known to like PayPal; false as long as that is not known. */
export function usePayPalPreferred(): boolean {
  const { data, run } = usePreferredPaymentMethods().fetchPreferredPaymentMethods;
  // Whatever failed, the methods that need it say so.
  useEffect(() => void run().catch(() => undefined), [run]);
  return data?.paypalPreferred === true;
}
