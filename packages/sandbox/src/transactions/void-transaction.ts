import { type SandboxContext } from '../context';
import { changeTransaction, refuseTransaction } from './change-transaction';
import { withStatus } from './pass-time';
import { internalOf, type TransactionRow } from './transaction-row';

const VOIDABLE = ['authorized', 'submitted_for_settlement'];

/** Takes a payment back before it is settled. */
export function voidTransaction(context: SandboxContext, id: string): Promise<TransactionRow> {
  return changeTransaction(context, id, (row) => {
    const pendingPayPal = row.status === 'settlement_pending' && internalOf(row).instrumentType === 'paypal_account';
    if (VOIDABLE.includes(row.status) || pendingPayPal) return withStatus(context, row, 'voided');
    throw refuseTransaction(
      '91504',
      'Transaction can only be voided if status is authorized, submitted_for_settlement, or settlement_pending.',
    );
  });
}
