import { findEntry } from '../../core/find-entry';
import { addParameters } from '../../core/pages/add-parameters';
import { CLOSE, RETURN, type CustomerPage, type PageContent, type Visit } from '../../core/pages/customer-page';
import { advancePaymentContext, type PaymentContext } from '../../core/store/payment-contexts';
import { isExpired, toOrderToken, toPaymentId, readPayment, type PayPalPayment } from './payment';
import { createApproval, PARTY, createSignIn } from './paypal-content';
import { readChange, readPayer } from './paypal-fields';
import { createReport, isScripted } from './paypal-report';

/** The page on which a customer signs in and approves a PayPal payment or billing agreement. */
export const payPalPage: CustomerPage = {
  kind: 'paypal',
  show(visit) {
    const { context, payment: row } = visit;
    const payment = readPayment(row);
    if (row.status !== 'pending') return createFinalPage(visit, `This payment was ${row.status}`);
    if (isExpired(context, row)) return createFinalPage(visit, 'This payment has expired');
    return payment.payer ? { ...createApproval(visit, payment), report: createReport(visit, row) } : createSignIn(visit, payment);
  },
  async choose(visit, choice, fields) {
    const { payment: row } = visit;
    const decided = row.status !== 'pending' || isExpired(visit.context, row) ? row : await decide(visit, choice, fields);
    if (decided.status !== 'pending' || choice === 'return') return createNextUrl(visit, decided);
    const problem = choice === 'continue' && !readPayment(decided).payer ? 'email' : undefined;
    return createPageUrl(visit, { problem, changed: choice === 'delivery' ? '1' : undefined });
  },
};

const STATUSES: Readonly<Record<string, string>> = { approve: 'approved', decline: 'declined', cancel: 'canceled' };

/** Decides a payment. When two decisions race, the second one is ignored. */
async function decide(visit: Visit, choice: string, fields: Readonly<Record<string, string>>): Promise<PaymentContext> {
  const { context, payment: row } = visit;
  const payment = readPayment(row);
  const status = findEntry(STATUSES, choice);
  // A payment cannot be approved before the payer is known.
  if (status !== undefined && status !== 'canceled' && !payment.payer) return row;
  const document = createChange(visit, payment, choice, fields);
  return (await advancePaymentContext(context, row, { ...(status ? { status } : {}), document })) ?? row;
}

function createChange(
  visit: Visit,
  payment: PayPalPayment,
  choice: string,
  fields: Readonly<Record<string, string>>,
): Partial<PayPalPayment> {
  if (choice === 'continue' && !payment.isPayerFixed) return { payer: readPayer(fields) };
  if (choice === 'other-account' && !payment.isPayerFixed) return { payer: undefined };
  if (choice === 'login' || choice === 'billing') return { landingPageType: choice };
  return choice === 'approve' || choice === 'delivery' ? readChange(visit, payment, fields) : {};
}

function createFinalPage(visit: Visit, heading: string): PageContent {
  const choices = isScripted(visit) ? [CLOSE] : [RETURN, CLOSE];
  return { party: PARTY, heading, choices, report: createReport(visit, visit.payment) };
}

/** The URL after a decision: the shop's own, or this page again for a script, which receives the result from it. */
function createNextUrl(visit: Visit, row: PaymentContext): string {
  if (isScripted(visit)) return createPageUrl(visit, {});
  const { flow, returnUrl, cancelUrl, payer } = readPayment(row);
  const agreement = flow === 'vault' ? { ba_token: row.id } : {};
  const tokens = { ...agreement, token: toOrderToken(row.id) };
  if (row.status === 'canceled' || row.status === 'pending') return addParameters(cancelUrl, tokens);
  if (flow === 'vault') return addParameters(returnUrl, tokens);
  return addParameters(returnUrl, { ...tokens, paymentId: toPaymentId(row.id), PayerID: payer?.payerId });
}

/** The same page with its original query and what has just happened. */
function createPageUrl({ path, query }: Visit, changes: { problem?: string | undefined; changed?: string | undefined }): string {
  const opened = Object.fromEntries([...query].filter(([name]) => !['problem', 'changed', 'refused'].includes(name)));
  return addParameters(path, { ...opened, ...changes });
}
