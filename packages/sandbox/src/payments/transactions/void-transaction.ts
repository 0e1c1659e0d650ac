import { type SandboxContext } from '../../core/context';
import { paypalAccount } from '../instruments/paypal-account';
import { changeTransaction, refuseTransaction } from './change-transaction';
import { createStatusChange } from './find-due-change';
import { readKind, type TransactionRow } from './transaction-row';

const VOIDABLE = ['authorized', 'submitted_for_settlement'];

/** Cancels a payment before it is settled. */
export function voidTransaction(context: SandboxContext, id: string): Promise<TransactionRow> {
  return changeTransaction(context, id, (row) => {
    const pendingPayPal = row.status === 'settlement_pending' && readKind(row) === paypalAccount;
    if (VOIDABLE.includes(row.status) || pendingPayPal) return createStatusChange(context, row, 'voided');
    throw refuseTransaction(
      '91504',
      'Transaction can only be voided if status is authorized, submitted_for_settlement, or settlement_pending.',
    );
  });
}
