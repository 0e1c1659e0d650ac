import { and, desc, eq, inArray } from 'drizzle-orm';
import { type SandboxContext } from '../../../core/context';
import { paymentContexts, transactions, type Document } from '../../../core/store/schema';
import { textAt } from '../../../core/text-at';
import { type Facts } from './match-search';

/** Lists the merchant's disputes, newest first, each with its facts. */
export async function listDisputes(context: SandboxContext): Promise<{ document: Document; facts: Facts }[]> {
  const { database, merchant } = context;
  const rows = await database
    .select()
    .from(paymentContexts)
    .where(and(eq(paymentContexts.merchantId, merchant.id), eq(paymentContexts.kind, 'dispute')))
    .orderBy(desc(paymentContexts.createdAt));
  const documents = rows.map(({ document }) => document);
  const customers = await listCustomers(context, documents.map(readTransactionId));
  return documents.map((document) => ({ document, facts: readFacts(document, customers.get(readTransactionId(document))) }));
}

const readTransactionId = (dispute: Document) => textAt(dispute, 'transaction', 'id') ?? '';

/** Ids of the customers of transactions, by the ids of these. */
async function listCustomers({ database, merchant }: SandboxContext, ids: string[]): Promise<Map<string, string | null>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select()
    .from(transactions)
    .where(and(eq(transactions.merchantId, merchant.id), inArray(transactions.id, ids)));
  return new Map(rows.map((row) => [row.id, row.customerId ?? textAt(row.document, 'customer', 'id')]));
}

function readFacts(dispute: Document, customerId: string | null | undefined): Facts {
  const { statusHistory } = dispute;
  const days = (name: string) => (Array.isArray(statusHistory) ? statusHistory.map((event) => textAt(event, name)) : []);
  return {
    ...dispute,
    customerId,
    disbursementDate: days('disbursementDate'),
    effectiveDate: days('effectiveDate'),
    transactionId: readTransactionId(dispute),
  };
}
