import type { CheckoutMethod } from '@tender/react/checkout';
import { applePay } from '@tender/react/checkout/apple-pay';
import { card } from '@tender/react/checkout/card';
import { googlePay } from '@tender/react/checkout/google-pay';
import { paypal } from '@tender/react/checkout/paypal';
import type { Currency, ShopConfiguration } from '../../server/contract';
import { LOCAL_TYPES, type LocalTypeName } from './local-types';
import { fastlane } from './panels/fastlane';
import { localPayments } from './panels/local-payment';
import { masterpass } from './panels/masterpass';
import { paymentRequest } from './panels/payment-request';
import { paypalButton } from './panels/paypal-button';
import { savedPayPal } from './panels/saved-paypal';
import { sepaPlaces } from './panels/sepa';
import { unionPay } from './panels/union-pay';
import { usBankAccountWays } from './panels/us-bank-account';
import { venmoWays } from './panels/venmo';
import { createVerification } from './panels/verification';
import { visaCheckout } from './panels/visa-checkout';
import type { Purchase } from './purchase';

/** Creates the methods in the order in which they are shown. Those that the account or the browser does not allow leave themselves out. */
export function createMethods(
  purchase: Purchase,
  localType: LocalTypeName,
  onLocalTypeChange: (type: LocalTypeName) => void,
): CheckoutMethod[] {
  const { configuration, email } = purchase;
  const { currency, environment, shopName } = configuration;
  const threeDSecure = createVerification({ email, isTest: environment !== 'production' });
  const google = googlePay();
  return [
    card({ cardholderName: true, securityCode: true, postalCode: true, threeDSecure }),
    paypal({ displayName: shopName }),
    paypalButton(purchase),
    savedPayPal(purchase),
    setCurrency('EUR', sepaPlaces(purchase)),
    localPayments({ purchase, type: localType, onTypeChange: onLocalTypeChange }),
    masterpass,
    visaCheckout(purchase),
    // In production Google asks for a merchant id of its own, which this shop does not have.
    { ...google, isOffered: (...args) => environment !== 'production' && google.isOffered(...args) },
    applePay({ shopName }),
    paymentRequest(purchase),
    venmoWays(purchase),
    setCurrency(currency, usBankAccountWays(purchase)),
    unionPay(purchase),
    fastlane(purchase),
  ];
}

/** Offers a method in its own currency, whichever the checkout has at the moment: the shop's prices are the same numbers in each. */
const setCurrency = (currency: Currency, method: CheckoutMethod): CheckoutMethod => ({
  ...method,
  isOffered: (configuration, purchase) => method.isOffered(configuration, { ...purchase, currency }),
});

/** Returns the id of the method that an address names; that of the card, if there is no such method. */
export const findMethodId = (methods: readonly CheckoutMethod[], name: string | undefined): string =>
  methods.find(({ id }) => id === name)?.id ?? 'card';

/** Returns the currency that a method is paid in. */
export function selectCurrency(
  method: string | undefined,
  localType: LocalTypeName,
  { currency }: Pick<ShopConfiguration, 'currency'>,
): Currency {
  if (method === 'sepa') return 'EUR';
  return method === 'local-payment' ? LOCAL_TYPES[localType].currency : currency;
}
