import { and, desc, eq, ilike, inArray, or, sql, type SQL } from 'drizzle-orm';
import { type SandboxContext } from '../../core/context';
import { maskValue } from '../../core/log/mask';
import { transactions } from '../../core/store/schema';
import { findTransaction } from '../../payments/transactions/change-transaction';
import { findDueChange } from '../../payments/transactions/find-due-change';
import { type TransactionRow } from '../../payments/transactions/transaction-row';
import { listWebhooks, MAX_ROWS, type StoredWebhook } from './stored-webhooks';

/** Times are milliseconds since the epoch, by the sandbox clock. `document` is the stored document, masked once more. */
export interface StoredTransaction {
  id: string;
  type: string;
  status: string;
  amount: string;
  currency: string;
  /** `Visa ending in 1111`, or the kind of another payment method. */
  instrument: string;
  orderId: string | null;
  /** Device data that the server sent with the transaction. */
  deviceData: string | null;
  customerId: string | null;
  /** Token of the saved payment method that was charged or stored. */
  token: string | null;
  /** The nonce that was charged. */
  nonce: string | null;
  createdAt: number;
  document: unknown;
}

/**
 * Newest first. Each transaction has the status that the sandbox clock implies.
 * @param search part of an id, an amount, a status, an order, or any other text that is stored with the transaction
 */
export async function listTransactions(context: SandboxContext, search = ''): Promise<StoredTransaction[]> {
  const { database, merchant } = context;
  const found = await database
    .select()
    .from(transactions)
    .where(and(eq(transactions.merchantId, merchant.id), ...(search === '' ? [] : [matchSearch(search)])))
    .orderBy(desc(transactions.createdAt))
    .limit(MAX_ROWS);
  const rows: TransactionRow[] = [];
  for (const row of found) rows.push(findDueChange(context, row) ? await findTransaction(context, row.id) : row);
  return rows.map(describeTransaction);
}

function matchSearch(search: string): SQL | undefined {
  const part = `%${search
    .trim()
    .replace(/[\\%_]/g, '\\$&')
    .replaceAll('\0', '')}%`;
  const { id, status, amount, currencyIsoCode, orderId, customerId, paymentMethodToken, paymentMethodNonce, document } = transactions;
  const columns = [id, status, amount, currencyIsoCode, orderId, customerId, paymentMethodToken, paymentMethodNonce];
  return or(...columns.map((column) => ilike(column, part)), sql`${document}::text ilike ${part}`);
}

/** Finds the transactions that charged these nonces. */
export async function findCharges({ database, merchant }: SandboxContext, nonces: string[]): Promise<Map<string, string>> {
  if (nonces.length === 0) return new Map();
  const rows = await database
    .select({ id: transactions.id, nonce: transactions.paymentMethodNonce })
    .from(transactions)
    .where(and(eq(transactions.merchantId, merchant.id), inArray(transactions.paymentMethodNonce, nonces)));
  return new Map(rows.map(({ id, nonce }) => [nonce ?? '', id]));
}

/** A transaction with what followed from it. */
export interface TransactionDetail {
  transaction: StoredTransaction;
  refunds: StoredTransaction[];
  webhooks: StoredWebhook[];
}

/** @throws GatewayError 404 */
export async function readTransaction(context: SandboxContext, id: string): Promise<TransactionDetail> {
  const row = await findTransaction(context, id);
  const matches = and(eq(transactions.merchantId, context.merchant.id), eq(transactions.refundedTransactionId, id));
  const refunds = await context.database.select().from(transactions).where(matches);
  const webhooks = (await listWebhooks(context)).filter(({ transactionId }) => transactionId === id);
  return { transaction: describeTransaction(row), refunds: refunds.map(describeTransaction), webhooks };
}

export function describeTransaction(row: TransactionRow): StoredTransaction {
  const { internal, ...document } = row.document;
  const { id, type, status, amount, currencyIsoCode: currency, orderId, createdAt, statusHistory } = row;
  const { deviceData = null } = internal;
  return {
    id,
    type,
    status,
    amount,
    currency,
    instrument: describePaymentMethod(row),
    orderId,
    deviceData,
    customerId: row.customerId,
    token: row.paymentMethodToken,
    nonce: row.paymentMethodNonce,
    createdAt,
    document: maskValue({ ...document, deviceData, statusHistory }),
  };
}

function describePaymentMethod({ document: { creditCard, paymentInstrumentType } }: TransactionRow): string {
  if (creditCard?.last4) return `${creditCard.cardType || 'Card'} ending in ${creditCard.last4}`;
  return (paymentInstrumentType ?? 'unknown').replace(/_/g, ' ');
}
