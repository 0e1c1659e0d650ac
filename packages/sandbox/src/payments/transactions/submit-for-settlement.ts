import { type SandboxContext } from '../../core/context';
import { refuseIfAny } from '../../core/http/refusal';
import { randomId } from '../../core/random';
import { transactions } from '../../core/store/schema';
import { checkDetails, createDetails } from './capture-details';
import { changeTransaction, refuseTransaction } from './change-transaction';
import { createStatusChange, isPartlyCaptured, readPartIds } from './find-due-change';
import { fromCents, toCents } from './money';
import { createPayPalCapture } from './paypal-details';
import { type SaleInput } from './sale-input';
import { readKind, createStatusEvent, type TransactionRow } from './transaction-row';
import { validateChangedAmount } from './validate-amount';

export type CaptureInput = SaleInput;

/** Captures an authorization, in full or in part. */
export async function submitForSettlement(context: SandboxContext, id: string, input: CaptureInput): Promise<TransactionRow> {
  refuseIfAny(checkDetails(input));
  return changeTransaction(context, id, (row) => {
    if (row.status !== 'authorized') {
      throw refuseTransaction('91507', 'Cannot submit for settlement unless status is authorized.');
    }
    const amount = parseCaptureAmount(row, input, toCents(row.amount)) ?? row.amount;
    const statuses = readKind(row).captureStatuses;
    const { document, ...details } = createDetails(row, input);
    return {
      status: statuses.at(-1) ?? row.status,
      statusHistory: [...row.statusHistory, ...statuses.map((status) => createStatusEvent(context, status, amount))],
      amount,
      ...details,
      document: {
        ...document,
        ...createPayPalCapture({ ...row, amount }),
        internal: { ...row.document.internal, submittedAt: context.clock.now() },
      },
    };
  });
}

/** Captures a part of an authorization as a separate transaction. Further parts may follow, up to the full amount. */
export async function submitForPartialSettlement(context: SandboxContext, id: string, input: CaptureInput): Promise<TransactionRow> {
  refuseIfAny(checkDetails(input));
  let child: TransactionRow | undefined;
  await changeTransaction(context, id, async (row, context) => {
    if (row.document.authorizedTransactionId) {
      throw refuseTransaction('915103', 'Cannot submit a partial settlement for settlement in part.');
    }
    if (row.status !== 'authorized' && !isPartlyCaptured(row)) {
      throw refuseTransaction('91507', 'Cannot submit for settlement unless status is authorized.');
    }
    const captured = toCents(row.document.partiallyCaptured ?? '0');
    const left = toCents(row.amount) - captured;
    const amount = parseCaptureAmount(row, { ...input, amount: input.amount ?? '' }, left) ?? row.amount;
    child = await insertPart(context, row, amount, input);
    return {
      ...(row.status === 'authorized' ? createStatusChange(context, row, 'settlement_pending') : {}),
      document: {
        ...row.document,
        partiallyCaptured: fromCents(captured + toCents(amount)),
        partialSettlementTransactionIds: [...readPartIds(row), child.id],
        internal: { ...row.document.internal, submittedAt: context.clock.now() },
      },
    };
  });
  if (!child) throw new Error('The partial settlement was not stored');
  return child;
}

/** @param limit maximum in cents */
function parseCaptureAmount(row: TransactionRow, { amount }: CaptureInput, limit: number): string | undefined {
  if (amount == null) return undefined;
  refuseIfAny(validateChangedAmount(amount, row));
  if (toCents(amount) > limit) throw refuseTransaction('91522', 'Settlement amount is too large.', 'amount');
  if (toCents(amount) < toCents(row.document.serviceFeeAmount || '0')) {
    throw refuseTransaction('91551', 'Settlement amount cannot be less than the service fee amount.', 'amount');
  }
  return fromCents(toCents(amount));
}

async function insertPart(context: SandboxContext, parent: TransactionRow, amount: string, input: CaptureInput): Promise<TransactionRow> {
  const now = context.clock.now();
  const statuses = readKind(parent).captureStatuses;
  const [row] = await context.database
    .insert(transactions)
    .values({
      ...parent,
      ...createDetails(parent, input),
      id: randomId(8),
      amount,
      status: statuses.at(-1) ?? parent.status,
      statusHistory: statuses.map((status) => createStatusEvent(context, status, amount)),
      document: {
        ...createDetails(parent, input).document,
        ...createPayPalCapture({ ...parent, amount }),
        authorizedTransactionId: parent.id,
        partialSettlementTransactionIds: [],
        partiallyCaptured: undefined,
        internal: { ...parent.document.internal, identity: null, submittedAt: now },
      },
      revision: 0,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!row) throw new Error('The partial settlement was not stored');
  return row;
}
