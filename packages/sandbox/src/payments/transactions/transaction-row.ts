import { type SandboxContext } from '../../core/context';
import { type StatusEvent, type transactions } from '../../core/store/schema';
import { type InstrumentKind } from '../instruments/define-instrument';
import { findKindOfTransaction } from '../instruments/kinds';

export type TransactionRow = typeof transactions.$inferSelect;

export function createStatusEvent(
  { clock, merchant, settings }: Pick<SandboxContext, 'clock' | 'merchant' | 'settings'>,
  status: string,
  amount: string,
): StatusEvent {
  return { status, amount, timestamp: new Date(clock.now()).toISOString(), transactionSource: 'api', user: settings.user ?? merchant.id };
}

/** The kind of payment method that was charged. */
export const readKind = (row: Pick<TransactionRow, 'document'>): InstrumentKind =>
  findKindOfTransaction(row.document.internal.instrumentType);
