import { and, eq } from 'drizzle-orm';
import { type SandboxContext } from '../context';
import { Refusal } from '../server-api/refusal';
import { GatewayError } from '../server/gateway-error';
import { type Database } from '../store/database';
import { transactions } from '../store/schema';
import { passTime } from './pass-time';
import { type TransactionRow } from './transaction-row';

/** What a change leaves of a transaction; members not named stay as they are. */
export type Change = Partial<Pick<TransactionRow, 'status' | 'amount' | 'orderId' | 'statusHistory' | 'document'>>;

/** @throws GatewayError 404 */
export async function findTransaction(context: SandboxContext, id: string): Promise<TransactionRow> {
  return context.database.transaction((handle) => lockTransaction(handle, context, id));
}

/** The transaction as it stands by the sandbox clock, kept for this database transaction. */
export async function lockTransaction(handle: Database, context: SandboxContext, id: string): Promise<TransactionRow> {
  const rows = await handle
    .select()
    .from(transactions)
    .where(and(eq(transactions.merchantId, context.merchant.id), eq(transactions.id, id)))
    .for('update');
  const [row] = rows;
  if (!row) throw new GatewayError('NOT_FOUND', 'Transaction not found');
  const change = passTime(context, row);
  return change ? applyChange(handle, context, row, change) : row;
}

/** Decides and writes under the row's lock, so that of two racing captures or refunds the second sees the first. */
export async function changeTransaction(
  context: SandboxContext,
  id: string,
  decide: (row: TransactionRow, handle: Database) => Change | Promise<Change>,
): Promise<TransactionRow> {
  return context.database.transaction(async (handle) => {
    const row = await lockTransaction(handle, context, id);
    return applyChange(handle, context, row, await decide(row, handle));
  });
}

export async function applyChange(
  handle: Pick<Database, 'update'>,
  { merchant, clock }: SandboxContext,
  row: TransactionRow,
  change: Change,
): Promise<TransactionRow> {
  const [updated] = await handle
    .update(transactions)
    .set({ ...change, revision: row.revision + 1, updatedAt: clock.now() })
    .where(and(eq(transactions.merchantId, merchant.id), eq(transactions.id, row.id)))
    .returning();
  if (!updated) throw new GatewayError('NOT_FOUND', 'Transaction not found');
  return updated;
}

export const refuseTransaction = (code: string, message: string, field = 'base') =>
  new Refusal([{ path: ['transaction', field], code, message }]);
