import { and, eq, inArray } from 'drizzle-orm';
import { type SandboxContext } from '../../../core/context';
import { type DisputeDocument } from '../../../core/store/documents';
import { transactions } from '../../../core/store/schema';
import { listDisputes } from '../../../payments/transactions/disputes';
import { type Facts } from './match-search';

/** Lists the merchant's disputes, newest first, each with its facts. */
export async function listDisputeFacts(context: SandboxContext): Promise<{ dispute: DisputeDocument; facts: Facts }[]> {
  const disputes = await listDisputes(context);
  const ids = disputes.map(({ transaction }) => transaction.id);
  const customers = await listCustomers(context, ids);
  return disputes.map((dispute) => ({ dispute, facts: readFacts(dispute, customers.get(dispute.transaction.id)) }));
}

/** Ids of the customers of transactions, by the ids of these. */
async function listCustomers({ database, merchant }: SandboxContext, ids: string[]): Promise<Map<string, string | null | undefined>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select()
    .from(transactions)
    .where(and(eq(transactions.merchantId, merchant.id), inArray(transactions.id, ids)));
  return new Map(rows.map(({ id, customerId, document }) => [id, customerId ?? document.customer?.id]));
}

const readFacts = (dispute: DisputeDocument, customerId: string | null | undefined): Facts => ({
  ...dispute,
  customerId,
  disbursementDate: dispute.statusHistory.map(({ disbursementDate }) => disbursementDate),
  effectiveDate: dispute.statusHistory.map(({ effectiveDate }) => effectiveDate),
  transactionId: dispute.transaction.id,
});
