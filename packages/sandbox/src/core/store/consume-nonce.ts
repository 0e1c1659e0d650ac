import { and, eq, gt, sql } from 'drizzle-orm';
import { type Database } from './database-handle';
import { paymentMethodNonces } from './schema';

export type NonceRow = typeof paymentMethodNonces.$inferSelect;

/**
 * Spends a nonce. When several callers race for it, in any number of processes, exactly one gets the row and the others get undefined.
 * The nonce must belong to the merchant, be unspent, and not have expired by `now`.
 * @param now milliseconds since the epoch, by the sandbox clock
 */
export async function consumeNonce(
  database: Pick<Database, 'update'>,
  merchantId: string,
  nonce: string,
  now: number,
): Promise<NonceRow | undefined> {
  const rows = await database
    .update(paymentMethodNonces)
    .set({ consumed: true, consumedAt: now, document: sql`jsonb_set(${paymentMethodNonces.document}, '{consumed}', 'true')` })
    .where(
      and(
        eq(paymentMethodNonces.merchantId, merchantId),
        eq(paymentMethodNonces.nonce, nonce),
        eq(paymentMethodNonces.consumed, false),
        gt(paymentMethodNonces.expiresAt, now),
      ),
    )
    .returning();
  return rows[0];
}

/** Finds a nonce, spent or not. Resolves with undefined when the merchant has no such nonce. */
export async function findNonce(database: Pick<Database, 'select'>, merchantId: string, nonce: string): Promise<NonceRow | undefined> {
  const rows = await database
    .select()
    .from(paymentMethodNonces)
    .where(and(eq(paymentMethodNonces.merchantId, merchantId), eq(paymentMethodNonces.nonce, nonce)));
  return rows[0];
}
