import { type SandboxContext } from '../../core/context';
import { refuseIfAny, Refusal } from '../../core/http/refusal';
import { transactions } from '../../core/store/schema';
import { unitOfWork } from '../../core/store/unit-of-work';
import { consumeNonce } from '../instruments/consume-nonce';
import { findKind } from '../instruments/kinds';
import { findAccount, readAccountId } from '../vault/merchant-account';
import { deliverPending } from '../webhooks/deliver-webhook';
import { addRetry } from './add-retry';
import { decideAuthorization } from './decide-authorization';
import { isDuplicate } from './is-duplicate';
import { mergeSaleChecks } from './merge-sale-checks';
import { fromCents, toCents } from './money';
import { openDispute } from './open-dispute';
import { refuseInstrument } from './refuse-instrument';
import { NONCE_CONSUMED, resolveChargedNonce, resolveInstrument } from './resolve-instrument';
import { type DecidedSale, type Sale } from './sale';
import { resolveAddresses } from './sale-addresses';
import { type SaleInput } from './sale-input';
import { createSaleRow, listInitialStatuses } from './sale-row';
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
  const found = await resolveInstrument(context, requested);
  const { instrument } = found;
  const { input, errors: addressErrors } = await resolveAddresses(context, requested, instrument);
  const request = { input, account: findAccount(context, readAccountId(context, input)), instrument };
  const authentication = await findAuthentication(context, input, instrument);
  refuseIfAny([
    ...validateSale(context, request),
    ...found.errors,
    ...addressErrors,
    ...(instrument ? refuseInstrument(context, request, instrument) : []),
    ...authentication.errors,
  ]);
  if (!instrument) throw new Error('A sale without errors has an instrument');
  const sale = {
    ...request,
    instrument,
    nonceToSpend: found.nonceToSpend,
    threeDSecureInfo: authentication.info,
    authenticationMissing: authentication.missing,
  };
  const row = await unitOfWork(context, (context) => storeSale(context, sale));
  void deliverPending(context);
  return row;
}

async function storeSale(context: SandboxContext, sale: Sale): Promise<TransactionRow> {
  const { instrument, nonceToSpend } = sale;
  if (nonceToSpend !== undefined && !(await consumeNonce(context, nonceToSpend))) {
    const { errors } = await resolveChargedNonce(context, nonceToSpend);
    throw new Refusal(errors.length > 0 ? errors : [NONCE_CONSUMED]);
  }
  const row = createSaleRow(context, await decideSale(context, sale));
  const rows = await context.database.insert(transactions).values(addRetry(row)).returning();
  const inserted = rows.find(({ id }) => id === row.id);
  if (!inserted) throw new Error('The transaction was not stored');
  return openDispute(context, inserted, instrument);
}

/** Asks the bank, and stores customer and instrument in the vault where the sale wants it. */
async function decideSale(context: SandboxContext, sale: Sale): Promise<DecidedSale> {
  const { input, instrument, account } = sale;
  const kind = findKind(instrument);
  const amount = fromCents(toCents((input.amount ?? '').trim()));
  const checks = kind.isCard ? mergeSaleChecks(sale) : undefined;
  const identity = instrument.cardFingerprint ?? instrument.token ?? instrument.document.nonce ?? null;
  const orderId = input.orderId || null;
  const isRepeated = input.type === 'sale' && !input.apiRequestKey && (await isDuplicate(context, { amount, orderId, identity }));
  const authorization = decideAuthorization({
    cents: toCents(amount),
    kind,
    acceptPartialAuthorization: input.acceptPartialAuthorization === true,
    refusedBefore: isRepeated ? 'duplicate' : sale.authenticationMissing ? 'three_d_secure' : instrument.facts.refused,
    outcome: instrument.facts.outcome ?? 'approved',
    expirationYear: instrument.document.details.expirationYear || null,
    checks,
    rules: context.settings.rules?.transaction ?? {},
  });
  return {
    ...sale,
    ...(await storeSaleInstrument(context, sale, authorization.status === 'authorized')),
    authorization,
    total: { amount, currencyIsoCode: account?.currency ?? 'USD' },
    checks,
    identity,
    merchantAccountId: readAccountId(context, input),
    statuses: listInitialStatuses(input, authorization, kind),
  };
}
