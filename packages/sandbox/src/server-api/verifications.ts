import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { supportedCardTypes } from '../cards/supported-card-types';
import { cardInput } from '../cards/card-input';
import { validateCard } from '../cards/validate-card';
import { type SandboxContext } from '../context';
import { GatewayError } from '../server/gateway-error';
import { type Database } from '../store/database';
import { verifications } from '../store/schema';
import { currencyOf } from '../vault/merchant-account';
import { instrumentOfCard } from '../vault/instrument';
import { verificationRefusal, verifyInstrument, type VerificationRow } from '../vault/verify-instrument';
import { parseInput } from './parse-input';
import { verificationAnswer } from './payment-method-answer';
import { Refusal, refuseIfAny } from './refusal';
import { created, found, parameter, type ServerApiCall, type ServerApiRoute } from './route';

const text = z.union([z.string(), z.number()]).transform(String).nullish();
const verificationInput = z.looseObject({
  creditCard: cardInput.nullish(),
  options: z.looseObject({ amount: text, merchantAccountId: text }).nullish(),
});

/** @throws GatewayError 404 */
export async function verificationOf(handle: Pick<Database, 'select'>, { merchant }: SandboxContext, id: string): Promise<VerificationRow> {
  const only = and(eq(verifications.merchantId, merchant.id), eq(verifications.id, id));
  const [row] = await handle.select().from(verifications).where(only).for('update');
  if (row) return row;
  throw new GatewayError('NOT_FOUND', 'Verification not found');
}

/** Asks the bank about a card without keeping it. */
async function create({ context, input: given }: ServerApiCall) {
  const { creditCard, options } = parseInput(verificationInput, given, 'verification');
  const card = creditCard ?? {};
  const rules = { validate: true, challenges: [], supportedCardTypes: supportedCardTypes(context.settings) };
  const errors = validateCard(card, rules).map((error) => ({ ...error, path: ['verification', 'creditCard', ...error.path] }));
  const { amount, merchantAccountId } = options ?? {};
  const refuse = (name: string, code: string, message: string) => errors.push({ path: ['verification', 'options', name], code, message });
  if (amount?.startsWith('-')) refuse('amount', '94201', 'Verification amount cannot be negative.');
  else if (amount && !/^\d+(\.\d{1,2})?$/.test(amount)) refuse('amount', '94202', 'Verification amount is an invalid format.');
  if (merchantAccountId && currencyOf(context, merchantAccountId) === undefined) {
    refuse('merchantAccountId', '94204', 'Merchant account ID is invalid.');
  }
  refuseIfAny(errors);
  const row = await verifyInstrument(context.database, context, instrumentOfCard(context, card), { amount, merchantAccountId });
  if (row.status === 'verified') return created('verification', verificationAnswer(row));
  const { message } = verificationRefusal(row, ['creditCard']);
  throw new Refusal([], message, { verification: verificationAnswer(row) });
}

export const verificationRoutes: readonly ServerApiRoute[] = [
  { method: 'POST', path: 'verifications', handle: create },
  {
    method: 'GET',
    path: 'verifications/:id',
    handle: async ({ context, ...call }) =>
      found('verification', verificationAnswer(await verificationOf(context.database, context, parameter({ context, ...call }, 'id')))),
  },
];
