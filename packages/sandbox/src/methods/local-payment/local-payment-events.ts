import { and, eq } from 'drizzle-orm';
import { type SandboxContext } from '../../core/context';
import { GatewayError } from '../../core/http/gateway-error';
import { transactions } from '../../core/store/schema';
import { consumeNonce } from '../../payments/instruments/consume-nonce';
import { submitForSettlement } from '../../payments/transactions/submit-for-settlement';
import { testSettlement } from '../../payments/transactions/test-settlement';
import { type TransactionRow } from '../../payments/transactions/transaction-row';
import { type Delivery } from '../../payments/webhooks/deliver-webhook';
import { announceCompleted, announceExpired, announceFunded, announceReversed } from './announce';
import { approveLocalPayment } from './approve-local-payment';
import { chargeLocalPayment } from './charge-local-payment';
import { localPayments, requireLocalPayment, type LocalPaymentRow } from './local-payment';

export interface LocalPaymentEventResult {
  payment: LocalPaymentRow;
  /** Undefined when the merchant has no URL for webhooks. */
  webhook: Delivery | undefined;
}
export interface LocalPaymentEventOptions {
  /** Charges the nonce at once, as the gateway does for some merchants. The webhook then contains the transaction. */
  charge?: boolean | undefined;
}
type LocalPaymentEvent = (context: SandboxContext, id: string, options: LocalPaymentEventOptions) => Promise<LocalPaymentEventResult>;

/** Events of a local payment outside of the shop. Each sends a webhook. */
export const LOCAL_PAYMENT_EVENTS = {
  /** The customer pays, in the bank's app or after receiving the invoice. */
  async complete(context, id, { charge }) {
    const approved = await approveLocalPayment(context, await requireLocalPayment(context, id));
    if (!approved) throw refuse(await requireLocalPayment(context, id));
    const row = charge === true ? await chargeLocalPayment(context, approved) : undefined;
    return { payment: approved, webhook: await announceCompleted(context, approved, row) };
  },
  async expire(context, id) {
    const pending = await requireStatus(context, id, 'pending');
    const expired = await localPayments.advance(context, pending, { status: 'expired' });
    if (!expired) throw refuse(await requireLocalPayment(context, id));
    return { payment: expired, webhook: await announceExpired(context, expired) };
  },
  /** The bank's money arrives. A payment without a charge is charged first. */
  async fund(context, id) {
    const payment = await requireStatus(context, id, 'approved');
    const charged = (await findCharge(context, payment)) ?? (await chargeLocalPayment(context, payment));
    const { status } = charged.status === 'authorized' ? await submitForSettlement(context, charged.id, {}) : charged;
    const settled = status === 'settled' ? charged : await testSettlement(context, charged.id, 'settle');
    return { payment, webhook: await announceFunded(context, payment, settled) };
  },
  async reverse(context, id) {
    const payment = await requireStatus(context, id, 'approved');
    if (!(await consumeNonce(context, payment.document.nonce ?? ''))) {
      throw new GatewayError('VALIDATION', 'The payment has been charged, or its nonce has expired');
    }
    const reversed = (await localPayments.advance(context, payment, { status: 'reversed' })) ?? payment;
    return { payment: reversed, webhook: await announceReversed(context, reversed) };
  },
} as const satisfies Record<string, LocalPaymentEvent>;

async function requireStatus(context: SandboxContext, id: string, status: string): Promise<LocalPaymentRow> {
  const payment = await requireLocalPayment(context, id);
  if (payment.status !== status) throw refuse(payment);
  return payment;
}

const refuse = ({ status }: LocalPaymentRow) => new GatewayError('VALIDATION', `The payment is ${status}`);

async function findCharge({ database, merchant }: SandboxContext, { document }: LocalPaymentRow): Promise<TransactionRow | undefined> {
  const { nonce = '' } = document;
  const [row] = await database
    .select()
    .from(transactions)
    .where(and(eq(transactions.merchantId, merchant.id), eq(transactions.type, 'sale'), eq(transactions.paymentMethodNonce, nonce)));
  return row;
}
