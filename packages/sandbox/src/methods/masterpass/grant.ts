import { type PaymentContext } from '../../core/store/payment-contexts';
import { textAt } from '../../core/text-at';

/** Kind of the payment context of a checkout. The context's id is the request token. */
export const MASTERPASS = 'masterpass';

/** What the page receives after the customer's consent, and exchanges for the card. */
export interface MasterpassGrant {
  /** A new token, not the one that the page started with. It returns as `oauth_token`. */
  requestToken: string;
  verifierToken: string;
  checkoutResourceUrl: string;
}

/** Reads the grant of a checkout. Returns undefined until the customer has consented. */
export function readGrant({ document }: Pick<PaymentContext, 'document'>): MasterpassGrant | undefined {
  const [requestToken, verifierToken] = [textAt(document, 'grantedToken'), textAt(document, 'verifierToken')];
  const checkoutResourceUrl = textAt(document, 'checkoutResourceUrl');
  if (requestToken === null || verifierToken === null || checkoutResourceUrl === null) return undefined;
  return { requestToken, verifierToken, checkoutResourceUrl };
}
