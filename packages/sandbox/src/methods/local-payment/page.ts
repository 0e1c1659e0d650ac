import { type SandboxContext } from '../../core/context';
import { addParameters } from '../../core/pages/add-parameters';
import { CANCEL, CLOSE, RETURN, definePage, type Choice, type PageContent } from '../../core/pages/customer-page';
import { BANK_OPTIONS } from '../../payments/test-banks';
import { announceCompleted } from './announce';
import { approveLocalPayment } from './approve-local-payment';
import { findFundingSource } from './funding-sources';
import { localPayments, requireLocalPayment, type LocalPaymentRow } from './local-payment';

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
export const localPaymentPage = definePage(localPayments, {
  show: ({ payment }) => (payment.status === 'pending' ? createForm(payment) : createFinalPage(payment)),
  async choose({ context, payment, path }, choice, fields) {
    const { document, status, id } = await decide(context, payment, choice, fields['bank']);
    if (document.deferred) return path;
    const { token, payerId } = document;
    if (status === 'canceled') return addParameters(document.cancelUrl || path, { token });
    const returnUrl = document.returnUrl || path;
    if (status !== 'approved') return addParameters(returnUrl, { token, errorcode: 'processing_error' });
    return addParameters(returnUrl, { token, paymentId: id, PayerID: payerId });
  },
});

function createForm({ id, document }: LocalPaymentRow): PageContent {
  const source = findFundingSource(document.fundingSource);
  const facts: [string, string][] = [
    ['Shop', document.experienceProfile?.brandName ?? ''],
    ['Amount', `${document.amount} ${document.currencyIsoCode}`],
    ['Name', [document.firstName, document.lastName].filter(Boolean).join(' ')],
    ['Email', document.payerEmail ?? ''],
    ['Payment', id],
  ];
  return {
    party: source?.party ?? 'Test bank',
    heading: `Pay with ${document.title}`,
    facts: facts.filter(([, value]) => value !== ''),
    ...(source?.choosesBank ? { fields: [{ name: 'bank', label: 'Your bank', options: BANK_OPTIONS }] } : {}),
    choices: document.deferred ? CHOICES.filter(({ name }) => name !== 'cancel') : CHOICES,
  };
}

function createFinalPage({ status, document }: LocalPaymentRow): PageContent {
  const back: Choice[] = document.deferred ? [] : [RETURN];
  const choices = [...back, CLOSE];
  return { party: 'Test bank', heading: `This payment was ${status}`, choices };
}

/** Decides a payment. When two decisions race, the second caller gets the first decision. */
async function decide(
  context: SandboxContext,
  payment: LocalPaymentRow,
  choice: string,
  bank: string | undefined,
): Promise<LocalPaymentRow> {
  if (payment.status !== 'pending') return payment;
  if (choice === 'approve') {
    const approved = await approveLocalPayment(context, payment, bank ? { bank } : {});
    // Not awaited: the customer returns to the shop meanwhile.
    if (approved) void announceCompleted(context, approved);
    return approved ?? requireLocalPayment(context, payment.id);
  }
  const status = choice === 'decline' ? 'failed' : 'canceled';
  return (await localPayments.advance(context, payment, { status })) ?? requireLocalPayment(context, payment.id);
}
