import { type SandboxContext } from '../../core/context';
import { type Facts } from '../instruments/kinds';
import { type VerificationRow } from './verify-instrument';

/** Business days until the bank has settled the two deposits of a verification. */
const BUSINESS_DAYS = 3;
const DAY = 24 * 60 * 60 * 1000;
const [SUNDAY, SATURDAY] = [0, 6];

/** Computes when an account is verified whose deposits are confirmed now, but not settled yet. Every day from Monday to Friday (UTC) is a business day. */
export function computeSettlementTime(confirmedAt: number): number {
  let time = confirmedAt;
  let days = 0;
  while (days < BUSINESS_DAYS) {
    time += DAY;
    if (![SUNDAY, SATURDAY].includes(new Date(time).getUTCDay())) days += 1;
  }
  return time;
}

type Clock = Pick<SandboxContext, 'clock'>;
const isDue = ({ clock }: Clock, verifiesAt: unknown): verifiesAt is number => typeof verifiesAt === 'number' && clock.now() >= verifiesAt;

/** Marks a bank account as verified whose confirmed deposits have settled by the sandbox clock. Every reader of the vault does so. */
export const withSettledDeposits = <T extends { facts: Facts }>(context: Clock, row: T): T =>
  isDue(context, row.facts.verifiesAt) ? { ...row, facts: { ...row.facts, verified: true } } : row;

/** The same for a verification. */
export function verifyIfSettled(context: Clock, row: VerificationRow): VerificationRow {
  const verifiesAt = row.document.internal?.verifiesAt;
  if (row.status !== 'pending' || !isDue(context, verifiesAt)) return row;
  const change = { status: 'verified', verificationDeterminedAt: new Date(verifiesAt).toISOString() };
  return { ...row, status: change.status, document: { ...row.document, ...change } };
}
