import { type SandboxContext } from '../context';
import { type Change } from './change-transaction';
import { decideSettlement } from './decide-settlement';
import { toCents } from './money';
import { settled } from './settled';
import { internalOf, statusEvent, type TransactionRow } from './transaction-row';

const HOUR = 60 * 60 * 1000;
/** The nightly batch, reckoned from the capture so that no test depends on the time of day. */
const BATCH = 20 * HOUR;
const SETTLED = 24 * HOUR;

/** What the sandbox clock has done to a transaction since it was last looked at; `undefined` when nothing. */
export function passTime(context: SandboxContext, row: TransactionRow): Change | undefined {
  const { authorizationExpiresAt, submittedAt, instrumentType } = internalOf(row);
  const now = context.clock.now();
  if (row.status === 'authorized') {
    const lapsed = authorizationExpiresAt !== null && now >= authorizationExpiresAt;
    return lapsed ? withStatus(context, row, 'authorization_expired') : undefined;
  }
  if (submittedAt === null) return undefined;
  const underWay = row.status === 'submitted_for_settlement' || row.status === 'settling' || isPendingDebit(row, instrumentType);
  if (underWay && now >= submittedAt + SETTLED) return settled(context, row, decideSettlement(instrumentType, toCents(row.amount)));
  if (row.status === 'submitted_for_settlement' && now >= submittedAt + BATCH) return withStatus(context, row, 'settling');
  return undefined;
}

const isPendingDebit = (row: TransactionRow, instrumentType: string) =>
  instrumentType === 'us_bank_account' && row.status === 'settlement_pending';

export function withStatus(context: SandboxContext, row: TransactionRow, status: string, amount = row.amount): Change {
  return { status, statusHistory: [...row.statusHistory, statusEvent(context, status, amount)] };
}
