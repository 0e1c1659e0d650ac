import { addParameters } from '../../core/pages/add-parameters';
import { CANCEL, CLOSE, definePage, type PageContent, type Report, type Visit } from '../../core/pages/customer-page';
import { applePayPayments, listApplePayCards, type ApplePayPayment } from './payment-request';
import { createApplePayment } from './payment-token';

const PARTY = 'Test device';

/** Replaces Apple's sheet, which only Apple's devices have. The script that opened it receives the payment. */
export const applePayPage = definePage(applePayPayments, {
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
    if (choice === 'cancel') await applePayPayments.advance(context, payment, { status: 'canceled' });
    if (choice !== 'approve' && choice !== 'fail') return pageUrl;
    const { request } = payment.document;
    const cards = listApplePayCards(request);
    const card = cards.find(({ value }) => value === method) ?? cards[0];
    if (!card) return pageUrl;
    const document = { payment: createApplePayment(payment.id, card, request), isRefused: choice === 'fail' };
    await applePayPayments.advance(context, payment, { status: 'approved', document });
    return pageUrl;
  },
});

function createForm({ payment }: Visit<ApplePayPayment>): PageContent {
  const { request } = payment.document;
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
function createReport({ payment: { kind: tender, status, document } }: Visit<ApplePayPayment>): Report | undefined {
  const { opener: target, payment: data } = document;
  if (status === 'canceled') return { target, message: { tender, kind: 'canceled' } };
  return data && { target, message: { tender, kind: 'approved', data } };
}
