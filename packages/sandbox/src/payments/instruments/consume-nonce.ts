import { and, eq, gt, sql } from 'drizzle-orm';
import { type SandboxContext } from '../../core/context';
import { paymentMethodNonces } from './tables';

export type NonceRow = typeof paymentMethodNonces.$inferSelect;
type Context = Pick<SandboxContext, 'database' | 'merchant' | 'clock'>;

/**
 * Spends a nonce. When several callers race for it, in any number of processes, exactly one gets the row and the others get undefined.
 * The nonce must belong to the merchant, be unspent, and not have expired.
 */
export async function consumeNonce({ database, merchant, clock }: Context, nonce: string): Promise<NonceRow | undefined> {
  const now = clock.now();
  const rows = await database
    .update(paymentMethodNonces)
    .set({ consumed: true, consumedAt: now, document: sql`jsonb_set(${paymentMethodNonces.document}, '{consumed}', 'true')` })
    .where(
      and(
        eq(paymentMethodNonces.merchantId, merchant.id),
        eq(paymentMethodNonces.nonce, nonce),
        eq(paymentMethodNonces.consumed, false),
        gt(paymentMethodNonces.expiresAt, now),
      ),
    )
    .returning();
  return rows[0];
}

/** Finds a nonce, spent or not. Resolves with undefined when the merchant has no such nonce. */
export async function findNonce({ database, merchant }: Omit<Context, 'clock'>, nonce: string): Promise<NonceRow | undefined> {
  const rows = await database
    .select()
    .from(paymentMethodNonces)
    .where(and(eq(paymentMethodNonces.merchantId, merchant.id), eq(paymentMethodNonces.nonce, nonce)));
  return rows[0];
}
