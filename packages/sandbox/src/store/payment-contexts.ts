import { and, eq } from 'drizzle-orm';
import { type SandboxContext } from '../context';
import { paymentContexts, type Document } from './schema';

export type PaymentContext = typeof paymentContexts.$inferSelect;

export interface NewPaymentContext {
  /** As in the column: `sepa`, `local_payment`, ... */
  kind: string;
  id: string;
  status: string;
  document: Document;
  /** Milliseconds from now on, by the sandbox clock; default for ever. */
  lifetime?: number;
}

type Store = Pick<SandboxContext, 'database' | 'merchant' | 'clock'>;

const same = ({ merchant }: Store, kind: string, id: string) =>
  and(eq(paymentContexts.merchantId, merchant.id), eq(paymentContexts.kind, kind), eq(paymentContexts.id, id));

export async function createPaymentContext(store: Store, { lifetime, ...given }: NewPaymentContext): Promise<PaymentContext> {
  const now = store.clock.now();
  const expiresAt = lifetime === undefined ? null : now + lifetime;
  const [row] = await store.database
    .insert(paymentContexts)
    .values({ ...given, merchantId: store.merchant.id, expiresAt, createdAt: now, updatedAt: now })
    .returning();
  if (!row) throw new Error('The payment context was not stored');
  return row;
}

export async function findPaymentContext(store: Store, kind: string, id: string): Promise<PaymentContext | undefined> {
  const [row] = await store.database
    .select()
    .from(paymentContexts)
    .where(same(store, kind, id));
  return row;
}

/**
 * Changes a context that still has the status given, and only then: of two that race for one step, one gets a row back.
 * @param change its document's members are laid over the stored ones
 */
export async function advancePaymentContext(
  store: Store,
  { kind, id, status, document }: Pick<PaymentContext, 'kind' | 'id' | 'status' | 'document'>,
  change: { status?: string; document?: Document },
): Promise<PaymentContext | undefined> {
  const [row] = await store.database
    .update(paymentContexts)
    .set({ status: change.status ?? status, document: { ...document, ...change.document }, updatedAt: store.clock.now() })
    .where(and(same(store, kind, id), eq(paymentContexts.status, status)))
    .returning();
  return row;
}
