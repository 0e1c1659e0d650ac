import { and, eq, gt, isNull, notInArray, sql } from 'drizzle-orm';
import { type SandboxContext } from '../context';
import { type Database } from '../store/database-handle';
import { transactions } from '../store/schema';

/** Failed payments do not block another attempt. */
const FAILED_STATUSES = ['processor_declined', 'gateway_rejected', 'failed', 'voided', 'authorization_expired'];

/** Seconds. The setting `duplicateCheckSeconds` replaces it; 0 turns the check off. */
const WINDOW = 30;

/** Whether the same amount was charged to the same card or account recently, for the same order if there is one. */
export async function isDuplicate(
  database: Pick<Database, 'select'>,
  { merchant, clock, settings }: SandboxContext,
  sale: { amount: string; orderId: string | null; identity: string | null },
): Promise<boolean> {
  const seconds = settings.duplicateCheckSeconds ?? WINDOW;
  if (seconds <= 0 || sale.identity === null) return false;
  const rows = await database
    .select({ id: transactions.id })
    .from(transactions)
    .where(
      and(
        eq(transactions.merchantId, merchant.id),
        eq(transactions.type, 'sale'),
        eq(transactions.amount, sale.amount),
        gt(transactions.createdAt, clock.now() - seconds * 1000),
        sale.orderId === null ? isNull(transactions.orderId) : eq(transactions.orderId, sale.orderId),
        notInArray(transactions.status, FAILED_STATUSES),
        sql`${transactions.document} -> 'internal' ->> 'identity' = ${sale.identity}`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}
