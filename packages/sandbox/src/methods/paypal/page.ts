import { findEntry } from '../../core/find-entry';
import { addParameters } from '../../core/pages/add-parameters';
import { CLOSE, RETURN, definePage, type PageContent } from '../../core/pages/customer-page';
import { isExpired, payPalPayments, toOrderToken, toPaymentId, type PayPalPayment, type PayPalRow, type PayPalVisit } from './payment';
import { createApproval, PARTY, createSignIn } from './paypal-content';
import { readChange, readPayer } from './paypal-fields';
import { createReport, isScripted } from './paypal-report';

/** The page on which a customer signs in and approves a PayPal payment or billing agreement. */
export const payPalPage = definePage(payPalPayments, {
  show(visit) {
    const { context, payment: row } = visit;
    if (row.status !== 'pending') return createFinalPage(visit, `This payment was ${row.status}`);
    if (isExpired(context, row)) return createFinalPage(visit, 'This payment has expired');
    return row.document.payer ? { ...createApproval(visit), report: createReport(visit) } : createSignIn(visit);
  },
  async choose(visit, choice, fields) {
    const { payment: row } = visit;
    const decided = row.status !== 'pending' || isExpired(visit.context, row) ? row : await decide(visit, choice, fields);
    if (decided.status !== 'pending' || choice === 'return') return createNextUrl(visit, decided);
    const problem = choice === 'continue' && !decided.document.payer ? 'email' : undefined;
    return createPageUrl(visit, { problem, changed: choice === 'delivery' ? '1' : undefined });
  },
});

const STATUSES: Readonly<Record<string, string>> = { approve: 'approved', decline: 'declined', cancel: 'canceled' };

/** Decides a payment. When two decisions race, the second one is ignored. */
async function decide(visit: PayPalVisit, choice: string, fields: Readonly<Record<string, string>>): Promise<PayPalRow> {
  const { context, payment: row } = visit;
  const status = findEntry(STATUSES, choice);
  // A payment cannot be approved before the payer is known.
  if (status !== undefined && status !== 'canceled' && !row.document.payer) return row;
  const document = createChange(visit, choice, fields);
  return (await payPalPayments.advance(context, row, { ...(status ? { status } : {}), document })) ?? row;
}

function createChange(visit: PayPalVisit, choice: string, fields: Readonly<Record<string, string>>): Partial<PayPalPayment> {
  const { isPayerFixed } = visit.payment.document;
  if (choice === 'continue' && !isPayerFixed) return { payer: readPayer(fields) };
  if (choice === 'other-account' && !isPayerFixed) return { payer: undefined };
  if (choice === 'login' || choice === 'billing') return { landingPageType: choice };
  return choice === 'approve' || choice === 'delivery' ? readChange(visit, fields) : {};
}

function createFinalPage(visit: PayPalVisit, heading: string): PageContent {
  const choices = isScripted(visit) ? [CLOSE] : [RETURN, CLOSE];
  return { party: PARTY, heading, choices, report: createReport(visit) };
}

/** The URL after a decision: the shop's own, or this page again for a script, which receives the result from it. */
function createNextUrl(visit: PayPalVisit, row: PayPalRow): string {
  if (isScripted(visit)) return createPageUrl(visit, {});
  const { flow, returnUrl, cancelUrl, payer } = row.document;
  const agreement = flow === 'vault' ? { ba_token: row.id } : {};
  const tokens = { ...agreement, token: toOrderToken(row.id) };
  if (row.status === 'canceled' || row.status === 'pending') return addParameters(cancelUrl, tokens);
  if (flow === 'vault') return addParameters(returnUrl, tokens);
  return addParameters(returnUrl, { ...tokens, paymentId: toPaymentId(row.id), PayerID: payer?.payerId });
}

/** The same page with its original query and what has just happened. */
function createPageUrl({ path, query }: PayPalVisit, changes: { problem?: string | undefined; changed?: string | undefined }): string {
  const opened = Object.fromEntries([...query].filter(([name]) => !['problem', 'changed', 'refused'].includes(name)));
  return addParameters(path, { ...opened, ...changes });
}
