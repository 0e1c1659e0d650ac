import { addParameters } from '../../core/pages/add-parameters';
import { CANCEL, CLOSE, RETURN, definePage, type Visit } from '../../core/pages/customer-page';
import { randomId } from '../../core/random';
import { type PaymentContext } from '../../core/store/payment-contexts';
import { checkouts, readGrant, type Checkout } from './grant';
import { listWalletCards } from './wallet-cards';

/** The wallet's lightbox, in which the customer chooses a card. The options of the wallet's script are in the query. */
export const masterpassPage = definePage(checkouts, {
  show({ payment: { status, document }, query }) {
    const party = 'Test wallet';
    if (status !== 'pending') {
      return { party, heading: `This checkout was ${status}`, choices: [RETURN] };
    }
    return {
      party,
      heading: 'Pay with Masterpass',
      lead: 'Choose the card to pay with.',
      facts: [
        ['Shop', document.originUrl],
        ['Amount', `${document.subtotal} ${document.currencyCode}`],
      ],
      fields: [{ name: 'card', label: 'Card', options: listWalletCards(query.get('allowedCardTypes')) }],
      choices: [{ name: 'approve', label: 'Pay with this card' }, { name: 'fail', label: 'Have the wallet fail' }, CANCEL, CLOSE],
    };
  },
  async choose(visit, choice, { card = 'visa' }) {
    const decided = await decide(visit, choice, card);
    const callbackUrl = readCallbackUrl(visit);
    const grant = readGrant(decided);
    if (!grant) return addParameters(callbackUrl, { mpstatus: decided.status === 'failed' ? 'failure' : 'cancel' });
    return addParameters(callbackUrl, {
      mpstatus: 'success',
      oauth_token: grant.requestToken,
      oauth_verifier: grant.verifierToken,
      checkout_resource_url: grant.checkoutResourceUrl,
    });
  },
});

/** Decides a payment. When two decisions race, the second caller gets the first decision. */
async function decide({ context, payment, origin }: Visit<Checkout>, choice: string, card: string): Promise<PaymentContext<Checkout>> {
  if (payment.status !== 'pending') return payment;
  const grant = {
    card,
    grantedToken: `${payment.id}-${randomId(8)}`,
    verifierToken: randomId(32),
    checkoutResourceUrl: `${origin}/masterpass/v6/checkout/${randomId(12)}`,
  };
  const change = choice === 'approve' ? { status: 'approved', document: grant } : { status: choice === 'fail' ? 'failed' : 'canceled' };
  return (await checkouts.advance(context, payment, change)) ?? (await checkouts.find(context, payment.id)) ?? payment;
}

/** The script's callback URL, or the one that the gateway received. */
function readCallbackUrl({ payment, query }: Visit<Checkout>): string {
  const url = query.get('callbackUrl') ?? '';
  const usable = URL.canParse(url) && !/^(?:javascript|data|vbscript|about):/i.test(url);
  return usable ? url : payment.document.callbackUrl;
}
