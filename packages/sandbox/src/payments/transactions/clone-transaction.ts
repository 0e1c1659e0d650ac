import { type SandboxContext } from '../../core/context';
import { type FieldError } from '../../core/http/gateway-error';
import { Refusal } from '../../core/http/refusal';
import { randomId } from '../../core/random';
import { transactions } from '../../core/store/schema';
import { unitOfWork } from '../../core/store/unit-of-work';
import { findAuthorizationLifetime } from './authorization-lifetime';
import { lockTransaction } from './change-transaction';
import { decideAuthorization } from './decide-authorization';
import { fromCents, toCents } from './money';
import { type SaleInput } from './sale-input';
import { listInitialStatuses } from './sale-row';
import { createResponseFields } from './status-fields';
import { readKind, createStatusEvent, type TransactionRow } from './transaction-row';
import { validateChangedAmount } from './validate-amount';

export type CloneInput = Pick<SaleInput, 'amount' | 'options' | 'channel'>;

/** Charges the instrument of a sale again, optionally with another amount. */
export async function cloneTransaction(context: SandboxContext, id: string, input: CloneInput): Promise<TransactionRow> {
  return unitOfWork(context, async (context) => {
    const sale = await lockTransaction(context, id);
    const errors = findErrors(sale, input);
    if (errors.length > 0) throw new Refusal(errors);
    return insertClone(context, sale, input);
  });
}

function findErrors(sale: TransactionRow, input: CloneInput): FieldError[] {
  const refuse = (code: string, message: string, ...path: string[]) => [{ path: ['transaction', ...path], code, message }];
  if (sale.type === 'credit') return refuse('91543', 'Cannot clone credit transactions.', 'base');
  if (['processor_declined', 'gateway_rejected', 'failed', 'voided'].includes(sale.status)) {
    return refuse('91542', 'Cannot clone unsuccessful transactions.', 'base');
  }
  if (!readKind(sale).isClonable) return refuse('91573', 'Cannot clone a PayPal transaction.', 'base');
  if (sale.document.internal.isVoiceAuthorization) return refuse('91541', 'Cannot clone voice authorization transactions.', 'base');
  if (sale.paymentMethodToken !== null) return refuse('91540', 'Cannot clone a transaction with a vaulted credit card.', 'base');
  if (input.options?.submitForSettlement == null) {
    return refuse('91544', 'Submit for settlement is required for cloning.', 'options', 'submitForSettlement');
  }
  return input.amount == null ? [] : validateChangedAmount(input.amount, sale);
}

async function insertClone(context: SandboxContext, sale: TransactionRow, input: CloneInput): Promise<TransactionRow> {
  const amount = fromCents(toCents(input.amount ?? sale.amount));
  const kind = readKind(sale);
  const authorization = decideAuthorization({
    cents: toCents(amount),
    kind,
    acceptPartialAuthorization: false,
    refusedBefore: undefined,
    outcome: 'approved',
    expirationYear: null,
    checks: undefined,
    rules: {},
  });
  const statuses = listInitialStatuses({ ...input, type: 'sale' }, authorization, kind);
  const status = statuses.at(-1) ?? 'authorized';
  const now = context.clock.now();
  const cardType = sale.document.creditCard?.cardType || null;
  const lifetime = findAuthorizationLifetime(kind, cardType ?? undefined, undefined);
  const expiresAt = authorization.status === 'authorized' && lifetime !== undefined ? now + lifetime : null;
  const [row] = await context.database
    .insert(transactions)
    .values({
      ...sale,
      id: randomId(8),
      status,
      amount,
      paymentMethodNonce: null,
      statusHistory: statuses.map((each) => createStatusEvent(context, each, amount)),
      document: {
        ...sale.document,
        ...createResponseFields(authorization, cardType),
        gatewayRejectionReason: authorization.status === 'gateway_rejected' ? authorization.reason : null,
        ...(input.channel ? { channel: input.channel } : {}),
        refundIds: [],
        disputes: [],
        acquirerReferenceNumber: null,
        processorSettlementResponseCode: '',
        processorSettlementResponseText: '',
        settlementBatchId: null,
        authorizationExpiresAt: expiresAt === null ? null : new Date(expiresAt).toISOString(),
        internal: {
          ...sale.document.internal,
          authorizationExpiresAt: expiresAt,
          submittedAt: status === 'authorized' ? null : now,
        },
      },
      revision: 0,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!row) throw new Error('The clone was not stored');
  return row;
}
