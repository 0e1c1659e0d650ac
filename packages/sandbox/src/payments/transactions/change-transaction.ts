import { and, eq } from 'drizzle-orm';
import { type SandboxContext } from '../../core/context';
import { GatewayError } from '../../core/http/gateway-error';
import { Refusal } from '../../core/http/refusal';
import { type Database } from '../../core/store/database-handle';
import { transactions } from '../../core/store/schema';
import { deliverPending } from '../webhooks/deliver-webhook';
import { announceStatus } from './announce-status';
import { findDueChange } from './find-due-change';
import type { Change } from './transaction-change';
import { type TransactionRow } from './transaction-row';

/** @throws GatewayError 404 */
export async function findTransaction(context: SandboxContext, id: string): Promise<TransactionRow> {
  const row = await context.database.transaction((handle) => lockTransaction(handle, context, id));
  void deliverPending(context);
  return row;
}

/** Reads a transaction and locks its row. Applies status changes that are due by the sandbox clock. */
export async function lockTransaction(handle: Database, context: SandboxContext, id: string): Promise<TransactionRow> {
  const rows = await handle
    .select()
    .from(transactions)
    .where(and(eq(transactions.merchantId, context.merchant.id), eq(transactions.id, id)))
    .for('update');
  const [row] = rows;
  if (!row) throw new GatewayError('NOT_FOUND', 'Transaction not found');
  const change = findDueChange(context, row);
  return change ? applyChange(handle, context, row, change) : row;
}

/** Decides and writes under the row's lock: when two captures or refunds race, the second sees the result of the first. */
export async function changeTransaction(
  context: SandboxContext,
  id: string,
  decide: (row: TransactionRow, handle: Database) => Change | Promise<Change>,
): Promise<TransactionRow> {
  const changed = await context.database.transaction(async (handle) => {
    const row = await lockTransaction(handle, context, id);
    return applyChange(handle, context, row, await decide(row, handle));
  });
  void deliverPending(context);
  return changed;
}

export async function applyChange(handle: Database, context: SandboxContext, row: TransactionRow, change: Change): Promise<TransactionRow> {
  const { merchant, clock } = context;
  const [updated] = await handle
    .update(transactions)
    .set({ ...change, revision: row.revision + 1, updatedAt: clock.now() })
    .where(and(eq(transactions.merchantId, merchant.id), eq(transactions.id, row.id)))
    .returning();
  if (!updated) throw new GatewayError('NOT_FOUND', 'Transaction not found');
  if (updated.status !== row.status) await announceStatus(handle, context, updated);
  return updated;
}

export const refuseTransaction = (code: string, message: string, field = 'base') =>
  new Refusal([{ path: ['transaction', field], code, message }]);
