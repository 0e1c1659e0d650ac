import { type SandboxContext } from '../../core/context';
import { addParameters } from '../../core/pages/add-parameters';
import { CANCEL, CLOSE, RETURN, type Choice, type CustomerPage, type PageContent } from '../../core/pages/customer-page';
import { advancePaymentContext, type PaymentContext } from '../../core/store/payment-contexts';
import { textAt } from '../../core/text-at';
import { BANK_OPTIONS } from '../../payments/test-banks';
import { announceCompleted } from './announce';
import { approveLocalPayment } from './approve-local-payment';
import { findFundingSource } from './funding-sources';
import { LOCAL_PAYMENT, requireLocalPayment } from './local-payment';

const CHOICES: readonly Choice[] = [
  { name: 'approve', label: 'Approve the payment' },
  { name: 'decline', label: 'Have the bank decline' },
  CANCEL,
  CLOSE,
];

/**
 * The page of a bank or wallet on which the customer decides about a local payment, such as iDEAL. Payments that open no window, because customers confirm
 * them on the phone or pay an invoice later, are decided on the same page: open it from the console.
 */
export const localPaymentPage: CustomerPage = {
  kind: LOCAL_PAYMENT,
  show: ({ payment }) => (payment.status === 'pending' ? createForm(payment) : createFinalPage(payment)),
  async choose({ context, payment, path }, choice, fields) {
    const { document, status, id } = await decide(context, payment, choice, fields['bank']);
    if (document['deferred'] === true) return path;
    const token = textAt(document, 'token');
    if (status === 'canceled') return addParameters(textAt(document, 'cancelUrl') ?? path, { token });
    const returnUrl = textAt(document, 'returnUrl') ?? path;
    if (status !== 'approved') return addParameters(returnUrl, { token, errorcode: 'processing_error' });
    return addParameters(returnUrl, { token, paymentId: id, PayerID: textAt(document, 'payerId') });
  },
};

function createForm({ id, document }: PaymentContext): PageContent {
  const text = (...path: string[]) => textAt(document, ...path) ?? '';
  const source = findFundingSource(text('fundingSource'));
  const facts: [string, string][] = [
    ['Shop', text('experienceProfile', 'brandName')],
    ['Amount', `${text('amount')} ${text('currencyIsoCode')}`],
    ['Name', [text('firstName'), text('lastName')].filter(Boolean).join(' ')],
    ['Email', text('payerEmail')],
    ['Payment', id],
  ];
  return {
    party: source?.party ?? 'Test bank',
    heading: `Pay with ${text('title')}`,
    facts: facts.filter(([, value]) => value !== ''),
    ...(source?.choosesBank ? { fields: [{ name: 'bank', label: 'Your bank', options: BANK_OPTIONS }] } : {}),
    choices: document['deferred'] === true ? CHOICES.filter(({ name }) => name !== 'cancel') : CHOICES,
  };
}

function createFinalPage({ status, document }: PaymentContext): PageContent {
  const back: Choice[] = document['deferred'] === true ? [] : [RETURN];
  const choices = [...back, CLOSE];
  return { party: 'Test bank', heading: `This payment was ${status}`, choices };
}

/** Decides a payment. When two decisions race, the second caller gets the first decision. */
async function decide(context: SandboxContext, payment: PaymentContext, choice: string, bank: string | undefined): Promise<PaymentContext> {
  if (payment.status !== 'pending') return payment;
  if (choice === 'approve') {
    const approved = await approveLocalPayment(context, payment, bank ? { bank } : {});
    // Not awaited: the customer returns to the shop meanwhile.
    if (approved) void announceCompleted(context, approved);
    return approved ?? requireLocalPayment(context, payment.id);
  }
  const status = choice === 'decline' ? 'failed' : 'canceled';
  return (await advancePaymentContext(context, payment, { status })) ?? requireLocalPayment(context, payment.id);
}
