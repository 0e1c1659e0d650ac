import { and, eq, gt, sql } from 'drizzle-orm';
import { type Database } from './database';
import { paymentMethodNonces } from './schema';

export type NonceRow = typeof paymentMethodNonces.$inferSelect;

/**
 * Spends a nonce: of any number of callers, in any number of processes, one gets the row, the others `undefined`.
 * The nonce must belong to the merchant, be unspent and not have expired by `now`.
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

/** The nonce as it stands, spent or not; `undefined` when the merchant has no such nonce. */
export async function findNonce(database: Pick<Database, 'select'>, merchantId: string, nonce: string): Promise<NonceRow | undefined> {
  const rows = await database
    .select()
    .from(paymentMethodNonces)
    .where(and(eq(paymentMethodNonces.merchantId, merchantId), eq(paymentMethodNonces.nonce, nonce)));
  return rows[0];
}
