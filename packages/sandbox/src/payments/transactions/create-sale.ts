import { type SandboxContext } from '../../core/context';
import { refuseIfAny, Refusal } from '../../core/http/refusal';
import { transactions } from '../../core/store/schema';
import { unitOfWork } from '../../core/store/unit-of-work';
import { type CardChecks } from '../cards/verify-card';
import { consumeNonce } from '../instruments/consume-nonce';
import { type Instrument, findKind } from '../instruments/kinds';
import { deliverPending } from '../webhooks/deliver-webhook';
import { addRetry } from './add-retry';
import { decideAuthorization, type Authorization } from './decide-authorization';
import { isDuplicate } from './is-duplicate';
import { mergeSaleChecks } from './merge-sale-checks';
import { fromCents, toCents } from './money';
import { openDispute } from './open-dispute';
import { refuseInstrument } from './refuse-instrument';
import { NONCE_CONSUMED, resolveChargedNonce, resolveInstrument } from './resolve-instrument';
import { resolveAddresses } from './sale-addresses';
import { type SaleInput } from './sale-input';
import { createSaleRow, type SaleDraft } from './sale-row';
import { storeSaleInstrument } from './store-sale-instrument';
import { findAuthentication } from './three-d-secure';
import { type TransactionRow } from './transaction-row';
import { validateSale } from './validate-sale';

/**
 * Charges or credits an instrument. The nonce is spent in the same database transaction that stores the payment: when two sales race for a nonce,
 * only one is created.
 * @throws Refusal for invalid input; a declined payment is returned
 */
export async function createSale(context: SandboxContext, requested: SaleInput): Promise<TransactionRow> {
  const resolved = await resolveInstrument(context, requested);
  const { instrument, nonceToSpend } = resolved;
  const { input, errors: addressErrors } = await resolveAddresses(context, requested, instrument);
  const authentication = await findAuthentication(context, input, instrument);
  refuseIfAny([
    ...validateSale(context, input, instrument),
    ...resolved.errors,
    ...addressErrors,
    ...(instrument ? refuseInstrument(context, input, instrument) : []),
    ...authentication.errors,
  ]);
  if (!instrument) throw new Error('A sale without errors has an instrument');
  const draft = { input, instrument, nonceToSpend, threeDSecureInfo: authentication.info, authenticationMissing: authentication.missing };
  const row = await unitOfWork(context, (context) => storeSale(context, draft));
  void deliverPending(context);
  return row;
}

async function storeSale(context: SandboxContext, draft: SaleDraft): Promise<TransactionRow> {
  const { input, nonceToSpend } = draft;
  if (nonceToSpend !== undefined && !(await consumeNonce(context, nonceToSpend))) {
    const { errors } = await resolveChargedNonce(context, nonceToSpend);
    throw new Refusal(errors.length > 0 ? errors : [NONCE_CONSUMED]);
  }
  const amount = fromCents(toCents((input.amount ?? '').trim()));
  const checks = findKind(draft.instrument).isCard ? mergeSaleChecks(draft) : undefined;
  const identity = readIdentity(draft.instrument);
  const orderId = input.orderId || null;
  const duplicate = input.type === 'sale' && !input.apiRequestKey && (await isDuplicate(context, { amount, orderId, identity }));
  const authorization = authorize(context, draft, { cents: toCents(amount), checks, duplicate });
  const stored = await storeSaleInstrument(context, draft, authorization.status === 'authorized');
  const row = createSaleRow(
    context,
    { ...draft, instrument: stored.instrument },
    { amount, orderId, checks, authorization, identity, stored },
  );
  const rows = await context.database.insert(transactions).values(addRetry(row)).returning();
  const inserted = rows.find(({ id }) => id === row.id);
  if (!inserted) throw new Error('The transaction was not stored');
  return openDispute(context, inserted, draft.instrument);
}

function authorize(
  { settings }: SandboxContext,
  { input, instrument, authenticationMissing }: SaleDraft,
  facts: { cents: number; checks: CardChecks | undefined; duplicate: boolean },
): Authorization {
  const tokenIssuance = instrument.facts.refused;
  return decideAuthorization({
    cents: facts.cents,
    kind: findKind(instrument),
    acceptPartialAuthorization: input.acceptPartialAuthorization === true,
    refusedBefore: facts.duplicate ? 'duplicate' : authenticationMissing ? 'three_d_secure' : tokenIssuance,
    outcome: instrument.facts.outcome ?? 'approved',
    expirationYear: instrument.document.details.expirationYear || null,
    checks: facts.checks,
    rules: settings.rules?.transaction ?? {},
  });
}

/** Identifies the card or account, to find duplicates. */
function readIdentity({ cardFingerprint, token, document }: Instrument): string | null {
  return cardFingerprint ?? token ?? document.nonce ?? null;
}
