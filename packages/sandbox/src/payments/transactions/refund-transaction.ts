import { and, eq } from 'drizzle-orm';
import { type SandboxContext } from '../../core/context';
import { refuseIfAny } from '../../core/http/refusal';
import { randomId } from '../../core/random';
import { transactions } from '../../core/store/schema';
import { creditCard } from '../instruments/credit-card';
import { localPayment } from '../instruments/local-payment';
import { findCurrency } from '../vault/merchant-account';
import { checkDetails } from './capture-details';
import { changeTransaction, refuseTransaction } from './change-transaction';
import { listRefundedInstallments } from './installments';
import { fromCents, toCents } from './money';
import { createPayPalRefund } from './paypal-details';
import { findProcessorResponse } from './processor-responses';
import { type SaleInput } from './sale-input';
import { readKind, createStatusEvent, type TransactionRow } from './transaction-row';
import { validateChangedAmount } from './validate-amount';
import { checkMerchantAccount } from './validate-sale';

/** Refunds a sale that is settled or settling, in part or the remaining amount. A refund that the bank declines is stored as declined and refunds nothing. */
export async function refundTransaction(context: SandboxContext, id: string, input: SaleInput): Promise<TransactionRow> {
  refuseIfAny([...checkDetails(input), ...checkMerchantAccount(context, input)]);
  let refund: TransactionRow | undefined;
  await changeTransaction(context, id, async (row, context) => {
    const left = toCents(row.amount) - (await sumRefunds(context, id));
    const amount = parseRefundAmount(row, input, left);
    refund = await insertRefund(context, row, amount, input);
    if (refund.status === 'processor_declined') return {};
    return { document: { ...row.document, refundIds: [...(row.document.refundIds ?? []), refund.id] } };
  });
  if (!refund) throw new Error('The refund was not stored');
  return refund;
}

function parseRefundAmount(row: TransactionRow, { amount }: SaleInput, left: number): string {
  if (row.type === 'credit') throw refuseTransaction('91505', 'Cannot refund transaction. Credits cannot be refunded.');
  if (!isRefundable(row)) {
    throw refuseTransaction('91506', 'Cannot refund transaction unless it is settled.');
  }
  if (left <= 0) throw refuseTransaction('91512', 'Transaction has already been fully refunded.');
  if (amount == null) return fromCents(left);
  refuseIfAny(validateChangedAmount(amount, row));
  if (toCents(amount) > left) throw refuseTransaction('91521', 'Refund amount is too large.', 'amount');
  return fromCents(toCents(amount));
}

/**
 * A payment in installments can be refunded as soon as it is submitted, since it takes months to be paid out. The customer of a local payment has paid
 * before the sale.
 */
const isRefundable = (row: TransactionRow): boolean =>
  ['settled', 'settling'].includes(row.status) ||
  (row.status === 'submitted_for_settlement' && row.document.installmentCount != null) ||
  (row.status === 'authorized' && readKind(row) === localPayment);

/** Sum in cents of a sale's refunds, without those that failed. */
async function sumRefunds({ database, merchant }: SandboxContext, id: string): Promise<number> {
  const rows = await database
    .select({ amount: transactions.amount, status: transactions.status })
    .from(transactions)
    .where(and(eq(transactions.merchantId, merchant.id), eq(transactions.refundedTransactionId, id)));
  const counted = rows.filter(({ status }) => !['processor_declined', 'voided', 'settlement_declined', 'failed'].includes(status));
  return counted.reduce((sum, { amount }) => sum + toCents(amount), 0);
}

async function insertRefund(context: SandboxContext, sale: TransactionRow, amount: string, input: SaleInput): Promise<TransactionRow> {
  const now = context.clock.now();
  const account = input.merchantAccountId;
  const { declined, fields } = decideRefund(sale, toCents(amount));
  const status = declined ? 'processor_declined' : 'submitted_for_settlement';
  const [row] = await context.database
    .insert(transactions)
    .values({
      ...sale,
      id: randomId(8),
      type: 'credit',
      status,
      amount,
      orderId: input.orderId ?? sale.orderId,
      currencyIsoCode: account ? (findCurrency(context, account) ?? sale.currencyIsoCode) : sale.currencyIsoCode,
      paymentMethodNonce: null,
      refundedTransactionId: sale.id,
      statusHistory: [createStatusEvent(context, status, amount)],
      document: {
        ...sale.document,
        ...fields,
        ...(declined ? {} : createPayPalRefund(sale, amount)),
        refundedInstallments: declined ? [] : listRefundedInstallments(sale, amount),
        orderId: input.orderId ?? sale.orderId,
        ...(account ? { merchantAccountId: account } : {}),
        refundedTransactionId: sale.id,
        refundIds: [],
        disputes: [],
        acquirerReferenceNumber: null,
        authorizationExpiresAt: null,
        processorSettlementResponseCode: '',
        processorSettlementResponseText: '',
        settlementBatchId: null,
        internal: { ...sale.document.internal, identity: null, authorizationExpiresAt: null, submittedAt: now },
      },
      revision: 0,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!row) throw new Error('The refund was not stored');
  return row;
}

/**
 * Decides a refund. For cards, the provider's test amounts from 2000.00 to 2999.99 name the processor's response code: a hard decline ends the refund,
 * and a soft decline ends in the code 1005, with which the refund is settled nevertheless. Other refunds are accepted with 1002.
 */
function decideRefund(sale: TransactionRow, cents: number) {
  const isTestAmount = readKind(sale) === creditCard && cents >= 200000 && cents <= 299999;
  const requested = findProcessorResponse(isTestAmount ? String(Math.floor(cents / 100)) : '1002');
  const declined = requested.type === 'hard_declined';
  const response = requested.type === 'soft_declined' ? findProcessorResponse('1005') : requested;
  const fields = {
    processorResponseCode: response.code,
    processorResponseText: response.text,
    processorResponseType: response.type,
    additionalProcessorResponse: isTestAmount ? `${requested.code} : ${requested.text}` : null,
    gatewayRejectionReason: null,
  };
  return { declined, fields };
}
