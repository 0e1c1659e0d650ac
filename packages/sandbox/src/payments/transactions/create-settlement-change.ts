import { type SandboxContext } from '../../core/context';
import { randomDigits } from '../../core/random';
import { type Settlement } from '../instruments/settlement';
import { createPayPalCapture } from './paypal-details';
import { findSettlementText } from './processor-responses';
import { type Change } from './transaction-change';
import { readKind, createStatusEvent, type TransactionRow } from './transaction-row';

/** Creates the change that ends a capture: the status and the processor's response. */
export function createSettlementChange(context: SandboxContext, row: TransactionRow, { status, code, achReturnCode }: Settlement): Change {
  const day = new Date(context.clock.now()).toISOString().slice(0, 10);
  return {
    status,
    statusHistory: [...row.statusHistory, createStatusEvent(context, status, row.amount)],
    document: {
      ...row.document,
      processorSettlementResponseCode: code,
      processorSettlementResponseText: findSettlementText(code),
      ...(status === 'settled'
        ? {
            settlementBatchId: `${day}_${row.document.merchantAccountId}`,
            // The number by which banks find a card payment.
            ...(readKind(row).isCard ? { acquirerReferenceNumber: randomDigits(23) } : {}),
            ...createPayPalCapture(row),
          }
        : {}),
      ...(achReturnCode ? { achReturnCode } : {}),
    },
  };
}
