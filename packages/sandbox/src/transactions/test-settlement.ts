import { type SandboxContext } from '../context';
import { changeTransaction, refuseTransaction } from './change-transaction';
import { decideSettlement } from './decide-settlement';
import { toCents } from './money';
import { createStatusChange } from './find-due-change';
import { createSettlementChange } from './create-settlement-change';
import { readInternal, type TransactionRow } from './transaction-row';

/** Statuses in which the test routes may settle a transaction. */
const SETTLEABLE = ['submitted_for_settlement', 'settling', 'settlement_pending', 'settlement_confirmed'];

export type TestSettlement = 'settle' | 'settlement_pending' | 'settlement_confirm' | 'settlement_decline';

/** Replaces the nightly batch in tests. `settle` follows the documented amounts; the other operations always have the named result. */
export function testSettlement(context: SandboxContext, id: string, operation: TestSettlement): Promise<TransactionRow> {
  return changeTransaction(context, id, (row) => {
    if (!SETTLEABLE.includes(row.status)) throw refuseTransaction('91575', 'Cannot simulate settlement of a transaction in this state.');
    if (operation === 'settlement_confirm') return createStatusChange(context, row, 'settlement_confirmed');
    if (operation === 'settlement_pending') return createSettlementChange(context, row, { status: 'settlement_pending', code: '4002' });
    if (operation === 'settlement_decline') return createSettlementChange(context, row, { status: 'settlement_declined', code: '4001' });
    const outcome = decideSettlement(readInternal(row).instrumentType, toCents(row.amount));
    // A pending payment that is settled must not become pending again.
    const repeats = outcome.status === row.status;
    return createSettlementChange(context, row, repeats ? { status: 'settled', code: '4000' } : outcome);
  });
}
