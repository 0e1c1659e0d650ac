import { type SandboxContext } from '../context';
import { approveLocalPayment } from '../local-payments/approve-local-payment';
import { BANKS, fundingSource } from '../local-payments/funding-sources';
import { announceCompleted } from '../local-payments/announce';
import { LOCAL_PAYMENT, localPayment } from '../local-payments/local-payment';
import { advancePaymentContext, type PaymentContext } from '../store/payment-contexts';
import { textAt } from '../vault/text-at';
import { type Choice, type CustomerPage, type PageContent } from './customer-page';
import { withParameters } from './with-parameters';

const CHOICES: readonly Choice[] = [
  { name: 'approve', label: 'Approve the payment' },
  { name: 'decline', label: 'Have the bank decline' },
  { name: 'cancel', label: 'Cancel and go back to the shop' },
  { name: 'close', label: 'Close this window' },
];

/** A bank's or wallet's page; for payments without a window, what the customer sees on a phone or in a letter. */
export const localPaymentPage: CustomerPage = {
  kind: LOCAL_PAYMENT,
  show: ({ payment }) => (payment.status === 'pending' ? pending(payment) : decided(payment)),
  async choose({ context, payment, path }, choice, fields) {
    const { document, status, id } = await decide(context, payment, choice, fields['bank']);
    if (document['deferred'] === true) return path;
    const token = textAt(document, 'token');
    if (status === 'canceled') return withParameters(textAt(document, 'cancelUrl') ?? path, { token });
    const returnUrl = textAt(document, 'returnUrl') ?? path;
    if (status !== 'approved') return withParameters(returnUrl, { token, errorcode: 'processing_error' });
    return withParameters(returnUrl, { token, paymentId: id, PayerID: textAt(document, 'payerId') });
  },
};

function pending({ id, document }: PaymentContext): PageContent {
  const text = (...path: string[]) => textAt(document, ...path) ?? '';
  const source = fundingSource(text('fundingSource'));
  const facts: [string, string][] = [
    ['Shop', text('experienceProfile', 'brandName')],
    ['Amount', `${text('amount')} ${text('currencyIsoCode')}`],
    ['Name', [text('firstName'), text('lastName')].filter(Boolean).join(' ')],
    ['Email', text('payerEmail')],
    ['Payment', id],
  ];
  const options = BANKS.map((name) => ({ value: name, label: name }));
  return {
    party: source?.party ?? 'Test bank',
    heading: `Pay with ${text('title')}`,
    facts: facts.filter(([, value]) => value !== ''),
    ...(source?.choosesBank ? { fields: [{ name: 'bank', label: 'Your bank', options }] } : {}),
    choices: document['deferred'] === true ? CHOICES.filter(({ name }) => name !== 'cancel') : CHOICES,
  };
}

function decided({ status, document }: PaymentContext): PageContent {
  const back: Choice[] = document['deferred'] === true ? [] : [{ name: 'return', label: 'Back to the shop' }];
  const choices = [...back, { name: 'close', label: 'Close this window' }];
  return { party: 'Test bank', heading: `This payment was ${status}`, choices };
}

/** Decided once: whoever comes second is told what the first one decided. */
async function decide(context: SandboxContext, payment: PaymentContext, choice: string, bank: string | undefined): Promise<PaymentContext> {
  if (payment.status !== 'pending') return payment;
  if (choice === 'approve') {
    const approved = await approveLocalPayment(context, payment, bank ? { bank } : {});
    // The customer goes back to the shop meanwhile.
    if (approved) void announceCompleted(context, approved);
    return approved ?? localPayment(context, payment.id);
  }
  const status = choice === 'decline' ? 'failed' : 'canceled';
  return (await advancePaymentContext(context, payment, { status })) ?? localPayment(context, payment.id);
}
