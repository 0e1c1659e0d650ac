import { answerSheet } from '../payment-sheet/answer-sheet';
import { entriesOf, PAYMENT_SHEET, sheetRequest } from '../payment-sheet/sheet';
import { advancePaymentContext } from '../store/payment-contexts';
import { type CustomerPage, type PageContent, type Visit } from './customer-page';

const PARTY = 'Test browser';

/** Stands for the sheet of a browser, which no page can draw and no test browser has. The stand-in in the shop's frame asks what came of it. */
export const paymentSheetPage: CustomerPage = {
  kind: PAYMENT_SHEET,
  show(visit) {
    const { status } = visit.payment;
    if (status === 'pending') return asking(visit);
    return { party: PARTY, heading: `This payment was ${status}`, lead: 'Go back to the shop.', choices: [CLOSE] };
  },
  async choose({ context, payment, origin, path }, choice, { method }) {
    if (payment.status !== 'pending') return path;
    if (choice === 'cancel') await advancePaymentContext(context, payment, { status: 'canceled' });
    if (choice !== 'approve' && choice !== 'fail') return path;
    const entries = entriesOf(sheetRequest.parse(payment.document['request']));
    const entry = entries.find(({ value }) => value === method) ?? entries[0];
    // Taken first: of two that press the button, one pays.
    const taken = entry && (await advancePaymentContext(context, payment, { status: 'answering' }));
    if (!taken) return path;
    const response = await answerSheet(context, entry, { origin, isRefused: choice === 'fail' });
    await advancePaymentContext(context, taken, { status: 'approved', document: { response } });
    return path;
  },
};

const CLOSE = { name: 'close', label: 'Close this window' };
const CANCEL = { name: 'cancel', label: 'Cancel and go back to the shop' };

function asking({ payment }: Visit): PageContent {
  const request = sheetRequest.parse(payment.document['request']);
  const entries = entriesOf(request);
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
