import { valueAt } from '../text-at';
import { fromCents, toCents } from './money';
import { type TransactionRow } from './transaction-row';

const MONTH = 30 * 24 * 60 * 60 * 1000;

/** Divides a captured payment into the monthly amounts that a Brazilian merchant gets. The first has the rest of the division. */
export function listInstallments({ id, amount, status, createdAt, document }: TransactionRow) {
  const count = Number(valueAt(document, 'installmentCount') ?? 0);
  if (count < 1 || status === 'authorized') return [];
  const share = Math.floor(toCents(amount) / count);
  const rest = toCents(amount) - share * count;
  return Array.from({ length: count }, (_, index) => ({
    id: `${id}_INST_${index + 1}`,
    amount: fromCents(share + (index === 0 ? rest : 0)),
    projectedDisbursementDate: new Date(createdAt + (index + 1) * MONTH).toISOString().slice(0, 10),
    actualDisbursementDate: null,
    adjustments: [],
  }));
}
