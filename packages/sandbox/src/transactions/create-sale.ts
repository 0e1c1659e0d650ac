import { type CardChecks } from '../cards/verify-card';
import { type SandboxContext } from '../context';
import { refuseIfAny, Refusal } from '../server-api/refusal';
import { consumeNonce, findNonce } from '../store/consume-nonce';
import { type Database } from '../store/database';
import { transactions } from '../store/schema';
import { outcomeOf, type Instrument } from '../vault/instrument';
import { kindOf } from '../vault/instrument-kinds';
import { textAt, valueAt } from '../vault/text-at';
import { decideAuthorization, type Authorization } from './decide-authorization';
import { openDispute } from './open-dispute';
import { isDuplicate } from './find-duplicate';
import { fromCents, toCents } from './money';
import { NONCE_CONSUMED, refusalOf, refuseBrand, resolveInstrument } from './resolve-instrument';
import { saleChecks } from './sale-checks';
import { type SaleInput } from './sale-input';
import { saleRow, type SaleDraft } from './sale-row';
import { storeOfSale } from './store-of-sale';
import { authenticationOf } from './three-d-secure';
import { type TransactionRow } from './transaction-row';
import { validateSale } from './validate-sale';

/**
 * Charges an instrument, or credits it. The nonce is spent with the transaction's row in one database transaction: of two sales that race
 * for it, one is made.
 * @throws Refusal for what cannot be carried out; a declined transaction is returned
 */
export async function createSale(context: SandboxContext, input: SaleInput): Promise<TransactionRow> {
  const resolved = await resolveInstrument(context, input);
  const { instrument, spend } = resolved;
  const authentication = await authenticationOf(context, input, instrument);
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

async function record(handle: Database, context: SandboxContext, draft: SaleDraft): Promise<TransactionRow> {
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
  const row = saleRow(context, { ...draft, instrument: stored.instrument }, { amount, orderId, checks, authorization, identity, stored });
  const [inserted] = await handle.insert(transactions).values(row).returning();
  if (!inserted) throw new Error('The transaction was not stored');
  return openDispute(handle, context, inserted, draft.instrument);
}

function authorize(
  { settings }: SandboxContext,
  { input, instrument, authenticationMissing }: SaleDraft,
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
