import { and, desc, eq } from 'drizzle-orm';
import { type SandboxContext } from '../../core/context';
import { randomId } from '../../core/random';
import { createPaymentContext, type PaymentContext } from '../../core/store/payment-contexts';
import { paymentContexts, type Document } from '../../core/store/schema';
import { isDocument, textAt, valueAt } from '../../core/text-at';
import { type XmlFields } from '../../core/xml/write-xml';

/** Webhooks are stored among the payment contexts, under this kind. */
export const WEBHOOK = 'webhook';

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
): Promise<PaymentContext | undefined> {
  if (store.settings.webhookUrl === undefined) return undefined;
  return createPaymentContext(store, { kind: WEBHOOK, id: `wh_${randomId(14)}`, status, document: { kind, subject, attempts: [] } });
}

export function readWebhook({ document }: Pick<PaymentContext, 'document'>): {
  kind: string;
  subject: XmlFields;
  attempts: WebhookAttempt[];
} {
  const { subject, attempts } = document;
  return {
    kind: textAt(document, 'kind') ?? '',
    subject: (isDocument(subject) ? subject : {}) as XmlFields,
    attempts: Array.isArray(attempts) ? (attempts as WebhookAttempt[]) : [],
  };
}

/** Finds what a webhook is about: the transaction with this id, or the local payment. */
export function findSubject(subject: Document): { transactionId: string | null; id: string | null } {
  const [object] = Object.values(subject);
  const transactionId = 'transaction' in subject ? textAt(object, 'id') : textAt(valueAt(object, 'transaction'), 'id');
  return { transactionId, id: textAt(object, 'id') ?? textAt(object, 'paymentId') };
}

/** Newest first. */
export async function listWebhookRows({ database, merchant }: SandboxContext, limit: number): Promise<PaymentContext[]> {
  return database
    .select()
    .from(paymentContexts)
    .where(and(eq(paymentContexts.merchantId, merchant.id), eq(paymentContexts.kind, WEBHOOK)))
    .orderBy(desc(paymentContexts.createdAt), desc(paymentContexts.id))
    .limit(limit);
}
