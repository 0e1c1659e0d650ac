import { type SandboxContext } from '../../core/context';
import { maskValue } from '../../core/log/mask';
import { findSubject, listWebhookRows, type WebhookAttempt } from '../../payments/webhooks/webhook';

/** Maximum number of rows in a response of the console. */
export const MAX_ROWS = 200;

/** A webhook with each attempt to send it. Times are milliseconds since the epoch, by the sandbox clock. */
export interface StoredWebhook {
  id: string;
  /** `transaction_settled`, `dispute_opened`, ... */
  kind: string;
  status: string;
  createdAt: number;
  /** Id of what the webhook is about: a transaction, a dispute or a local payment. */
  subjectId: string | null;
  /** The transaction that it concerns. */
  transactionId: string | null;
  /** What the merchant's server responded, oldest first. */
  attempts: WebhookAttempt[];
  document: unknown;
}

/** Newest first. */
export async function listWebhooks(context: SandboxContext): Promise<StoredWebhook[]> {
  const rows = await listWebhookRows(context, MAX_ROWS);
  return rows.map((row) => {
    const { kind, subject, attempts } = row.document;
    const { id: subjectId, transactionId } = findSubject(subject);
    return {
      id: row.id,
      kind,
      status: row.status,
      createdAt: row.createdAt,
      subjectId,
      transactionId,
      attempts,
      document: maskValue(subject),
    };
  });
}
