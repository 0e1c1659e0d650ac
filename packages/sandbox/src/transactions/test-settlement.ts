import { type SandboxContext } from '../context';
import { changeTransaction, refuseTransaction } from './change-transaction';
import { decideSettlement } from './decide-settlement';
import { toCents } from './money';
import { withStatus } from './pass-time';
import { settled } from './settled';
import { internalOf, type TransactionRow } from './transaction-row';

/** From where the test routes may move a transaction on. */
const UNDER_WAY = ['submitted_for_settlement', 'settling', 'settlement_pending', 'settlement_confirmed'];

export type TestSettlement = 'settle' | 'settlement_pending' | 'settlement_confirm' | 'settlement_decline';

/** What a test does in place of the nightly batch. `settle` heeds the documented amounts, the others do as they are told. */
export function testSettlement(context: SandboxContext, id: string, operation: TestSettlement): Promise<TransactionRow> {
  return changeTransaction(context, id, (row) => {
    if (!UNDER_WAY.includes(row.status)) throw refuseTransaction('91575', 'Cannot simulate settlement of a transaction in this state.');
    if (operation === 'settlement_confirm') return withStatus(context, row, 'settlement_confirmed');
    if (operation === 'settlement_pending') return settled(context, row, { status: 'settlement_pending', code: '4002' });
    if (operation === 'settlement_decline') return settled(context, row, { status: 'settlement_declined', code: '4001' });
    const outcome = decideSettlement(internalOf(row).instrumentType, toCents(row.amount));
    // A payment that is pending already is not left pending by being settled.
    const repeats = outcome.status === row.status;
    return settled(context, row, repeats ? { status: 'settled', code: '4000' } : outcome);
  });
}
