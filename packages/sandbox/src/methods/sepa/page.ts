import { CANCEL, CLOSE, RETURN, definePage } from '../../core/pages/customer-page';
import { mandates } from './mandate';

/** The page on which a customer approves a SEPA mandate. */
export const sepaPage = definePage(mandates, {
  show({ payment: { status, document } }) {
    if (status !== 'pending') {
      return { party: 'Test bank', heading: `This mandate was ${status}`, choices: [RETURN] };
    }
    return {
      party: 'Test bank',
      heading: 'SEPA Direct Debit mandate',
      lead: 'By approving you allow the shop to collect payments from this account.',
      facts: [
        ['Account holder', document.accountHolderName],
        ['IBAN', `•••• ${document.last4}`],
        ['Country', document.countryCode],
        ['Kind', document.mandateType === 'RECURRENT' ? 'Recurring payments' : 'One payment'],
        ['Mandate', document.bankReferenceToken],
      ],
      choices: [{ name: 'approve', label: 'Approve the mandate' }, CANCEL, CLOSE],
    };
  },
  async choose({ context, payment }, choice) {
    const status = choice === 'approve' ? 'approved' : 'canceled';
    const decided = payment.status === 'pending' ? await mandates.advance(context, payment, { status }) : undefined;
    const { document, status: final } = decided ?? payment;
    return final === 'approved' ? addOrder(document.returnUrl, payment.id) : document.cancelUrl;
  },
});

/** Adds the result to the return URL. The popup's own return page already has it; a merchant's page receives the mandate's id. */
function addOrder(returnUrl: string, id: string): string {
  const url = new URL(returnUrl);
  if (!url.searchParams.has('success')) {
    url.searchParams.set('success', 'true');
    url.searchParams.set('cart_id', id);
  }
  return url.href;
}
