import { describeGrant, MASTERPASS } from '../masterpass/grant';
import { walletCards } from '../masterpass/wallet-cards';
import { randomId } from '../random';
import { advancePaymentContext, findPaymentContext, type PaymentContext } from '../store/payment-contexts';
import { textAt } from '../vault/text-at';
import { type CustomerPage, type Visit } from './customer-page';
import { withParameters } from './with-parameters';

/** The wallet's own lightbox: a card to choose. What the stand-in of the wallet's script was set up with stands in the query. */
export const masterpassPage: CustomerPage = {
  kind: MASTERPASS,
  show({ payment: { status, document }, query }) {
    const text = (name: string) => textAt(document, name) ?? '';
    const party = 'Test wallet';
    if (status !== 'pending') {
      return { party, heading: `This checkout was ${status}`, choices: [{ name: 'return', label: 'Back to the shop' }] };
    }
    return {
      party,
      heading: 'Pay with Masterpass',
      lead: 'Choose the card to pay with.',
      facts: [
        ['Shop', text('originUrl')],
        ['Amount', `${text('subtotal')} ${text('currencyCode')}`],
      ],
      fields: [{ name: 'card', label: 'Card', options: walletCards(query.get('allowedCardTypes')) }],
      choices: [
        { name: 'approve', label: 'Pay with this card' },
        { name: 'fail', label: 'Have the wallet fail' },
        { name: 'cancel', label: 'Cancel and go back to the shop' },
        { name: 'close', label: 'Close this window' },
      ],
    };
  },
  async choose(visit, choice, { card = 'visa' }) {
    const decided = await decide(visit, choice, card);
    const callbackUrl = callbackOf(visit);
    const grant = describeGrant(decided);
    if (!grant) return withParameters(callbackUrl, { mpstatus: decided.status === 'failed' ? 'failure' : 'cancel' });
    return withParameters(callbackUrl, {
      mpstatus: 'success',
      oauth_token: grant.requestToken,
      oauth_verifier: grant.verifierToken,
      checkout_resource_url: grant.checkoutResourceUrl,
    });
  },
};

/** Decided once: whoever comes second is told what the first one decided. */
async function decide({ context, payment, origin }: Visit, choice: string, card: string): Promise<PaymentContext> {
  if (payment.status !== 'pending') return payment;
  const grant = {
    card,
    grantedToken: `${payment.id}-${randomId(8)}`,
    verifierToken: randomId(32),
    checkoutResourceUrl: `${origin}/masterpass/v6/checkout/${randomId(12)}`,
  };
  const change = choice === 'approve' ? { status: 'approved', document: grant } : { status: choice === 'fail' ? 'failed' : 'canceled' };
  return (await advancePaymentContext(context, payment, change)) ?? (await findPaymentContext(context, MASTERPASS, payment.id)) ?? payment;
}

/** Where the script was told to return to, else where the gateway was. */
function callbackOf({ payment, query }: Visit): string {
  const given = query.get('callbackUrl') ?? '';
  const usable = URL.canParse(given) && !/^(?:javascript|data|vbscript|about):/i.test(given);
  return usable ? given : (textAt(payment.document, 'callbackUrl') ?? '');
}
