import { type SandboxContext } from '../../core/context';
import { changeTransaction, refuseTransaction } from './change-transaction';
import { createSettlementChange } from './create-settlement-change';
import { createStatusChange } from './find-due-change';
import { toCents } from './money';
import { readKind, type TransactionRow } from './transaction-row';

/** Statuses in which the test routes may settle a transaction. */
const SETTLEABLE = ['submitted_for_settlement', 'settling', 'settlement_pending', 'settlement_confirmed'];

/** Operations of the test routes, by their names in the URL. */
export type TestSettlement = 'settle' | 'settlement_pending' | 'settlement_confirm' | 'settlement_decline';

/**
 * Settles a transaction at once, as the nightly batch would. With `settle` the provider's documented test amounts decide; the other operations always have
 * the named result.
 * @throws GatewayError 422 with 91575 for a transaction that is not about to be settled
 */
export function testSettlement(context: SandboxContext, id: string, operation: TestSettlement): Promise<TransactionRow> {
  return changeTransaction(context, id, (row) => {
    if (!SETTLEABLE.includes(row.status)) throw refuseTransaction('91575', 'Cannot simulate settlement of a transaction in this state.');
    if (operation === 'settlement_confirm') return createStatusChange(context, row, 'settlement_confirmed');
    if (operation === 'settlement_pending') return createSettlementChange(context, row, { status: 'settlement_pending', code: '4002' });
    if (operation === 'settlement_decline') return createSettlementChange(context, row, { status: 'settlement_declined', code: '4001' });
    const outcome = readKind(row).settle(toCents(row.amount));
    // A payment whose amount keeps it pending is settled by the second call.
    const repeats = outcome.status === row.status;
    return createSettlementChange(context, row, repeats ? { status: 'settled', code: '4000' } : outcome);
  });
}
