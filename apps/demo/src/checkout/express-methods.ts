import type { CheckoutMethod } from '@tender/react/checkout';
import { card } from '@tender/react/checkout/card';
import { googlePay } from '@tender/react/checkout/google-pay';
import { paypal } from '@tender/react/checkout/paypal';
import { saved } from '@tender/react/checkout/saved';
import { sepa } from '@tender/react/checkout/sepa';
import { threeDSecure } from '@tender/react/checkout/three-d-secure';
import { usBankAccount } from '@tender/react/checkout/us-bank-account';
import type { ShopConfiguration } from '../../server/contract';
import { expressVenmo } from './express-venmo';

/** In the order in which they are shown. Those for another currency than the shop's leave themselves out. */
export function expressMethods({ shopName, merchantAccounts }: Pick<ShopConfiguration, 'shopName' | 'merchantAccounts'>): CheckoutMethod[] {
  const { EUR: merchantAccountId } = merchantAccounts;
  return [
    saved(),
    card({ cardholderName: true, securityCode: true, postalCode: true, threeDSecure: threeDSecure() }),
    paypal(),
    expressVenmo,
    googlePay(),
    // The visit is all that this shop knows its customers by.
    ...(merchantAccountId ? [sepa({ shopName, merchantAccountId, customerId: crypto.randomUUID() })] : []),
    usBankAccount({ shopName }),
  ];
}
