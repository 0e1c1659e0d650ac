import { and, eq } from 'drizzle-orm';
import { type SandboxContext } from '../context';
import { paymentContexts, type Document } from './schema';

/** Something that goes on between two requests, such as a payment at a wallet, a mandate, a 3D Secure lookup or a dispute. */
export type PaymentContext = typeof paymentContexts.$inferSelect;

export interface NewPaymentContext {
  /** What goes on: `sepa`, `local_payment`, ... */
  kind: string;
  id: string;
  status: string;
  document: Document;
  /** Milliseconds until it expires, by the sandbox clock. Default: never. */
  lifetime?: number;
}

type Store = Pick<SandboxContext, 'database' | 'merchant' | 'clock'>;

const matchContext = ({ merchant }: Store, kind: string, id: string) =>
  and(eq(paymentContexts.merchantId, merchant.id), eq(paymentContexts.kind, kind), eq(paymentContexts.id, id));

/** Stores a context. Resolves with undefined when its id is taken. */
export async function insertPaymentContext(store: Store, { lifetime, ...fields }: NewPaymentContext): Promise<PaymentContext | undefined> {
  const now = store.clock.now();
  const expiresAt = lifetime === undefined ? null : now + lifetime;
  const [row] = await store.database
    .insert(paymentContexts)
    .values({ ...fields, merchantId: store.merchant.id, expiresAt, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning();
  return row;
}

/** Stores a context with an id that is free, such as a random one. */
export async function createPaymentContext(store: Store, context: NewPaymentContext): Promise<PaymentContext> {
  const row = await insertPaymentContext(store, context);
  if (!row) throw new Error(`A payment context has the id ${context.id} already`);
  return row;
}

/** Finds a context, also one that has expired. */
export async function findPaymentContext(store: Store, kind: string, id: string): Promise<PaymentContext | undefined> {
  const [row] = await store.database
    .select()
    .from(paymentContexts)
    .where(matchContext(store, kind, id));
  return row;
}

/**
 * Changes a context if its status is still the one that was read. Otherwise resolves with undefined: of two callers that race to change the status, one
 * gets a row back.
 * @param change the members of `document` replace those that were read
 */
export async function advancePaymentContext(
  store: Store,
  { kind, id, status, document }: Pick<PaymentContext, 'kind' | 'id' | 'status' | 'document'>,
  change: { status?: string; document?: Document },
): Promise<PaymentContext | undefined> {
  const [row] = await store.database
    .update(paymentContexts)
    .set({ status: change.status ?? status, document: { ...document, ...change.document }, updatedAt: store.clock.now() })
    .where(and(matchContext(store, kind, id), eq(paymentContexts.status, status)))
    .returning();
  return row;
}
