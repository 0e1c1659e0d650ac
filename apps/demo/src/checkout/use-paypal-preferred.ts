import { preferredPaymentMethods } from '@tender/preferred-payment-methods';
import { useEffect, useState } from 'react';
import { useComponent, type Authorize } from '../use-component';

const create = (options: { authorization: string; signal: AbortSignal }) => preferredPaymentMethods.create(options);

/** Whether the customer at hand is known to like PayPal; false as long as that is not known. */
export function usePayPalPreferred(authorize: Authorize): boolean {
  const { instance } = useComponent(authorize, create);
  const [isPreferred, setPreferred] = useState(false);
  useEffect(() => {
    instance?.fetchPreferredPaymentMethods().then(
      ({ paypalPreferred }) => setPreferred(paypalPreferred === true),
      () => undefined, // whatever failed, the methods that need it say so
    );
  }, [instance]);
  return isPreferred;
}
