import { type SandboxContext } from '../../core/context';
import { changeTransaction, refuseTransaction } from './change-transaction';
import { createStatusChange } from './find-due-change';
import { readInternal, type TransactionRow } from './transaction-row';

const VOIDABLE = ['authorized', 'submitted_for_settlement'];

/** Cancels a payment before it is settled. */
export function voidTransaction(context: SandboxContext, id: string): Promise<TransactionRow> {
  return changeTransaction(context, id, (row) => {
    const pendingPayPal = row.status === 'settlement_pending' && readInternal(row).instrumentType === 'paypal_account';
    if (VOIDABLE.includes(row.status) || pendingPayPal) return createStatusChange(context, row, 'voided');
    throw refuseTransaction(
      '91504',
      'Transaction can only be voided if status is authorized, submitted_for_settlement, or settlement_pending.',
    );
  });
}
