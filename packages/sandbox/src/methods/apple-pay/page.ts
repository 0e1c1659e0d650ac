import { addParameters } from '../../core/pages/add-parameters';
import { CANCEL, CLOSE, type CustomerPage, type PageContent, type Report, type Visit } from '../../core/pages/customer-page';
import { advancePaymentContext } from '../../core/store/payment-contexts';
import { isDocument, textAt } from '../../core/text-at';
import { APPLE_PAY, applePayRequest, listApplePayCards } from './payment-request';
import { createApplePayment } from './payment-token';

const PARTY = 'Test device';

/** Replaces Apple's sheet, which only Apple's devices have. The script that opened it receives the payment. */
export const applePayPage: CustomerPage = {
  kind: APPLE_PAY,
  show(visit) {
    const { status } = visit.payment;
    return status === 'pending'
      ? createForm(visit)
      : { party: PARTY, heading: `This payment was ${status}`, choices: [CLOSE], report: createReport(visit) };
  },
  async choose(visit, choice, { method }) {
    const { context, payment, path, query } = visit;
    const pageUrl = addParameters(path, Object.fromEntries(query));
    if (payment.status !== 'pending') return pageUrl;
    if (choice === 'cancel') await advancePaymentContext(context, payment, { status: 'canceled' });
    if (choice !== 'approve' && choice !== 'fail') return pageUrl;
    const request = applePayRequest.parse(payment.document['request']);
    const cards = listApplePayCards(request);
    const card = cards.find(({ value }) => value === method) ?? cards[0];
    if (!card) return pageUrl;
    const document = { payment: createApplePayment(payment.id, card, request), isRefused: choice === 'fail' };
    await advancePaymentContext(context, payment, { status: 'approved', document });
    return pageUrl;
  },
};

function createForm({ payment }: Visit): PageContent {
  const request = applePayRequest.parse(payment.document['request']);
  const cards = listApplePayCards(request);
  if (cards.length === 0) return { party: PARTY, heading: 'There is nothing you could pay with', choices: [CANCEL, CLOSE] };
  return {
    party: PARTY,
    heading: 'Pay with Apple Pay',
    lead: 'Choose what to pay with.',
    facts: [
      ['Shop', request.total.label],
      ['Amount', `${request.total.amount} ${request.currencyCode}`],
    ],
    fields: [{ name: 'method', label: 'Payment method', options: cards }],
    choices: [{ name: 'approve', label: 'Pay' }, { name: 'fail', label: 'Have the gateway refuse it' }, CANCEL, CLOSE],
  };
}

/** Creates the message for the page that opened the sheet. Its origin comes from the store, so that no other page can put its own into the query. */
function createReport({ payment: { status, document } }: Visit): Report | undefined {
  const target = textAt(document, 'opener');
  const data = document['payment'];
  if (target === null) return undefined;
  if (status === 'canceled') return { target, message: { tender: APPLE_PAY, kind: 'canceled' } };
  return isDocument(data) ? { target, message: { tender: APPLE_PAY, kind: 'approved', data } } : undefined;
}
