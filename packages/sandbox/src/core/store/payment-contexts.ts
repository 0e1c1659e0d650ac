import { and, eq } from 'drizzle-orm';
import { type SandboxContext } from '../context';
import { paymentContexts, type Document } from './schema';

type Row = typeof paymentContexts.$inferSelect;

/** Something that goes on between two requests, such as a payment at a wallet, a mandate, a 3D Secure lookup or a dispute. */
export interface PaymentContext<Content = Document> extends Omit<Row, 'document'> {
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
 * @param kind what goes on: `dispute`, `webhook`, ...
 */
export function definePaymentContexts<Content extends object>(kind: string) {
  const matchContext = ({ merchant }: Store, id: string) =>
    and(eq(paymentContexts.merchantId, merchant.id), eq(paymentContexts.kind, kind), eq(paymentContexts.id, id));
  const readRow = ([row]: Row[]) => row as PaymentContext<Content> | undefined;
  return {
    kind,
    /** Stores a context. Resolves with undefined when its id is taken. */
    async insert(store: Store, { lifetime, ...fields }: NewPaymentContext<Content>) {
      const now = store.clock.now();
      const expiresAt = lifetime === undefined ? null : now + lifetime;
      const row = { ...fields, kind, merchantId: store.merchant.id, expiresAt, createdAt: now, updatedAt: now } as Row;
      return readRow(await store.database.insert(paymentContexts).values(row).onConflictDoNothing().returning());
    },
    /** Stores a context with an id that is free, such as a random one. */
    async create(store: Store, context: NewPaymentContext<Content>) {
      const row = await this.insert(store, context);
      if (!row) throw new Error(`A payment context has the id ${context.id} already`);
      return row;
    },
    /** Finds a context, also one that has expired. */
    async find(store: Store, id: string) {
      return readRow(await store.database.select().from(paymentContexts).where(matchContext(store, id)));
    },
    /**
     * Changes a context if its status is still the one that was read. Otherwise resolves with undefined: of two callers that race to change the
     * status, one gets a row back.
     * @param change the members of `document` replace those that were read
     */
    async advance(
      store: Store,
      { id, status, document }: PaymentContext<Content>,
      change: { status?: string; document?: Partial<Content> },
    ) {
      const merged = { ...document, ...change.document } as Document;
      const rows = await store.database
        .update(paymentContexts)
        .set({ status: change.status ?? status, document: merged, updatedAt: store.clock.now() })
        .where(and(matchContext(store, id), eq(paymentContexts.status, status)))
        .returning();
      return readRow(rows);
    },
  };
}
export type PaymentContexts<Content extends object> = ReturnType<typeof definePaymentContexts<Content>>;

/** Stores a context of any kind. */
export const createPaymentContext = (store: Store, { kind, ...context }: NewPaymentContext & { kind: string }) =>
  definePaymentContexts<Document>(kind).create(store, context);
