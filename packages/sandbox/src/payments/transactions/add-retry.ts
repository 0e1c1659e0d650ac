import { randomId } from '../../core/random';
import { type TransactionDocument } from '../../core/store/documents';
import { type transactions } from '../../core/store/schema';
import { isDocument } from '../../core/text-at';

type Row = typeof transactions.$inferInsert;

/**
 * Adds the second attempt to a sale whose network token the bank has declined: the same payment with the number of the card. It is declined as well,
 * because the amount decides. Other sales stay alone.
 */
export function addRetry(sale: Row): Row[] {
  if (sale.document.retried !== true) return [sale];
  const id = randomId(8);
  return [
    { ...sale, document: { ...sale.document, retryIds: [id] } },
    { ...sale, id, document: { ...withoutToken(sale.document), retried: false, retriedTransactionId: sale.id } },
  ];
}

/** Makes a transaction one of the card itself, instead of its network token. */
const withoutToken = (document: TransactionDocument): TransactionDocument => ({
  ...document,
  ...Object.fromEntries(
    Object.entries(document).map(([name, value]: [string, unknown]) => [
      name,
      isDocument(value) && 'isNetworkTokenized' in value ? { ...value, isNetworkTokenized: false } : value,
    ]),
  ),
  networkToken: undefined,
  processedWithNetworkToken: false,
});
