import { CANCEL, CLOSE, RETURN, type CustomerPage } from '../../core/pages/customer-page';
import { advancePaymentContext } from '../../core/store/payment-contexts';
import { textAt } from '../../core/text-at';

/** The page on which a customer approves a SEPA mandate. */
export const sepaPage: CustomerPage = {
  kind: 'sepa',
  show({ payment: { status, document } }) {
    const text = (name: string) => textAt(document, name) ?? '';
    if (status !== 'pending') {
      return { party: 'Test bank', heading: `This mandate was ${status}`, choices: [RETURN] };
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
      choices: [{ name: 'approve', label: 'Approve the mandate' }, CANCEL, CLOSE],
    };
  },
  async choose({ context, payment }, choice) {
    const status = choice === 'approve' ? 'approved' : 'canceled';
    const decided = payment.status === 'pending' ? await advancePaymentContext(context, payment, { status }) : undefined;
    const { document, status: final } = decided ?? payment;
    if (final !== 'approved') return textAt(document, 'cancelUrl') ?? '';
    return addOrder(textAt(document, 'returnUrl') ?? '', payment.id);
  },
};

/** Adds the result to the return URL. The popup's own return page already has it; a merchant's page receives the mandate's id. */
function addOrder(returnUrl: string, id: string): string {
  const url = new URL(returnUrl);
  if (!url.searchParams.has('success')) {
    url.searchParams.set('success', 'true');
    url.searchParams.set('cart_id', id);
  }
  return url.href;
}
