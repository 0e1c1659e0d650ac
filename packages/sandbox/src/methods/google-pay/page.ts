import { addParameters } from '../../core/pages/add-parameters';
import { CANCEL, CLOSE, definePage, type PageContent, type Report, type Visit } from '../../core/pages/customer-page';
import { createPaymentData } from '../../payments/wallet/create-payment-data';
import { googlePayPayments, readPaymentDataRequest, type GooglePayPayment } from '../../payments/wallet/payment-data-request';
import { tokenizeGooglePay } from '../../payments/wallet/tokenize-google-pay';
import { listWalletEntries } from '../../payments/wallet/wallet';

const PARTY = 'Test wallet';

/** The window of Google Pay, in which the customer chooses a card. The script that opened it receives the result. */
export const googlePayPage = definePage(googlePayPayments, {
  show(visit) {
    const { status } = visit.payment;
    return status === 'pending'
      ? createForm(visit)
      : { party: PARTY, heading: `This payment was ${status}`, choices: [CLOSE], report: createReport(visit) };
  },
  async choose(visit, choice, { method }) {
    const { context, payment, origin, path, query } = visit;
    const pageUrl = addParameters(path, Object.fromEntries(query));
    if (payment.status !== 'pending') return pageUrl;
    if (choice === 'cancel') await googlePayPayments.advance(context, payment, { status: 'canceled' });
    if (choice !== 'approve' && choice !== 'fail') return pageUrl;
    const request = readPaymentDataRequest(payment.document.request);
    const wallet = request ? listWalletEntries(request) : [];
    const entry = wallet.find(({ value }) => value === method) ?? wallet[0];
    if (!request || !entry) return pageUrl;
    // The status changes first: when the button is pressed twice, only one nonce is created.
    const approvedPayment = await googlePayPayments.advance(context, payment, { status: 'approved' });
    if (!approvedPayment) return pageUrl;
    const token = await tokenizeGooglePay(context, { entry, request, origin, isRefused: choice === 'fail' });
    await googlePayPayments.advance(context, approvedPayment, { document: { paymentData: createPaymentData(request, entry, token) } });
    return pageUrl;
  },
});

function createForm({ payment }: Visit<GooglePayPayment>): PageContent {
  const request = readPaymentDataRequest(payment.document.request);
  const wallet = request ? listWalletEntries(request) : [];
  if (!request || wallet.length === 0) return { party: PARTY, heading: 'There is nothing you could pay with', choices: [CANCEL, CLOSE] };
  const { merchantName, totalPrice, currencyCode } = request;
  return {
    party: PARTY,
    heading: 'Pay with Google Pay',
    lead: 'Choose what to pay with.',
    facts: [
      ['Shop', merchantName ?? payment.document.opener],
      ['Amount', `${totalPrice ?? 'not known yet'} ${currencyCode ?? ''}`.trim()],
    ],
    fields: [{ name: 'method', label: 'Payment method', options: wallet }],
    choices: [{ name: 'approve', label: 'Pay' }, { name: 'fail', label: 'Have the gateway refuse it' }, CANCEL, CLOSE],
  };
}

/** Creates the message for the page that opened the window. Its origin comes from the store, so that no other page can put its own into the query. */
function createReport({ payment: { kind: tender, status, document } }: Visit<GooglePayPayment>): Report | undefined {
  const { opener: target, paymentData: data } = document;
  if (status === 'canceled') return { target, message: { tender, kind: 'canceled' } };
  return data && { target, message: { tender, kind: 'approved', data } };
}
