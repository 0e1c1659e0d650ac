import type { CheckoutMethod } from '@tender/react/checkout';
import { applePay } from '@tender/react/checkout/apple-pay';
import { card } from '@tender/react/checkout/card';
import { googlePay } from '@tender/react/checkout/google-pay';
import { paypal } from '@tender/react/checkout/paypal';
import { saved } from '@tender/react/checkout/saved';
import { sepa } from '@tender/react/checkout/sepa';
import { threeDSecure } from '@tender/react/checkout/three-d-secure';
import { usBankAccount } from '@tender/react/checkout/us-bank-account';
import { venmo } from '@tender/react/checkout/venmo';
import type { ShopConfiguration } from '../../server/contract';
import { VenmoCleanup } from './panels/venmo-cleanup';
import { EXPRESS_ADDRESS } from './returns';

/** Creates the methods in the order in which they are shown. Those for other currencies than the shop's leave themselves out. */
export function createExpressMethods({ shopName, merchantAccounts }: ShopConfiguration, hasSaved: boolean): CheckoutMethod[] {
  const { EUR: merchantAccountId } = merchantAccounts;
  const venmoMethod = venmo({ ignoreHistoryChanges: true }); // the part after `#` is the address of this page
  return [
    ...(hasSaved ? [saved()] : []),
    card({ cardholderName: true, securityCode: true, postalCode: true, threeDSecure: threeDSecure() }),
    paypal(),
    {
      ...venmoMethod,
      render: () => (
        <>
          {venmoMethod.render()}
          <VenmoCleanup address={EXPRESS_ADDRESS} />
        </>
      ),
    },
    googlePay(),
    applePay({ shopName }),
    // The visit is all that this shop knows its customers by.
    ...(merchantAccountId ? [sepa({ shopName, merchantAccountId, customerId: crypto.randomUUID() })] : []),
    usBankAccount({ shopName }),
  ];
}
