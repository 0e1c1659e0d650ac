import { paymentData } from '../google-pay/payment-data';
import { GOOGLE_PAY, readRequest } from '../google-pay/payment-data-request';
import { tokenizeGooglePay } from '../google-pay/tokenize-google-pay';
import { walletFor } from '../google-pay/wallet';
import { advancePaymentContext } from '../store/payment-contexts';
import { isDocument, textAt } from '../vault/text-at';
import { type CustomerPage, type PageContent, type Report, type Visit } from './customer-page';
import { withParameters } from './with-parameters';

const PARTY = 'Test wallet';

/** The wallet's window: a card to choose. The script that opened it is told what came of it. */
export const googlePayPage: CustomerPage = {
  kind: GOOGLE_PAY,
  show(visit) {
    const { status } = visit.payment;
    return status === 'pending'
      ? asking(visit)
      : { party: PARTY, heading: `This payment was ${status}`, choices: [CLOSE], report: reportOf(visit) };
  },
  async choose(visit, choice, { method }) {
    const { context, payment, origin, path, query } = visit;
    const again = withParameters(path, Object.fromEntries(query));
    if (payment.status !== 'pending') return again;
    if (choice === 'cancel') await advancePaymentContext(context, payment, { status: 'canceled' });
    if (choice !== 'approve' && choice !== 'fail') return again;
    const request = readRequest(payment.document['request']);
    const wallet = request ? walletFor(request) : [];
    const entry = wallet.find(({ value }) => value === method) ?? wallet[0];
    if (!request || !entry) return again;
    // Taken first: of two that press the button, one gets a nonce.
    const taken = await advancePaymentContext(context, payment, { status: 'approved' });
    if (!taken) return again;
    const token = await tokenizeGooglePay(context, { entry, request, origin, isRefused: choice === 'fail' });
    await advancePaymentContext(context, taken, { document: { paymentData: paymentData(request, entry, token) } });
    return again;
  },
};

const CLOSE = { name: 'close', label: 'Close this window' };
const CANCEL = { name: 'cancel', label: 'Cancel and go back to the shop' };

function asking({ payment }: Visit): PageContent {
  const request = readRequest(payment.document['request']);
  const wallet = request ? walletFor(request) : [];
  if (!request || wallet.length === 0) return { party: PARTY, heading: 'There is nothing you could pay with', choices: [CANCEL, CLOSE] };
  const { merchantName, totalPrice, currencyCode } = request;
  return {
    party: PARTY,
    heading: 'Pay with Google Pay',
    lead: 'Choose what to pay with.',
    facts: [
      ['Shop', merchantName ?? textAt(payment.document, 'opener') ?? ''],
      ['Amount', `${totalPrice ?? 'not known yet'} ${currencyCode ?? ''}`.trim()],
    ],
    fields: [{ name: 'method', label: 'Payment method', options: wallet }],
    choices: [{ name: 'approve', label: 'Pay' }, { name: 'fail', label: 'Have the gateway refuse it' }, CANCEL, CLOSE],
  };
}

/** Only for the page that opened it: nobody else can put its own address into the query. */
function reportOf({ payment: { status, document } }: Visit): Report | undefined {
  const target = textAt(document, 'opener');
  const data = document['paymentData'];
  if (target === null) return undefined;
  if (status === 'canceled') return { target, message: { tender: GOOGLE_PAY, kind: 'canceled' } };
  return isDocument(data) ? { target, message: { tender: GOOGLE_PAY, kind: 'approved', data } } : undefined;
}
