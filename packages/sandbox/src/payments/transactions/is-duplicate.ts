import { and, eq, gt, isNull, notInArray, sql } from 'drizzle-orm';
import { type SandboxContext } from '../../core/context';
import { transactions } from '../../core/store/schema';

/** Statuses of payments that took no money, and so do not block another attempt. */
const UNCHARGED = ['processor_declined', 'gateway_rejected', 'failed', 'voided', 'authorization_expired'];

/** How long a sale blocks an equal one, unless the setting `duplicateCheckSeconds` says otherwise; 0 turns the check off. */
const DEFAULT_SECONDS = 30;

/**
 * Whether a new sale, which is not stored yet, repeats a recent one: the same amount, card or account, and order id (or neither has one).
 * @param sale.identity identifies the card or account. Without it nothing is a duplicate
 */
export async function isDuplicate(
  { database, merchant, clock, settings }: SandboxContext,
  sale: { amount: string; orderId: string | null; identity: string | null },
): Promise<boolean> {
  const seconds = settings.duplicateCheckSeconds ?? DEFAULT_SECONDS;
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
        notInArray(transactions.status, UNCHARGED),
        sql`${transactions.document} -> 'internal' ->> 'identity' = ${sale.identity}`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}
