import { type SandboxContext } from '../../core/context';
import { type DisputeDocument } from '../../core/store/documents';
import { storeWebhook } from '../webhooks/webhook';
import { describeTransaction } from './describe-transaction';
import { readKind, type TransactionRow } from './transaction-row';

/** Stores the webhook for a transaction's new status, if the provider announces it. */
export async function announceStatus(context: SandboxContext, row: TransactionRow): Promise<void> {
  const kind = findKind(row);
  if (kind === undefined || context.settings.webhookUrl === undefined) return;
  const store = context;
  await storeWebhook(store, kind, { transaction: await describeTransaction(store, row) });
}

function findKind(row: TransactionRow): string | undefined {
  const { status, refundedTransactionId } = row;
  if (status === 'settled') return readKind(row).announcesSettlement ? 'transaction_settled' : undefined;
  if (status !== 'settlement_declined') return undefined;
  return refundedTransactionId === null ? 'transaction_settlement_declined' : 'refund_failed';
}

/** Stores the webhook for a dispute's new status. */
export async function announceDispute(context: SandboxContext, dispute: DisputeDocument): Promise<void> {
  const kind = dispute.status === 'open' ? 'dispute_opened' : `dispute_${dispute.status}`;
  await storeWebhook(context, kind, { dispute: { ...dispute } });
}
