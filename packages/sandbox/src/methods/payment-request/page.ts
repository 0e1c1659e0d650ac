import { CANCEL, CLOSE, definePage, type PageContent, type Visit } from '../../core/pages/customer-page';
import { createPaymentResponse } from './create-payment-response';
import { listSheetEntries, paymentSheets, type PaymentSheet } from './sheet';

const PARTY = 'Test browser';

/** Replaces the browser's payment sheet, which test browsers do not have. The script in the shop's frame polls the result. */
export const paymentSheetPage = definePage(paymentSheets, {
  show(visit) {
    const { status } = visit.payment;
    if (status === 'pending') return createForm(visit);
    return { party: PARTY, heading: `This payment was ${status}`, lead: 'Go back to the shop.', choices: [CLOSE] };
  },
  async choose({ context, payment, origin, path }, choice, { method }) {
    if (payment.status !== 'pending') return path;
    if (choice === 'cancel') await paymentSheets.advance(context, payment, { status: 'canceled' });
    if (choice !== 'approve' && choice !== 'fail') return path;
    const entries = listSheetEntries(payment.document.request);
    const entry = entries.find(({ value }) => value === method) ?? entries[0];
    // The status changes first: when the button is pressed twice, only one payment is created.
    const claimed = entry && (await paymentSheets.advance(context, payment, { status: 'processing' }));
    if (!claimed) return path;
    const response = await createPaymentResponse(context, entry, { origin, isRefused: choice === 'fail' });
    await paymentSheets.advance(context, claimed, { status: 'approved', document: { response } });
    return path;
  },
});

function createForm({ payment }: Visit<PaymentSheet>): PageContent {
  const { request } = payment.document;
  const entries = listSheetEntries(request);
  if (entries.length === 0) return { party: PARTY, heading: 'There is nothing you could pay with', choices: [CANCEL, CLOSE] };
  const { label, amount } = request.details.total;
  return {
    party: PARTY,
    heading: 'Pay with your browser',
    lead: 'Choose what to pay with.',
    facts: [
      ['For', label],
      ['Amount', `${amount.value} ${amount.currency}`],
    ],
    fields: [{ name: 'method', label: 'Payment method', options: entries }],
    choices: [{ name: 'approve', label: 'Pay' }, { name: 'fail', label: 'Have the gateway refuse it' }, CANCEL, CLOSE],
  };
}
