import { checkCard, type CardChecks } from '../cards/verify-card';
import { type SandboxContext } from '../context';
import { randomId } from '../random';
import { refuseIfAny, Refusal } from '../server-api/refusal';
import { consumeNonce, findNonce } from '../store/consume-nonce';
import { type Database } from '../store/database';
import { transactions, type Document } from '../store/schema';
import { checksOf, outcomeOf, type Instrument } from '../vault/instrument';
import { kindOf } from '../vault/instrument-kinds';
import { currencyOf, defaultMerchantAccount } from '../vault/merchant-account';
import { isDocument, textAt, valueAt } from '../vault/text-at';
import { authorizationLifetime } from './authorization-lifetime';
import { decideAuthorization, type Authorization } from './decide-authorization';
import { openDispute } from './open-dispute';
import { isDuplicate } from './find-duplicate';
import { fromCents, toCents } from './money';
import { NONCE_CONSUMED, refusalOf, refuseBrand, resolveInstrument } from './resolve-instrument';
import { saleDocument } from './sale-document';
import { type SaleInput } from './sale-input';
import { storeOfSale, type StoredOfSale } from './store-of-sale';
import { authenticationOf } from './three-d-secure';
import { statusEvent, type TransactionRow } from './transaction-row';
import { validateSale } from './validate-sale';

interface Draft {
  input: SaleInput;
  instrument: Instrument;
  spend: string | undefined;
  threeDSecureInfo: Document | null;
  authenticationMissing: boolean;
}

/**
 * Charges an instrument, or credits it. The nonce is spent with the transaction's row in one database transaction: of two sales that race
 * for it, one is made.
 * @throws Refusal for what cannot be carried out; a declined transaction is returned
 */
export async function createSale(context: SandboxContext, input: SaleInput): Promise<TransactionRow> {
  const resolved = await resolveInstrument(context, input);
  const { instrument, spend } = resolved;
  const authentication = authenticationOf(input, instrument);
  refuseIfAny([
    ...validateSale(context, input),
    ...resolved.errors,
    ...(instrument ? [...refuseBrand(context, instrument), ...refuseUnverified(instrument)] : []),
    ...authentication.errors,
  ]);
  if (!instrument) throw new Error('A sale without errors has an instrument');
  const draft = { input, instrument, spend, threeDSecureInfo: authentication.info, authenticationMissing: authentication.missing };
  return context.database.transaction((handle) => record(handle, context, draft));
}

async function record(handle: Database, context: SandboxContext, draft: Draft): Promise<TransactionRow> {
  const { merchant, clock } = context;
  const { input, spend } = draft;
  if (spend !== undefined && !(await consumeNonce(handle, merchant.id, spend, clock.now()))) {
    throw new Refusal([refusalOf(await findNonce(handle, merchant.id, spend), clock.now()) ?? NONCE_CONSUMED]);
  }
  const amount = fromCents(toCents((input.amount ?? '').trim()));
  const checks = kindOf(draft.instrument).isCard ? saleChecks(draft) : undefined;
  const identity = identityOf(draft.instrument);
  const orderId = input.orderId || null;
  const duplicate = input.type === 'sale' && (await isDuplicate(handle, context, { amount, orderId, identity }));
  const authorization = authorize(context, draft, { cents: toCents(amount), checks, duplicate });
  const stored = await storeOfSale(handle, context, draft, authorization.status === 'authorized');
  const row = rowOf(context, { ...draft, instrument: stored.instrument }, { amount, orderId, checks, authorization, identity, stored });
  const [inserted] = await handle.insert(transactions).values(row).returning();
  if (!inserted) throw new Error('The transaction was not stored');
  return openDispute(handle, context, inserted, draft.instrument);
}

interface Decided {
  amount: string;
  orderId: string | null;
  checks: CardChecks | undefined;
  authorization: Authorization;
  identity: string | null;
  stored: StoredOfSale;
}

function rowOf(context: SandboxContext, draft: Draft, decided: Decided): typeof transactions.$inferInsert {
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
function statusesOf(input: SaleInput, authorization: Authorization, instrumentType: string): string[] {
  if (authorization.status !== 'authorized') return [authorization.status];
  if (instrumentType === 'us_bank_account') return ['settlement_pending'];
  if (input.type === 'credit') return ['submitted_for_settlement'];
  return input.options?.submitForSettlement === true ? ['authorized', 'submitted_for_settlement'] : ['authorized'];
}

function authorize(
  { settings }: SandboxContext,
  { input, instrument, authenticationMissing }: Draft,
  facts: { cents: number; checks: CardChecks | undefined; duplicate: boolean },
): Authorization {
  const tokenIssuance = textAt(instrument.hidden, 'refused') === 'token_issuance' ? 'token_issuance' : undefined;
  return decideAuthorization({
    cents: facts.cents,
    instrumentType: kindOf(instrument).instrumentType,
    acceptPartialAuthorization: input.acceptPartialAuthorization === true,
    refusedBefore: facts.duplicate ? 'duplicate' : authenticationMissing ? 'three_d_secure' : tokenIssuance,
    outcome: outcomeOf(instrument),
    expirationYear: textAt(instrument.document, 'details', 'expirationYear'),
    checks: facts.checks,
    rules: settings.rules?.transaction ?? {},
  });
}

/** The sale's own security code and address count before what the instrument brought along. */
function saleChecks({ input, instrument }: Draft): CardChecks {
  const checks = { ...checksOf(instrument.hidden) };
  if (input.creditCard?.cvv) checks.cvvResponseCode = checkCard({ cvv: input.creditCard.cvv }).cvvResponseCode;
  if (input.billing) Object.assign(checks, { ...checkCard({ billingAddress: input.billing }), cvvResponseCode: checks.cvvResponseCode });
  if (input.options?.skipCvv === true) checks.cvvResponseCode = 'B';
  if (input.options?.skipAvs === true)
    Object.assign(checks, { avsPostalCodeResponseCode: 'B', avsStreetAddressResponseCode: 'B', avsErrorResponseCode: null });
  return checks;
}

function billingOf({ input, instrument }: Draft): Document {
  if (input.billing) return input.billing;
  const stored = valueAt(instrument.hidden, 'billingAddress');
  return isDocument(stored) ? stored : {};
}

/** The same for the same card or account. */
function identityOf({ cardFingerprint, token, document }: Instrument): string | null {
  return cardFingerprint ?? token ?? textAt(document, 'nonce');
}

function refuseUnverified(instrument: Instrument) {
  const unverified =
    kindOf(instrument).instrumentType === 'us_bank_account' && instrument.token !== null && valueAt(instrument.hidden, 'verified') !== true;
  if (!unverified) return [];
  return [{ path: ['transaction', 'paymentMethodToken'], code: '915172', message: 'US bank account is not verified.' }];
}
