import { isExpired, orderToken, paymentId, readPayment, type PayPalPayment } from '../paypal/payment';
import { advancePaymentContext, type PaymentContext } from '../store/payment-contexts';
import { type CustomerPage, type PageContent, type Visit } from './customer-page';
import { approval, PARTY, signIn } from './paypal-content';
import { changeOf, payerIn } from './paypal-fields';
import { reportOf, isScripted } from './paypal-report';
import { withParameters } from './with-parameters';

/** Where a customer signs in and approves a PayPal payment or billing agreement. */
export const payPalPage: CustomerPage = {
  kind: 'paypal',
  show(visit) {
    const { context, payment: row } = visit;
    const payment = readPayment(row);
    if (row.status !== 'pending') return over(visit, `This payment was ${row.status}`);
    if (isExpired(context, row)) return over(visit, 'This payment has expired');
    return payment.payer ? { ...approval(visit, payment), report: reportOf(visit, row) } : signIn(visit, payment);
  },
  async choose(visit, choice, fields) {
    const { payment: row } = visit;
    const settled = row.status !== 'pending' || isExpired(visit.context, row) ? row : await decide(visit, choice, fields);
    if (settled.status !== 'pending' || choice === 'return') return leaving(visit, settled);
    const problem = choice === 'continue' && !readPayment(settled).payer ? 'email' : undefined;
    return samePage(visit, { problem, changed: choice === 'delivery' ? '1' : undefined });
  },
};

const SETTLED: Readonly<Record<string, string>> = { approve: 'approved', decline: 'declined', cancel: 'canceled' };

/** Decided once: whoever comes second finds what the first one decided. */
async function decide(visit: Visit, choice: string, fields: Readonly<Record<string, string>>): Promise<PaymentContext> {
  const { context, payment: row } = visit;
  const payment = readPayment(row);
  const status = SETTLED[choice];
  // Nobody approves before they have said who they are.
  if (status !== undefined && status !== 'canceled' && !payment.payer) return row;
  const document = documentOf(visit, payment, choice, fields);
  return (await advancePaymentContext(context, row, { ...(status ? { status } : {}), document })) ?? row;
}

function documentOf(
  visit: Visit,
  payment: PayPalPayment,
  choice: string,
  fields: Readonly<Record<string, string>>,
): Partial<PayPalPayment> {
  if (choice === 'continue' && !payment.isPayerFixed) return { payer: payerIn(fields) };
  if (choice === 'other-account' && !payment.isPayerFixed) return { payer: undefined };
  if (choice === 'login' || choice === 'billing') return { landingPageType: choice };
  return choice === 'approve' || choice === 'delivery' ? changeOf(visit, payment, fields) : {};
}

function over(visit: Visit, heading: string): PageContent {
  const close = { name: 'close', label: 'Close this window' };
  const choices = isScripted(visit) ? [close] : [{ name: 'return', label: 'Back to the shop' }, close];
  return { party: PARTY, heading, choices, report: reportOf(visit, visit.payment) };
}

/** To the shop's own pages; a script that waits for the outcome is told by this one. */
function leaving(visit: Visit, row: PaymentContext): string {
  if (isScripted(visit)) return samePage(visit, {});
  const { flow, returnUrl, cancelUrl, payer } = readPayment(row);
  const agreement = flow === 'vault' ? { ba_token: row.id } : {};
  const tokens = { ...agreement, token: orderToken(row.id) };
  if (row.status === 'canceled' || row.status === 'pending') return withParameters(cancelUrl, tokens);
  if (flow === 'vault') return withParameters(returnUrl, tokens);
  return withParameters(returnUrl, { ...tokens, paymentId: paymentId(row.id), PayerID: payer?.payerId });
}

/** With what it was opened with, and word of what happened just now. */
function samePage({ path, query }: Visit, news: { problem?: string | undefined; changed?: string | undefined }): string {
  const opened = Object.fromEntries([...query].filter(([name]) => !['problem', 'changed', 'refused'].includes(name)));
  return withParameters(path, { ...opened, ...news });
}
