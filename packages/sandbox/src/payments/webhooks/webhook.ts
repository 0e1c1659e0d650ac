import { and, desc, eq } from 'drizzle-orm';
import { type SandboxContext } from '../../core/context';
import { randomId } from '../../core/random';
import { definePaymentContexts, type PaymentContext } from '../../core/store/payment-contexts';
import { paymentContexts, type Document } from '../../core/store/schema';
import { textAt, valueAt } from '../../core/text-at';
import { type XmlFields } from '../../core/xml/write-xml';

/** One request to the merchant's server. */
export interface WebhookAttempt {
  /** Milliseconds since the epoch, by the sandbox clock. */
  time: number;
  durationMs: number;
  /** Status of the response. Absent when there was none. */
  status?: number;
  /** The beginning of the response's body. */
  answer?: string;
  failure?: string;
}

export interface Webhook {
  /** `transaction_settled`, `dispute_opened`, ... */
  kind: string;
  /** The object concerned, by its name: `{ transaction }`. */
  subject: XmlFields;
  /** Oldest first. */
  attempts: WebhookAttempt[];
}

/** Webhooks are stored among the payment contexts. */
export const webhooks = definePaymentContexts<Webhook>('webhook');

/** `pending` until the first attempt, `sending` during one. */
export type WebhookStatus = 'pending' | 'sending' | 'delivered' | 'failed';

type Store = Pick<SandboxContext, 'database' | 'merchant' | 'clock' | 'settings'>;

/**
 * Stores a webhook, in the database transaction of what it announces. `deliverPending` sends it afterwards. A merchant without a URL gets none.
 * @param kind `transaction_settled`, `dispute_opened`, ...
 * @param subject the object concerned, by its name: `{ transaction }`
 */
export async function storeWebhook(
  store: Store,
  kind: string,
  subject: XmlFields,
  status: WebhookStatus = 'pending',
): Promise<PaymentContext<Webhook> | undefined> {
  if (store.settings.webhookUrl === undefined) return undefined;
  return webhooks.create(store, { id: `wh_${randomId(14)}`, status, document: { kind, subject, attempts: [] } });
}

/** Finds what a webhook is about: the transaction with this id, or the local payment. */
export function findSubject(subject: Document): { transactionId: string | null; id: string | null } {
  const [object] = Object.values(subject);
  const transactionId = 'transaction' in subject ? textAt(object, 'id') : textAt(valueAt(object, 'transaction'), 'id');
  return { transactionId, id: textAt(object, 'id') ?? textAt(object, 'paymentId') };
}

/** Newest first. */
export async function listWebhookRows({ database, merchant }: SandboxContext, limit: number): Promise<PaymentContext<Webhook>[]> {
  const rows = await database
    .select()
    .from(paymentContexts)
    .where(and(eq(paymentContexts.merchantId, merchant.id), eq(paymentContexts.kind, webhooks.kind)))
    .orderBy(desc(paymentContexts.createdAt), desc(paymentContexts.id))
    .limit(limit);
  return rows as unknown as PaymentContext<Webhook>[];
}
