import { type SandboxContext } from '../../core/context';
import { createSettlementChange } from './create-settlement-change';
import { toCents } from './money';
import { type Change } from './transaction-change';
import { readKind, createStatusEvent, type TransactionRow } from './transaction-row';

const HOUR = 60 * 60 * 1000;
/** Time from capture until settlement starts. It is counted from the capture, so that tests do not depend on the time of day. */
const SETTLING_DELAY = 20 * HOUR;
const SETTLED_DELAY = 24 * HOUR;

/** Decides which status change is due by the sandbox clock. Returns undefined when none is. */
export function findDueChange(context: SandboxContext, row: TransactionRow): Change | undefined {
  const { authorizationExpiresAt, submittedAt } = row.document.internal;
  const kind = readKind(row);
  const now = context.clock.now();
  if (row.status === 'authorized') {
    const hasExpired = authorizationExpiresAt !== null && now >= authorizationExpiresAt;
    return hasExpired ? createStatusChange(context, row, 'authorization_expired') : undefined;
  }
  if (submittedAt === null) return undefined;
  const isSettlementDue = now >= submittedAt + SETTLED_DELAY;
  if (isPartlyCaptured(row)) return isSettlementDue ? createStatusChange(context, row, 'settlement_confirmed') : undefined;
  const isSubmitted = row.status === 'submitted_for_settlement' || row.status === 'settling' || kind.initialStatuses?.includes(row.status);
  if (isSubmitted && isSettlementDue) return createSettlementChange(context, row, kind.settle(toCents(row.amount)));
  if (row.status === 'submitted_for_settlement' && now >= submittedAt + SETTLING_DELAY) return createStatusChange(context, row, 'settling');
  return undefined;
}

/** Whether parts of an authorization were captured as transactions of their own, and more may follow. */
export const isPartlyCaptured = (row: TransactionRow) => row.status === 'settlement_pending' && readPartIds(row).length > 0;

export const readPartIds = (row: TransactionRow) => row.document.partialSettlementTransactionIds ?? [];

export function createStatusChange(context: SandboxContext, row: TransactionRow, status: string, amount = row.amount): Change {
  return { status, statusHistory: [...row.statusHistory, createStatusEvent(context, status, amount)] };
}
