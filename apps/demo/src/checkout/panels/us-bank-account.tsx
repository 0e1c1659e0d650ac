import { useCheckout, type CheckoutMethod } from '@tender/react/checkout';
import { usBankAccount } from '@tender/react/checkout/us-bank-account';
import { useState, type ReactNode } from 'react';
import { Choice } from '../../fields/choice';
import type { Purchase } from '../purchase';
import { TestHint } from './test-hint';

const WAYS = { numbers: 'Type its numbers', login: 'Log in at the bank' } as const;

/** US bank accounts of the checkout, by their numbers or by a login at the bank, as the visitor likes. */
export function usBankAccountWays({ configuration: { shopName, environment } }: Purchase): CheckoutMethod {
  return {
    ...usBankAccount({ shopName }),
    render: () => <UsBankAccountWays shopName={shopName} isTest={environment !== 'production'} />,
  };
}

function UsBankAccountWays({ shopName, isTest }: { readonly shopName: string; readonly isTest: boolean }): ReactNode {
  const { isBusy } = useCheckout();
  const [way, setWay] = useState<keyof typeof WAYS>('numbers');
  return (
    <>
      <Choice legend="How would you like to enter your account?" value={way} options={WAYS} disabled={isBusy} onChange={setWay} />
      {isTest && way === 'numbers' && <TestHint>routing number 011000015, account number 1000000000</TestHint>}
      {usBankAccount({ shopName, bankLogin: way === 'login' }).render()}
    </>
  );
}
