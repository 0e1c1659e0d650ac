import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { type SandboxContext } from '../../core/context';
import { Refusal } from '../../core/http/refusal';
import { type VerificationDocument } from '../../core/store/documents';
import { verifications } from '../../core/store/schema';
import { unitOfWork } from '../../core/store/unit-of-work';
import { type XmlFields } from '../../core/xml/write-xml';
import { computeSettlementTime } from '../../payments/vault/deposit-settlement';
import { findMethod } from '../../payments/vault/find-rows';
import { addHiddenFacts, setVerified } from '../../payments/vault/verify-bank-account';
import { type VerificationRow } from '../../payments/vault/verify-instrument';
import { describeVerification } from './describe-payment-method';
import { parseInput } from './parse-input';
import { respondWith, readParameter, type ServerApiCall, type ServerApiRoute } from './route';
import { findVerification } from './verifications';

const depositsInput = z.looseObject({ depositAmounts: z.array(z.coerce.number()).nullish() });

/** Number of wrong attempts after which the account must be entered again. */
const MAX_TRIES = 5;

const refuse = (code: string, message: string, subject?: XmlFields) =>
  new Refusal([{ path: ['usBankAccountVerification', 'base'], code, message }], message, subject);

/** Verifies an account by its two small deposits, whose amounts only the account holder can see. */
async function confirm(call: ServerApiCall) {
  const { context } = call;
  const { depositAmounts } = parseInput(depositsInput, call.input, 'usBankAccountVerification');
  const outcome = await unitOfWork(context, async (context) => {
    const row = await findVerification(context, readParameter(call, 'id'));
    return decide(context, row, depositAmounts ?? []);
  });
  if (outcome instanceof Refusal) throw outcome;
  return respondWith('usBankAccountVerification', describeVerification(outcome));
}

/** Returns a refusal instead of throwing it, because the attempt must be stored. */
async function decide(context: SandboxContext, row: VerificationRow, amounts: number[]): Promise<VerificationRow | Refusal> {
  const { verificationMethod, internal: state } = row.document;
  if (verificationMethod !== 'micro_transfers' || !state) return refuse('96102', 'Must be a micro transfers verification.');
  if (state.tries >= MAX_TRIES) return refuse('96104', 'Too many confirmation attempts.');
  if (row.status !== 'pending') return refuse('96101', 'Verification is not confirmable.');
  if (state.verifiesAt !== undefined) return row;
  if (amounts.length !== 2 || amounts.some((amount) => !Number.isInteger(amount) || amount <= 0))
    return refuse('96106', 'Deposit amounts are invalid.');
  const isCorrect = [...amounts].sort((one, other) => one - other).every((amount, index) => amount === state.deposits[index]);
  if (!isCorrect) {
    const tries = state.tries + 1;
    const isLast = tries >= MAX_TRIES;
    const updated = await updateVerification(context, row, isLast ? 'gateway_rejected' : 'pending', {
      internal: { ...state, tries },
      ...(isLast ? { gatewayRejectionReason: 'too_many_confirmation_attempts' } : {}),
    });
    if (!isLast) return refuse('96103', 'Deposit amounts do not match.');
    return refuse('96104', 'Too many confirmation attempts.', { usBankAccountVerification: describeVerification(updated) });
  }
  const method = await findMethod(context, row.paymentMethodToken ?? '');
  if (state.settlesLater) {
    const verifiesAt = computeSettlementTime(context.clock.now());
    if (method) await addHiddenFacts(context, method, { verifiesAt });
    return updateVerification(context, row, 'pending', { internal: { ...state, verifiesAt } });
  }
  if (method) await setVerified(context, method, true);
  return updateVerification(context, row, 'verified', { verificationDeterminedAt: new Date(context.clock.now()).toISOString() });
}

async function updateVerification(
  { database, merchant }: SandboxContext,
  row: VerificationRow,
  status: string,
  document: VerificationDocument,
): Promise<VerificationRow> {
  const [updated] = await database
    .update(verifications)
    .set({ status, document: { ...row.document, ...document, status } })
    .where(and(eq(verifications.merchantId, merchant.id), eq(verifications.id, row.id)))
    .returning();
  return updated ?? row;
}

export const bankAccountVerificationRoutes: readonly ServerApiRoute[] = [
  {
    method: 'GET',
    path: 'us_bank_account_verifications/:id',
    handle: async (call) =>
      respondWith('usBankAccountVerification', describeVerification(await findVerification(call.context, readParameter(call, 'id')))),
  },
  { method: 'PUT', path: 'us_bank_account_verifications/:id/confirm_micro_transfer_amounts', handle: confirm },
];
