import { and, eq } from 'drizzle-orm';
import { type SandboxContext } from '../context';
import { randomId } from '../random';
import { Refusal } from '../server-api/refusal';
import { type Database } from '../store/database';
import { transactions } from '../store/schema';
import { changeTransaction, refuseTransaction } from './change-transaction';
import { fromCents, toCents } from './money';
import { processorResponse } from './processor-responses';
import { type SaleInput } from './sale-input';
import { internalOf, statusEvent, type TransactionRow } from './transaction-row';
import { validateAmount } from './validate-amount';

export type RefundInput = Pick<SaleInput, 'amount' | 'orderId' | 'merchantAccountId'>;

/** Gives back a settled sale, all that is left of it or a part. A refund the bank declines is returned as declined and gives nothing back. */
export async function refundTransaction(context: SandboxContext, id: string, input: RefundInput): Promise<TransactionRow> {
  let refund: TransactionRow | undefined;
  await changeTransaction(context, id, async (row, handle) => {
    const left = toCents(row.amount) - (await refundedCents(handle, context, id));
    const amount = refundAmount(row, input, left);
    refund = await insertRefund(handle, context, row, amount, input);
    if (refund.status === 'processor_declined') return {};
    return { document: { ...row.document, refundIds: [...((row.document['refundIds'] as string[] | undefined) ?? []), refund.id] } };
  });
  if (!refund) throw new Error('The refund was not stored');
  return refund;
}

function refundAmount(row: TransactionRow, { amount }: RefundInput, left: number): string {
  if (row.type === 'credit') throw refuseTransaction('91505', 'Cannot refund transaction. Credits cannot be refunded.');
  if (row.status !== 'settled' && row.status !== 'settling') {
    throw refuseTransaction('91506', 'Cannot refund transaction unless it is settled.');
  }
  if (left <= 0) throw refuseTransaction('91512', 'Transaction has already been fully refunded.');
  if (amount == null) return fromCents(left);
  const errors = validateAmount(amount, ['transaction', 'amount']);
  if (errors.length > 0) throw new Refusal(errors);
  if (toCents(amount) > left) throw refuseTransaction('91521', 'Refund amount is too large.', 'amount');
  return fromCents(toCents(amount));
}

/** What was given back, or is about to be. */
async function refundedCents(handle: Pick<Database, 'select'>, { merchant }: SandboxContext, id: string): Promise<number> {
  const rows = await handle
    .select({ amount: transactions.amount, status: transactions.status })
    .from(transactions)
    .where(and(eq(transactions.merchantId, merchant.id), eq(transactions.refundedTransactionId, id)));
  const counted = rows.filter(({ status }) => !['processor_declined', 'voided', 'settlement_declined', 'failed'].includes(status));
  return counted.reduce((sum, { amount }) => sum + toCents(amount), 0);
}

async function insertRefund(
  handle: Pick<Database, 'insert'>,
  context: SandboxContext,
  sale: TransactionRow,
  amount: string,
  input: RefundInput,
): Promise<TransactionRow> {
  const now = context.clock.now();
  const { declined, fields } = bankAnswer(sale, toCents(amount));
  const status = declined ? 'processor_declined' : 'submitted_for_settlement';
  const [row] = await handle
    .insert(transactions)
    .values({
      ...sale,
      id: randomId(8),
      type: 'credit',
      status,
      amount,
      orderId: input.orderId ?? sale.orderId,
      paymentMethodNonce: null,
      refundedTransactionId: sale.id,
      statusHistory: [statusEvent(context, status, amount)],
      document: {
        ...sale.document,
        ...fields,
        orderId: input.orderId ?? sale.orderId,
        refundedTransactionId: sale.id,
        refundIds: [],
        disputes: [],
        authorizationExpiresAt: null,
        processorSettlementResponseCode: '',
        processorSettlementResponseText: '',
        settlementBatchId: null,
        internal: { ...internalOf(sale), identity: null, authorizationExpiresAt: null, submittedAt: now },
      },
      revision: 0,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!row) throw new Error('The refund was not stored');
  return row;
}

/** On cards the bank decides a refund by its amount: a soft decline is captured all the same, a hard one is not. */
function bankAnswer(sale: TransactionRow, cents: number) {
  const magic = internalOf(sale).instrumentType === 'credit_card' && cents >= 200000 && cents <= 299999;
  const asked = processorResponse(magic ? String(Math.floor(cents / 100)) : '1002');
  const declined = asked.type === 'hard_declined';
  const answered = asked.type === 'soft_declined' ? processorResponse('1005') : asked;
  const fields = {
    processorResponseCode: answered.code,
    processorResponseText: answered.text,
    processorResponseType: answered.type,
    additionalProcessorResponse: magic ? `${asked.code} : ${asked.text}` : null,
    gatewayRejectionReason: null,
  };
  return { declined, fields };
}
