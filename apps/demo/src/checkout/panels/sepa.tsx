import { useCheckout, type CheckoutMethod } from '@tender/react/checkout';
import { sepa, type SepaMethodOptions } from '@tender/react/checkout/sepa';
import { useState, type ReactNode } from 'react';
import { Choice } from '../../fields/choice';
import type { Purchase } from '../purchase';
import { createReturnUrl, readReturn } from '../returns';
import { PLACES, type Place } from './places';
import { TestHint } from './test-hint';

/** The visit is all that this shop knows its customers by. */
const customerId = crypto.randomUUID();

/** SEPA Direct Debit of the checkout, whose mandate is signed in a window or on a full page, as the visitor likes. */
export function sepaPlaces({ configuration: { shopName, merchantAccounts, environment } }: Purchase): CheckoutMethod {
  const options = { shopName, merchantAccountId: merchantAccounts.EUR ?? '', customerId };
  const method = sepa(options);
  return {
    ...method,
    isOffered: (...args) => Boolean(merchantAccounts.EUR) && method.isOffered(...args),
    render: () => <SepaPlaces options={options} isTest={environment !== 'production'} />,
  };
}

function SepaPlaces({ options, isTest }: { readonly options: SepaMethodOptions; readonly isTest: boolean }): ReactNode {
  const { isBusy } = useCheckout();
  const [place, setPlace] = useState<Place>(readReturn('return') === 'sepa' ? 'page' : 'window');
  const method = sepa({ ...options, ...(place === 'page' && { redirectUrl: createReturnUrl('sepa') }) });
  return (
    <>
      <Choice legend="Where would you like to sign the mandate?" value={place} options={PLACES} disabled={isBusy} onChange={setPlace} />
      {isTest && <TestHint>DE89 3704 0044 0532 0130 00</TestHint>}
      {method.render()}
    </>
  );
}
