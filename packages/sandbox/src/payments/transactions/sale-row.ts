import { type SandboxContext } from '../../core/context';
import { randomId } from '../../core/random';
import { type transactions, type Document } from '../../core/store/schema';
import { type CardChecks } from '../cards/verify-card';
import { type InstrumentKind } from '../instruments/define-instrument';
import { type Instrument, findKind } from '../instruments/kinds';
import { findCurrency } from '../vault/merchant-account';
import { findAuthorizationLifetime } from './authorization-lifetime';
import { type Authorization } from './decide-authorization';
import { readAccountId } from './sale-account';
import { readBilling } from './sale-addresses';
import { createSaleDocument } from './sale-document';
import { type SaleInput } from './sale-input';
import { type StoredSaleInstrument } from './store-sale-instrument';
import { createStatusEvent } from './transaction-row';

/** A sale whose input is valid. */
export interface SaleDraft {
  input: SaleInput;
  instrument: Instrument;
  nonceToSpend: string | undefined;
  threeDSecureInfo: Document | null;
  authenticationMissing: boolean;
}

export interface SaleDecision {
  amount: string;
  orderId: string | null;
  checks: CardChecks | undefined;
  authorization: Authorization;
  identity: string | null;
  stored: StoredSaleInstrument;
}

export function createSaleRow(context: SandboxContext, draft: SaleDraft, decided: SaleDecision): typeof transactions.$inferInsert {
  const { input, instrument } = draft;
  const { amount, authorization, stored } = decided;
  const now = context.clock.now();
  const merchantAccountId = readAccountId(context, input);
  const kind = findKind(instrument);
  const lifetime = findAuthorizationLifetime(kind, instrument.document.details.cardType || undefined, input.transactionSource ?? undefined);
  const statuses = listInitialStatuses(input, authorization, kind);
  const status = statuses.at(-1) ?? authorization.status;
  const expiresAt = authorization.status === 'authorized' && lifetime !== undefined ? now + lifetime : null;
  const currencyIsoCode = findCurrency(context, merchantAccountId) ?? 'USD';
  return {
    merchantId: context.merchant.id,
    id: randomId(8),
    type: input.type ?? 'sale',
    status,
    amount,
    currencyIsoCode,
    orderId: decided.orderId,
    customerId: stored.customerId,
    paymentMethodToken: instrument.token,
    paymentMethodNonce: input.paymentMethodNonce ?? null,
    statusHistory: statuses.map((each) => createStatusEvent(context, each, amount)),
    document: {
      ...createSaleDocument({
        input,
        instrument,
        authorization,
        total: { amount, currencyIsoCode },
        isSubmitted: statuses.includes('submitted_for_settlement'),
        checks: decided.checks,
        threeDSecureInfo: draft.threeDSecureInfo,
        merchantAccountId,
        customer: stored.customer,
        billing: stored.billing ?? readBilling(input, instrument),
        shipping: stored.shipping ?? input.shipping ?? {},
      }),
      authorizationExpiresAt: expiresAt === null ? null : new Date(expiresAt).toISOString(),
      internal: {
        identity: decided.identity,
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
