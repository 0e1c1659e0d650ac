import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { type Database } from '../store/database';
import { type SandboxContext } from '../context';
import { verifications, type Document } from '../store/schema';
import { findMethod } from '../vault/find-rows';
import { setVerified } from '../vault/verify-bank-account';
import { type VerificationRow } from '../vault/verify-instrument';
import { parseInput } from './parse-input';
import { verificationAnswer } from './payment-method-answer';
import { Refusal } from './refusal';
import { found, parameter, type ServerApiCall, type ServerApiRoute } from './route';
import { verificationOf } from './verifications';

const depositsInput = z.looseObject({ depositAmounts: z.array(z.coerce.number()).nullish() });

interface MicroTransfers {
  deposits: number[];
  tries: number;
  /** The bank takes its days even after the right amounts. */
  settlesLater: boolean;
}

/** After so many wrong pairs the account must be entered anew. */
const TRIES = 5;

const refuse = (code: string, message: string) => new Refusal([{ path: ['usBankAccountVerification', 'base'], code, message }]);

/** Whoever can name the two small deposits holds the account. */
async function confirm(call: ServerApiCall) {
  const { context } = call;
  const { depositAmounts } = parseInput(depositsInput, call.input, 'usBankAccountVerification');
  const outcome = await context.database.transaction(async (handle) => {
    const row = await verificationOf(handle, context, parameter(call, 'id'));
    return decide(handle, context, row, depositAmounts ?? []);
  });
  if (outcome instanceof Refusal) throw outcome;
  return found('usBankAccountVerification', verificationAnswer(outcome));
}

/** A refusal is returned, not thrown: the try counts. */
async function decide(
  handle: Database,
  context: SandboxContext,
  row: VerificationRow,
  given: number[],
): Promise<VerificationRow | Refusal> {
  if (row.document['verificationMethod'] !== 'micro_transfers') return refuse('96102', 'Must be a micro transfers verification.');
  if (row.status !== 'pending') return refuse('96101', 'Verification is not confirmable.');
  const state = row.document['internal'] as MicroTransfers;
  if (given.length !== 2 || given.some((amount) => !Number.isInteger(amount) || amount <= 0))
    return refuse('96106', 'Deposit amounts are invalid.');
  if (state.tries >= TRIES) return refuse('96104', 'Too many confirmation attempts.');
  const right = [...given].sort((one, other) => one - other).every((amount, index) => amount === state.deposits[index]);
  if (!right) {
    const tries = state.tries + 1;
    await write(handle, context, row, tries >= TRIES ? 'gateway_rejected' : 'pending', {
      internal: { ...state, tries },
      ...(tries >= TRIES ? { gatewayRejectionReason: 'too_many_confirmation_attempts' } : {}),
    });
    return tries >= TRIES ? refuse('96104', 'Too many confirmation attempts.') : refuse('96103', 'Deposit amounts do not match.');
  }
  if (state.settlesLater) return row;
  const method = await findMethod(handle, context, row.paymentMethodToken ?? '');
  if (method) await setVerified(handle, context, method, true);
  return write(handle, context, row, 'verified', { verificationDeterminedAt: new Date(context.clock.now()).toISOString() });
}

async function write(
  handle: Pick<Database, 'update'>,
  { merchant }: SandboxContext,
  row: VerificationRow,
  status: string,
  document: Document,
): Promise<VerificationRow> {
  const [updated] = await handle
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
      found(
        'usBankAccountVerification',
        verificationAnswer(await verificationOf(call.context.database, call.context, parameter(call, 'id'))),
      ),
  },
  { method: 'PUT', path: 'us_bank_account_verifications/:id/confirm_micro_transfer_amounts', handle: confirm },
];
