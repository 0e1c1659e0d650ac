import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { listSupportedCardTypes } from '../cards/supported-card-types';
import { cardInput } from '../cards/card-input';
import { validateCard } from '../cards/validate-card';
import { type SandboxContext } from '../context';
import { text } from '../input-fields';
import { GatewayError } from '../server/gateway-error';
import { type Database } from '../store/database-handle';
import { verifications } from '../store/schema';
import { findCurrency } from '../vault/merchant-account';
import { instrumentFromCard } from '../vault/instrument';
import { describeFailedVerification, verifyInstrument, type VerificationRow } from '../vault/verify-instrument';
import { parseInput } from './parse-input';
import { describeVerification } from './describe-payment-method';
import { Refusal, refuseIfAny } from './refusal';
import { respondCreated, respondWith, readParameter, type ServerApiCall, type ServerApiRoute } from './route';

const verificationInput = z.looseObject({
  creditCard: cardInput.nullish(),
  options: z.looseObject({ amount: text, merchantAccountId: text }).nullish(),
});

/** @throws GatewayError 404 */
export async function findVerification(
  handle: Pick<Database, 'select'>,
  { merchant }: SandboxContext,
  id: string,
): Promise<VerificationRow> {
  const only = and(eq(verifications.merchantId, merchant.id), eq(verifications.id, id));
  const [row] = await handle.select().from(verifications).where(only).for('update');
  if (row) return row;
  throw new GatewayError('NOT_FOUND', 'Verification not found');
}

/** Verifies a card without storing it. */
async function create({ context, input: body }: ServerApiCall) {
  const { creditCard, options } = parseInput(verificationInput, body, 'verification');
  const card = creditCard ?? {};
  const rules = { validate: true, challenges: [], supportedCardTypes: listSupportedCardTypes(context.settings) };
  const errors = validateCard(card, rules).map((error) => ({ ...error, path: ['verification', 'creditCard', ...error.path] }));
  const { amount, merchantAccountId } = options ?? {};
  const refuse = (name: string, code: string, message: string) => errors.push({ path: ['verification', 'options', name], code, message });
  if (amount?.startsWith('-')) refuse('amount', '94201', 'Verification amount cannot be negative.');
  else if (amount && !/^\d+(\.\d{1,2})?$/.test(amount)) refuse('amount', '94202', 'Verification amount is an invalid format.');
  if (merchantAccountId && findCurrency(context, merchantAccountId) === undefined) {
    refuse('merchantAccountId', '94204', 'Merchant account ID is invalid.');
  }
  refuseIfAny(errors);
  const row = await verifyInstrument(context.database, context, instrumentFromCard(context, card), { amount, merchantAccountId });
  if (row.status === 'verified') return respondCreated('verification', describeVerification(row));
  const { message } = describeFailedVerification(row, ['creditCard']);
  throw new Refusal([], message, { verification: describeVerification(row) });
}

export const verificationRoutes: readonly ServerApiRoute[] = [
  { method: 'POST', path: 'verifications', handle: create },
  {
    method: 'GET',
    path: 'verifications/:id',
    handle: async ({ context, ...call }) =>
      respondWith(
        'verification',
        describeVerification(await findVerification(context.database, context, readParameter({ context, ...call }, 'id'))),
      ),
  },
];
