import { and, eq } from 'drizzle-orm';
import { type SandboxContext } from '../context';
import { paymentContexts, type Document } from './schema';

/** Something that goes on between two requests, such as a payment at a wallet, a mandate, a 3D Secure lookup or a dispute. */
export interface PaymentContext<Content = Document> extends Omit<typeof paymentContexts.$inferSelect, 'document'> {
  document: Content;
}

export interface NewPaymentContext<Content = Document> {
  id: string;
  status: string;
  document: Content;
  /** Milliseconds until it expires, by the sandbox clock. Default: never. */
  lifetime?: number;
}

type Store = Pick<SandboxContext, 'database' | 'merchant' | 'clock'>;

/**
 * The contexts of one kind, whose documents have one type: what these functions have stored, they find with the same type.
 * @param kind what goes on: `sepa`, `local_payment`, ...
 */
export const definePaymentContexts = <Content extends object>(kind: string) => ({
  kind,
  /** Stores a context. Resolves with undefined when its id is taken. */
  insert(store: Store, context: NewPaymentContext<Content>) {
    return insertPaymentContext(store, { kind, ...context } as NewRow) as Promise<PaymentContext<Content> | undefined>;
  },
  /** Stores a context with an id that is free, such as a random one. */
  create(store: Store, context: NewPaymentContext<Content>) {
    return createPaymentContext(store, { kind, ...context } as NewRow) as Promise<PaymentContext<Content>>;
  },
  /** Finds a context, also one that has expired. */
  find(store: Store, id: string) {
    return findPaymentContext(store, kind, id) as Promise<PaymentContext<Content> | undefined>;
  },
  /**
   * Changes a context if its status is still the one that was read. Otherwise resolves with undefined: of two callers that race to change the status,
   * one gets a row back.
   * @param change the members of `document` replace those that were read
   */
  advance(store: Store, row: PaymentContext<Content>, change: { status?: string; document?: Partial<Content> }) {
    return advancePaymentContext(store, row as PaymentContext, change) as Promise<PaymentContext<Content> | undefined>;
  },
});
export type PaymentContexts<Content extends object> = ReturnType<typeof definePaymentContexts<Content>>;

type NewRow = NewPaymentContext & { kind: string };

const matchContext = ({ merchant }: Store, kind: string, id: string) =>
  and(eq(paymentContexts.merchantId, merchant.id), eq(paymentContexts.kind, kind), eq(paymentContexts.id, id));

export async function insertPaymentContext(store: Store, { lifetime, ...fields }: NewRow): Promise<PaymentContext | undefined> {
  const now = store.clock.now();
  const expiresAt = lifetime === undefined ? null : now + lifetime;
  const [row] = await store.database
    .insert(paymentContexts)
    .values({ ...fields, merchantId: store.merchant.id, expiresAt, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning();
  return row;
}

export async function createPaymentContext(store: Store, context: NewRow): Promise<PaymentContext> {
  const row = await insertPaymentContext(store, context);
  if (!row) throw new Error(`A payment context has the id ${context.id} already`);
  return row;
}

export async function findPaymentContext(store: Store, kind: string, id: string): Promise<PaymentContext | undefined> {
  const [row] = await store.database
    .select()
    .from(paymentContexts)
    .where(matchContext(store, kind, id));
  return row;
}

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
