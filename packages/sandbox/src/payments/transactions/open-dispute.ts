import { and, eq } from 'drizzle-orm';
import { type SandboxContext } from '../../core/context';
import { findEntry } from '../../core/find-entry';
import { randomId } from '../../core/random';
import { type DisputeDocument } from '../../core/store/documents';
import { createPaymentContext } from '../../core/store/payment-contexts';
import { transactions } from '../../core/store/schema';
import { createGlobalId } from '../instruments/global-id';
import { type Instrument, findKind } from '../instruments/kinds';
import { announceDispute, announceStatus } from './announce-status';
import { toCents } from './money';
import { readKind, createStatusEvent, type TransactionRow } from './transaction-row';

/** Reason codes that an amount can select: 83.00, 10.40, 13.10, 70.30. */
const REASON_CODES = ['83', '1040', '1310', '7030'];
const DAY = 24 * 60 * 60 * 1000;
/** Bytes of files that the merchant may upload as evidence. */
const EVIDENCE_STORAGE = 8 * 1024 * 1024;

/** Settles and disputes a sale at once, for the dispute card and for the documented Venmo amounts. */
export async function openDispute(context: SandboxContext, row: TransactionRow, instrument: Instrument): Promise<TransactionRow> {
  const status = findDisputeStatus(row, instrument);
  if (status === undefined) return row;
  const dispute = createDispute(row, status, context.clock.now());
  await createPaymentContext(context, { kind: 'dispute', id: dispute.id, status, document: { ...dispute } });
  const events = ['submitted_for_settlement', 'settled'].filter((each) => !row.statusHistory.some((event) => event.status === each));
  const [updated] = await context.database
    .update(transactions)
    .set({
      status: 'settled',
      statusHistory: [...row.statusHistory, ...events.map((each) => createStatusEvent(context, each, row.amount))],
      document: { ...row.document, disputes: [{ id: dispute.id }] },
    })
    .where(and(eq(transactions.merchantId, context.merchant.id), eq(transactions.id, row.id)))
    .returning();
  if (updated) await announceStatus(context, updated);
  await announceDispute(context, dispute);
  return updated ?? row;
}

function findDisputeStatus(row: TransactionRow, instrument: Instrument): 'open' | 'under_review' | undefined {
  if (row.type !== 'sale' || !['authorized', 'submitted_for_settlement'].includes(row.status)) return undefined;
  if (instrument.facts.outcome === 'dispute') return 'open';
  return findEntry(findKind(instrument).disputedAmounts, row.amount);
}

export function createDispute(row: TransactionRow, status: string, now: number): DisputeDocument {
  const id = randomId(16);
  const time = new Date(now).toISOString();
  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  return {
    id,
    globalId: createGlobalId('dispute', id),
    amount: row.amount,
    amountDisputed: row.amount,
    amountWon: '0.00',
    caseNumber: `CASE${id.slice(0, 8).toUpperCase()}`,
    chargebackProtectionLevel: null,
    createdAt: time,
    updatedAt: time,
    currencyIsoCode: row.currencyIsoCode,
    dateOpened: day(now),
    dateWon: null,
    evidence: [],
    kind: 'chargeback',
    merchantAccountId: row.document.merchantAccountId ?? null,
    originalDisputeId: null,
    preDisputeProgram: 'none',
    processorComments: null,
    reason: 'fraud',
    reasonCode: findReasonCode(row.amount),
    reasonDescription: null,
    receivedDate: day(now),
    referenceNumber: null,
    remainingFileEvidenceStorage: EVIDENCE_STORAGE,
    replyByDate: day(now + 30 * DAY),
    status,
    statusHistory: [{ disbursementDate: day(now), effectiveDate: day(now), status, timestamp: time }],
    transaction: {
      id: row.id,
      globalId: createGlobalId('transaction', row.id),
      amount: row.amount,
      createdAt: time,
      orderId: row.orderId,
      purchaseOrderNumber: row.document.purchaseOrderNumber ?? null,
      installmentCount: row.document.installmentCount ?? null,
      paymentInstrumentSubtype: readKind(row).disputeSubtype,
    },
  };
}

function findReasonCode(amount: string): string {
  const cents = toCents(amount);
  const code = String(cents % 100 === 0 ? cents / 100 : cents);
  return REASON_CODES.includes(code) ? code : '83';
}
