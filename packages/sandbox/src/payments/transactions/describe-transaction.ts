import { and, eq, inArray } from 'drizzle-orm';
import { type SandboxContext } from '../../core/context';
import { paymentContexts } from '../../core/store/schema';
import { type XmlFields } from '../../core/xml/write-xml';
import { createGlobalId } from '../instruments/global-id';
import { listInstallments } from './installments';
import { type TransactionRow } from './transaction-row';

/** Describes a transaction: its columns, then the members of its document. */
export async function describeTransaction(context: SandboxContext, row: TransactionRow): Promise<XmlFields> {
  const { internal: _internal, partiallyCaptured: _captured, lineItems: _items, disputes, ...document } = row.document;
  return {
    id: row.id,
    globalId: createGlobalId('transaction', row.id),
    status: row.status,
    type: row.type,
    currencyIsoCode: row.currencyIsoCode,
    amount: row.amount,
    createdAt: new Date(row.createdAt),
    updatedAt: new Date(row.updatedAt),
    refundedInstallments: [],
    ...(document as XmlFields),
    installments: listInstallments(row),
    refundId: document.refundIds?.at(-1),
    statusHistory: row.statusHistory.map((event) => ({ ...event })),
    disputes: await listDisputes(context, disputes ?? []),
  };
}

/** Reads the disputes' current state, since they change after the transaction was stored. */
async function listDisputes({ database, merchant }: SandboxContext, listed: readonly { id: string }[]): Promise<XmlFields[]> {
  if (listed.length === 0) return [];
  const ids = listed.map(({ id }) => id);
  const rows = await database
    .select()
    .from(paymentContexts)
    .where(and(eq(paymentContexts.merchantId, merchant.id), eq(paymentContexts.kind, 'dispute'), inArray(paymentContexts.id, ids)));
  return rows.map(({ document }) => document as XmlFields);
}
