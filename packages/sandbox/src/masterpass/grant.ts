import { type PaymentContext } from '../store/payment-contexts';
import { textAt } from '../vault/text-at';

/** The kind of a checkout's payment context, whose id is the request token. */
export const MASTERPASS = 'masterpass';

/** What the customer's consent gives the page, to be exchanged for the card. */
export interface Grant {
  /** Another one than the page began with: it returns as `oauth_token`. */
  requestToken: string;
  verifierToken: string;
  checkoutResourceUrl: string;
}

/** `undefined` as long as the customer has not consented. */
export function describeGrant({ document }: Pick<PaymentContext, 'document'>): Grant | undefined {
  const [requestToken, verifierToken] = [textAt(document, 'grantedToken'), textAt(document, 'verifierToken')];
  const checkoutResourceUrl = textAt(document, 'checkoutResourceUrl');
  if (requestToken === null || verifierToken === null || checkoutResourceUrl === null) return undefined;
  return { requestToken, verifierToken, checkoutResourceUrl };
}
