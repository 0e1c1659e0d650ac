import { type SandboxContext } from '../../core/context';
import { randomId } from '../../core/random';
import { type transactions } from '../../core/store/schema';
import { type InstrumentKind } from '../instruments/define-instrument';
import { findKind } from '../instruments/kinds';
import { findAuthorizationLifetime } from './authorization-lifetime';
import { type Authorization } from './decide-authorization';
import { type DecidedSale } from './sale';
import { createSaleDocument } from './sale-document';
import { type SaleInput } from './sale-input';
import { createStatusEvent } from './transaction-row';

export function createSaleRow(context: SandboxContext, sale: DecidedSale): typeof transactions.$inferInsert {
  const { input, instrument, authorization, total, statuses } = sale;
  const now = context.clock.now();
  const kind = findKind(instrument);
  const lifetime = findAuthorizationLifetime(kind, instrument.document.details.cardType || undefined, input.transactionSource ?? undefined);
  const status = statuses.at(-1) ?? authorization.status;
  const expiresAt = authorization.status === 'authorized' && lifetime !== undefined ? now + lifetime : null;
  return {
    merchantId: context.merchant.id,
    id: randomId(8),
    type: input.type ?? 'sale',
    status,
    ...total,
    orderId: input.orderId || null,
    customerId: sale.customerId,
    paymentMethodToken: instrument.token,
    paymentMethodNonce: input.paymentMethodNonce ?? null,
    statusHistory: statuses.map((each) => createStatusEvent(context, each, total.amount)),
    document: {
      ...createSaleDocument(context, sale),
      authorizationExpiresAt: expiresAt === null ? null : new Date(expiresAt).toISOString(),
      internal: {
        identity: sale.identity,
        instrumentType: kind.instrumentType,
        authorizationExpiresAt: expiresAt,
        submittedAt: status === 'authorized' ? null : now,
        createdUsing: input.paymentMethodNonce || input.creditCard?.number ? 'full_information' : 'token',
        deviceData: input.deviceData ?? null,
        isVoiceAuthorization: Boolean(input.processorAuthorizationCode),
        transactionSource: input.transactionSource || null,
      },
    },
    createdAt: now,
    updatedAt: now,
  };
}

/** Lists the statuses that a new payment passes through. A bank debit is not authorized first: it is pending at once. */
export function listInitialStatuses(
  input: Pick<SaleInput, 'type' | 'options'>,
  authorization: Authorization,
  { initialStatuses, captureStatuses }: InstrumentKind,
): readonly string[] {
  if (authorization.status !== 'authorized') return [authorization.status];
  if (initialStatuses) return initialStatuses;
  if (input.type === 'credit') return ['submitted_for_settlement'];
  return ['authorized', ...(input.options?.submitForSettlement === true ? captureStatuses : [])];
}
