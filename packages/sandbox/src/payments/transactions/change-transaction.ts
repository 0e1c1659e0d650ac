import { and, eq } from 'drizzle-orm';
import { type SandboxContext } from '../../core/context';
import { GatewayError } from '../../core/http/gateway-error';
import { Refusal } from '../../core/http/refusal';
import { transactions } from '../../core/store/schema';
import { unitOfWork } from '../../core/store/unit-of-work';
import { deliverPending } from '../webhooks/deliver-webhook';
import { announceStatus } from './announce-status';
import { findDueChange } from './find-due-change';
import type { Change } from './transaction-change';
import { type TransactionRow } from './transaction-row';

/** @throws GatewayError 404 */
export async function findTransaction(context: SandboxContext, id: string): Promise<TransactionRow> {
  const row = await unitOfWork(context, (context) => lockTransaction(context, id));
  void deliverPending(context);
  return row;
}

/** Reads a transaction and locks its row. Applies status changes that are due by the sandbox clock. */
export async function lockTransaction(context: SandboxContext, id: string): Promise<TransactionRow> {
  const rows = await context.database
    .select()
    .from(transactions)
    .where(and(eq(transactions.merchantId, context.merchant.id), eq(transactions.id, id)))
    .for('update');
  const [row] = rows;
  if (!row) throw new GatewayError('NOT_FOUND', 'Transaction not found');
  const change = findDueChange(context, row);
  return change ? applyChange(context, row, change) : row;
}

/** Decides and writes under the row's lock: when two captures or refunds race, the second sees the result of the first. */
export async function changeTransaction(
  context: SandboxContext,
  id: string,
  decide: (row: TransactionRow, context: SandboxContext) => Change | Promise<Change>,
): Promise<TransactionRow> {
  const changed = await unitOfWork(context, async (context) => {
    const row = await lockTransaction(context, id);
    return applyChange(context, row, await decide(row, context));
  });
  void deliverPending(context);
  return changed;
}

export async function applyChange(context: SandboxContext, row: TransactionRow, change: Change): Promise<TransactionRow> {
  const { merchant, clock } = context;
  const [updated] = await context.database
    .update(transactions)
    .set({ ...change, revision: row.revision + 1, updatedAt: clock.now() })
    .where(and(eq(transactions.merchantId, merchant.id), eq(transactions.id, row.id)))
    .returning();
  if (!updated) throw new GatewayError('NOT_FOUND', 'Transaction not found');
  if (updated.status !== row.status) await announceStatus(context, updated);
  return updated;
}

export const refuseTransaction = (code: string, message: string, field = 'base') =>
  new Refusal([{ path: ['transaction', field], code, message }]);
