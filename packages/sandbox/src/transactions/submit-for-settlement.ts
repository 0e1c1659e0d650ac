import { type SandboxContext } from '../context';
import { randomId } from '../random';
import { Refusal } from '../server-api/refusal';
import { type Database } from '../store/database';
import { transactions } from '../store/schema';
import { changeTransaction, refuseTransaction } from './change-transaction';
import { fromCents, toCents } from './money';
import { withStatus } from './pass-time';
import { addressFields } from './sale-document';
import { type SaleInput } from './sale-input';
import { internalOf, statusEvent, type TransactionRow } from './transaction-row';
import { validateAmount } from './validate-amount';

export type CaptureInput = Pick<SaleInput, 'amount' | 'orderId' | 'descriptor' | 'shipping'>;

/** Captures an authorization, all of it or less. */
export function submitForSettlement(context: SandboxContext, id: string, input: CaptureInput): Promise<TransactionRow> {
  return changeTransaction(context, id, (row) => {
    if (row.status !== 'authorized') {
      throw refuseTransaction('91507', 'Cannot submit for settlement unless status is authorized.');
    }
    const amount = captureAmount(row, input, toCents(row.amount)) ?? row.amount;
    return {
      ...withStatus(context, row, 'submitted_for_settlement', amount),
      amount,
      ...details(row, input),
      document: { ...details(row, input).document, internal: { ...internalOf(row), submittedAt: context.clock.now() } },
    };
  });
}

/** Captures a part of an authorization as a transaction of its own; more parts may follow until all is captured. */
export async function submitForPartialSettlement(context: SandboxContext, id: string, input: CaptureInput): Promise<TransactionRow> {
  let child: TransactionRow | undefined;
  await changeTransaction(context, id, async (row, handle) => {
    if (row.status !== 'authorized' && !isPartlyCaptured(row)) {
      throw refuseTransaction('91507', 'Cannot submit for settlement unless status is authorized.');
    }
    const captured = typeof row.document['partiallyCaptured'] === 'string' ? toCents(row.document['partiallyCaptured']) : 0;
    const left = toCents(row.amount) - captured;
    const amount = captureAmount(row, { ...input, amount: input.amount ?? '' }, left) ?? row.amount;
    child = await insertPart(handle, context, row, amount, input);
    return {
      ...(row.status === 'authorized' ? withStatus(context, row, 'settlement_pending') : {}),
      document: {
        ...row.document,
        partiallyCaptured: fromCents(captured + toCents(amount)),
        partialSettlementTransactionIds: [...partsOf(row), child.id],
      },
    };
  });
  if (!child) throw new Error('The partial settlement was not stored');
  return child;
}

const partsOf = (row: TransactionRow) => (row.document['partialSettlementTransactionIds'] as string[] | undefined) ?? [];
const isPartlyCaptured = (row: TransactionRow) => row.status === 'settlement_pending' && partsOf(row).length > 0;

/** @param limit in hundredths */
function captureAmount(row: TransactionRow, { amount }: CaptureInput, limit: number): string | undefined {
  if (amount == null) return undefined;
  const errors = validateAmount(amount, ['transaction', 'amount']);
  if (errors.length > 0) throw new Refusal(errors);
  if (toCents(amount) > limit) throw refuseTransaction('91522', 'Settlement amount is too large.', 'amount');
  return fromCents(toCents(amount));
}

function details(row: TransactionRow, { orderId, descriptor, shipping }: CaptureInput) {
  return {
    ...(orderId == null ? {} : { orderId }),
    document: {
      ...row.document,
      ...(orderId == null ? {} : { orderId }),
      ...(descriptor ? { descriptor: { ...(row.document['descriptor'] as object), ...descriptor } } : {}),
      ...(shipping ? { shipping: addressFields(shipping) } : {}),
    },
  };
}

async function insertPart(
  handle: Database,
  context: SandboxContext,
  parent: TransactionRow,
  amount: string,
  input: CaptureInput,
): Promise<TransactionRow> {
  const now = context.clock.now();
  const [row] = await handle
    .insert(transactions)
    .values({
      ...parent,
      ...details(parent, input),
      id: randomId(8),
      amount,
      status: 'submitted_for_settlement',
      statusHistory: [statusEvent(context, 'submitted_for_settlement', amount)],
      document: {
        ...details(parent, input).document,
        authorizedTransactionId: parent.id,
        partialSettlementTransactionIds: [],
        partiallyCaptured: undefined,
        internal: { ...internalOf(parent), identity: null, submittedAt: now },
      },
      revision: 0,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!row) throw new Error('The partial settlement was not stored');
  return row;
}
