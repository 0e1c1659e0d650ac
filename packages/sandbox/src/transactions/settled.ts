import { type SandboxContext } from '../context';
import { type Change } from './change-transaction';
import { type Settlement } from './decide-settlement';
import { payPalCapture } from './paypal-sale';
import { settlementResponseText } from './processor-responses';
import { statusEvent, type TransactionRow } from './transaction-row';

/** The end of a capture: the status, and what the other side answered. */
export function settled(context: SandboxContext, row: TransactionRow, { status, code, achReturnCode }: Settlement): Change {
  const day = new Date(context.clock.now()).toISOString().slice(0, 10);
  return {
    status,
    statusHistory: [...row.statusHistory, statusEvent(context, status, row.amount)],
    document: {
      ...row.document,
      processorSettlementResponseCode: code,
      processorSettlementResponseText: settlementResponseText(code),
      ...(status === 'settled' ? { settlementBatchId: `${day}_${String(row.document['merchantAccountId'])}`, ...payPalCapture(row) } : {}),
      ...(achReturnCode ? { achReturnCode } : {}),
    },
  };
}
