import { fromCents, toCents } from './money';
import { type TransactionRow } from './transaction-row';

const MONTH = 30 * 24 * 60 * 60 * 1000;

type Sale = Pick<TransactionRow, 'id' | 'amount' | 'createdAt' | 'document'>;

/** Lists the monthly amounts of a captured payment that a Brazilian merchant gets. */
export const listInstallments = (row: Sale & Pick<TransactionRow, 'type' | 'status'>) =>
  row.type === 'sale' && row.status !== 'authorized' ? createInstallments(row) : [];

/** Lists the monthly amounts of a sale with what a refund takes from each of them. */
export function listRefundedInstallments(sale: Sale, refunded: string) {
  const installments = createInstallments(sale);
  const shares = divide(refunded, installments.length);
  return installments.map((installment, index) => {
    const { projectedDisbursementDate, actualDisbursementDate } = installment;
    const amount = negate(shares[index] ?? 0);
    return { ...installment, adjustments: [{ amount, kind: 'REFUND', projectedDisbursementDate, actualDisbursementDate }] };
  });
}

const createInstallments = ({ id, amount, createdAt, document }: Sale) =>
  divide(amount, document.installmentCount ?? 0).map((share, index) => ({
    id: `${id}_INST_${index + 1}`,
    amount: fromCents(share),
    projectedDisbursementDate: new Date(createdAt + (index + 1) * MONTH).toISOString().slice(0, 10),
    actualDisbursementDate: null,
    adjustments: [],
  }));

/** Divides an amount into equal shares, in cents. The last share has the rest of the division. */
function divide(amount: string, count: number): number[] {
  const share = Math.floor(toCents(amount) / count);
  return Array.from({ length: count }, (_, index) => (index < count - 1 ? share : toCents(amount) - share * (count - 1)));
}

const negate = (cents: number): string => (cents === 0 ? fromCents(0) : `-${fromCents(cents)}`);
