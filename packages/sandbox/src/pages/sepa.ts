import { advancePaymentContext } from '../store/payment-contexts';
import { textAt } from '../vault/text-at';
import { type CustomerPage } from './customer-page';

/** Where a customer signs a SEPA mandate. */
export const sepaPage: CustomerPage = {
  kind: 'sepa',
  show({ payment: { status, document } }) {
    const text = (name: string) => textAt(document, name) ?? '';
    if (status !== 'pending') {
      return { party: 'Test bank', heading: `This mandate was ${status}`, choices: [{ name: 'return', label: 'Back to the shop' }] };
    }
    return {
      party: 'Test bank',
      heading: 'SEPA Direct Debit mandate',
      lead: 'By approving you allow the shop to collect payments from this account.',
      facts: [
        ['Account holder', text('accountHolderName')],
        ['IBAN', `•••• ${text('last4')}`],
        ['Country', text('countryCode')],
        ['Kind', text('mandateType') === 'RECURRENT' ? 'Recurring payments' : 'One payment'],
        ['Mandate', text('bankReferenceToken')],
      ],
      choices: [
        { name: 'approve', label: 'Approve the mandate' },
        { name: 'cancel', label: 'Cancel and go back to the shop' },
        { name: 'close', label: 'Close this window' },
      ],
    };
  },
  async choose({ context, payment }, choice) {
    const status = choice === 'approve' ? 'approved' : 'canceled';
    const settled = payment.status === 'pending' ? await advancePaymentContext(context, payment, { status }) : undefined;
    const { document, status: final } = settled ?? payment;
    if (final !== 'approved') return textAt(document, 'cancelUrl') ?? '';
    return withOrder(textAt(document, 'returnUrl') ?? '', payment.id);
  },
};

/** The popup's return page tells success by itself; a merchant's own page is told which mandate it is. */
function withOrder(returnUrl: string, id: string): string {
  const url = new URL(returnUrl);
  if (!url.searchParams.has('success')) {
    url.searchParams.set('success', 'true');
    url.searchParams.set('cart_id', id);
  }
  return url.href;
}
