import { type CardChecks } from '../cards/verify-card';
import { type SandboxContext } from '../context';
import { randomId } from '../random';
import { type transactions, type Document } from '../store/schema';
import { type Instrument } from '../vault/instrument';
import { kindOf } from '../vault/instrument-kinds';
import { currencyOf, defaultMerchantAccount } from '../vault/merchant-account';
import { isDocument, textAt, valueAt } from '../vault/text-at';
import { authorizationLifetime } from './authorization-lifetime';
import { type Authorization } from './decide-authorization';
import { saleDocument } from './sale-document';
import { type SaleInput } from './sale-input';
import { type StoredOfSale } from './store-of-sale';
import { statusEvent } from './transaction-row';

/** A sale that can be carried out. */
export interface SaleDraft {
  input: SaleInput;
  instrument: Instrument;
  spend: string | undefined;
  threeDSecureInfo: Document | null;
  authenticationMissing: boolean;
}

export interface Decided {
  amount: string;
  orderId: string | null;
  checks: CardChecks | undefined;
  authorization: Authorization;
  identity: string | null;
  stored: StoredOfSale;
}

export function saleRow(context: SandboxContext, draft: SaleDraft, decided: Decided): typeof transactions.$inferInsert {
  const { input, instrument } = draft;
  const { amount, authorization, stored } = decided;
  const now = context.clock.now();
  const merchantAccountId = input.merchantAccountId || defaultMerchantAccount(context);
  const { instrumentType } = kindOf(instrument);
  const lifetime = authorizationLifetime(
    instrumentType,
    textAt(instrument.document, 'details', 'cardType') ?? undefined,
    input.transactionSource ?? undefined,
  );
  const statuses = statusesOf(input, authorization, instrumentType);
  const status = statuses.at(-1) ?? authorization.status;
  const expiresAt = authorization.status === 'authorized' && lifetime !== undefined ? now + lifetime : null;
  return {
    merchantId: context.merchant.id,
    id: randomId(8),
    type: input.type ?? 'sale',
    status,
    amount,
    currencyIsoCode: currencyOf(context, merchantAccountId) ?? 'USD',
    orderId: decided.orderId,
    customerId: stored.customerId,
    paymentMethodToken: instrument.token,
    paymentMethodNonce: input.paymentMethodNonce ?? null,
    statusHistory: statuses.map((each) => statusEvent(context, each, amount)),
    document: {
      ...saleDocument({
        input,
        instrument,
        authorization,
        checks: decided.checks,
        threeDSecureInfo: draft.threeDSecureInfo,
        merchantAccountId,
        customer: stored.customer,
        billing: billingOf(draft),
      }),
      authorizationExpiresAt: expiresAt === null ? null : new Date(expiresAt).toISOString(),
      internal: {
        identity: decided.identity,
        instrumentType,
        authorizationExpiresAt: expiresAt,
        submittedAt: status === 'authorized' ? null : now,
      },
    },
    createdAt: now,
    updatedAt: now,
  };
}

/** A bank debit has no hold on the money: it is under way at once. */
export function statusesOf(input: Pick<SaleInput, 'type' | 'options'>, authorization: Authorization, instrumentType: string): string[] {
  if (authorization.status !== 'authorized') return [authorization.status];
  if (instrumentType === 'us_bank_account') return ['settlement_pending'];
  if (input.type === 'credit') return ['submitted_for_settlement'];
  return input.options?.submitForSettlement === true ? ['authorized', 'submitted_for_settlement'] : ['authorized'];
}

function billingOf({ input, instrument }: SaleDraft): Document {
  if (input.billing) return input.billing;
  const stored = valueAt(instrument.hidden, 'billingAddress');
  return isDocument(stored) ? stored : {};
}
