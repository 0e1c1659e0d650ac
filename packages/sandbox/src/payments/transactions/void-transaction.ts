import { type SandboxContext } from '../../core/context';
import { changeTransaction, refuseTransaction } from './change-transaction';
import { createStatusChange } from './find-due-change';
import { readKind, type TransactionRow } from './transaction-row';

/** Cancels a payment before it is settled. */
export function voidTransaction(context: SandboxContext, id: string): Promise<TransactionRow> {
  return changeTransaction(context, id, (row) => {
    if (readKind(row).voidableStatuses.includes(row.status)) return createStatusChange(context, row, 'voided');
    throw refuseTransaction(
      '91504',
      'Transaction can only be voided if status is authorized, submitted_for_settlement, or settlement_pending.',
    );
  });
}
