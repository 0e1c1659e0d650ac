import { findEntry } from '../../core/find-entry';
import { addParameters } from '../../core/pages/add-parameters';
import { CANCEL, definePage, type PageContent, type Report } from '../../core/pages/customer-page';
import { randomId } from '../../core/random';
import { type PaymentContext } from '../../core/store/payment-contexts';
import { findVisaCard, listVisaCards, readVisaGrant, readVisaOptions, visaPayments, type VisaPayment } from './visa-payment';

const PARTY = 'Test wallet';
const STATUSES: Readonly<Record<string, string>> = { approve: 'approved', fail: 'failed', cancel: 'canceled' };

/** Visa's sheet, in which the customer chooses a card. The script that opened it receives the result. */
export const visaCheckoutPage = definePage(visaPayments, {
  show({ payment }) {
    return payment.status === 'pending'
      ? createForm(payment)
      : { party: PARTY, heading: `This payment was ${payment.status}`, choices: [], report: createReport(payment) };
  },
  async choose({ context, payment, path, query }, choice, { card }) {
    const status = findEntry(STATUSES, choice);
    const cards = listVisaCards(payment.document);
    const chosen = cards.find(({ brand }) => brand === card) ?? cards[0];
    if (payment.status === 'pending' && status !== undefined && (chosen || choice === 'cancel')) {
      // Nothing is encrypted: the gateway compares the texts with those that are stored.
      const grant = { card: chosen?.brand, encryptedKey: randomId(64), encryptedPaymentData: randomId(256) };
      await visaPayments.advance(context, payment, { status, document: choice === 'approve' ? grant : {} });
    }
    return addParameters(path, Object.fromEntries(query));
  },
});

function createForm({ document }: PaymentContext<VisaPayment>): PageContent {
  const cards = listVisaCards(document);
  if (cards.length === 0) return { party: PARTY, heading: 'There is nothing you could pay with', choices: [CANCEL] };
  const { paymentRequest, settings } = readVisaOptions(document);
  const amount = `${paymentRequest.subtotal ?? ''} ${paymentRequest.currencyCode ?? ''}`.trim();
  return {
    party: PARTY,
    heading: 'Pay with Visa Checkout',
    lead: 'Choose the card to pay with.',
    facts: [
      ['Shop', settings.displayName || document.opener],
      ['Amount', amount || 'not known yet'],
    ],
    fields: [{ name: 'card', label: 'Card', options: cards.map(({ brand, label }) => ({ value: brand, label })) }],
    choices: [{ name: 'approve', label: 'Pay with this card' }, { name: 'fail', label: 'Have the wallet fail' }, CANCEL],
  };
}

/** Creates the message with the arguments of the script's handlers. Its target comes from the store, so that no page can put its own into the query. */
function createReport(payment: PaymentContext<VisaPayment>): Report {
  const { id, status, document } = payment;
  const { opener: target, options: vInitRequest } = document;
  const message = { tender: visaPayments.kind, payment: { callid: id, vInitRequest } };
  const grant = readVisaGrant(payment);
  if (grant)
    return { target, message: { ...message, event: 'payment.success', payment: { ...message.payment, ...describeGrant(document) } } };
  if (status === 'canceled') return { target, message: { ...message, event: 'payment.cancel' } };
  const reason = status === 'refused' ? 'The API key is invalid' : 'The wallet failed';
  return { target, message: { ...message, event: 'payment.error', error: { code: '400', message: reason } } };
}

/** Only with the data level FULL the page receives the card itself. */
function describeGrant(payment: VisaPayment): object {
  const card = findVisaCard(payment.card);
  const summary = {
    partialPaymentMethod: { lastFourDigits: card?.number.slice(-4), paymentType: { cardBrand: card?.brand, cardType: 'CREDIT' } },
    partialShippingAddress: { countryCode: 'US', postalCode: '60654' },
  };
  const isFull = readVisaOptions(payment).settings.dataLevel === 'FULL';
  return isFull ? { encKey: payment.encryptedKey, encPaymentData: payment.encryptedPaymentData, ...summary } : summary;
}
