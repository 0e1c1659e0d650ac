import { definePaymentContexts, type PaymentContext } from '../../core/store/payment-contexts';

/** What the gateway stores of a checkout. */
export interface Checkout {
  originUrl: string;
  subtotal: string;
  currencyCode: string;
  callbackUrl: string;
  /** The members from here on are set when the customer has consented. */
  card?: string;
  grantedToken?: string;
  verifierToken?: string;
  checkoutResourceUrl?: string;
}

/** The id of a checkout is the request token. */
export const checkouts = definePaymentContexts<Checkout>('masterpass');

/** What the page receives after the customer's consent, and exchanges for the card. */
export interface MasterpassGrant {
  /** A new token, not the one that the page started with. It returns as `oauth_token`. */
  requestToken: string;
  verifierToken: string;
  checkoutResourceUrl: string;
}

/** Reads the grant of a checkout. Returns undefined until the customer has consented. */
export function readGrant({ document }: PaymentContext<Checkout>): MasterpassGrant | undefined {
  const { grantedToken: requestToken, verifierToken, checkoutResourceUrl } = document;
  return requestToken && verifierToken && checkoutResourceUrl ? { requestToken, verifierToken, checkoutResourceUrl } : undefined;
}
