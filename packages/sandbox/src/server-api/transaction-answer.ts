import { type SandboxContext } from '../context';
import { paymentContexts } from '../store/schema';
import { and, eq, inArray } from 'drizzle-orm';
import { type TransactionRow } from '../transactions/transaction-row';
import { globalId } from '../vault/describe-instrument';
import { textAt } from '../vault/text-at';
import { type XmlValue } from './write-xml';

type Fields = { [name: string]: XmlValue };

/** A transaction as it is shown: the columns, then what its document adds. */
export async function transactionAnswer(context: SandboxContext, row: TransactionRow): Promise<Fields> {
  const { internal: _internal, partiallyCaptured: _captured, disputes, ...document } = row.document;
  return {
    id: row.id,
    globalId: globalId('transaction', row.id),
    status: row.status,
    type: row.type,
    currencyIsoCode: row.currencyIsoCode,
    amount: row.amount,
    createdAt: new Date(row.createdAt),
    updatedAt: new Date(row.updatedAt),
    ...(document as Fields),
    statusHistory: row.statusHistory.map((event) => ({ ...event })),
    disputes: await disputesOf(context, disputes),
  };
}

/** As they stand now: a dispute goes on after its transaction. */
async function disputesOf({ database, merchant }: SandboxContext, listed: unknown): Promise<XmlValue[]> {
  const ids = Array.isArray(listed) ? listed.map((dispute) => textAt(dispute, 'id') ?? '') : [];
  if (ids.length === 0) return [];
  const rows = await database
    .select()
    .from(paymentContexts)
    .where(and(eq(paymentContexts.merchantId, merchant.id), eq(paymentContexts.kind, 'dispute'), inArray(paymentContexts.id, ids)));
  return rows.map(({ document }) => document as Fields);
}
