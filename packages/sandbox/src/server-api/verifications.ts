import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { listSupportedCardTypes } from '../cards/supported-card-types';
import { cardInput } from '../cards/card-input';
import { validateCard } from '../cards/validate-card';
import { type SandboxContext } from '../context';
import { text } from '../input-fields';
import { GatewayError, type FieldError } from '../server/gateway-error';
import { type Database } from '../store/database-handle';
import { verifications } from '../store/schema';
import { checkVerificationOptions, VERIFICATION_OPTIONS } from '../vault/verification-options';
import { instrumentFromCard } from '../vault/instrument';
import { describeFailedVerification, verifyInstrument, type VerificationRow } from '../vault/verify-instrument';
import { parseInput } from './parse-input';
import { describeVerification } from './describe-payment-method';
import { Refusal, refuseIfAny } from './refusal';
import { respondCreated, respondWith, readParameter, type ServerApiCall, type ServerApiRoute } from './route';

const verificationInput = z.looseObject({
  creditCard: cardInput.nullish(),
  deviceData: text,
  options: z.looseObject({ amount: text, merchantAccountId: text, accountType: text, accountInformationInquiry: text }).nullish(),
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
  const { creditCard, options, deviceData } = parseInput(verificationInput, body, 'verification');
  const card = creditCard ?? {};
  const rules = { validate: true, challenges: [], supportedCardTypes: listSupportedCardTypes(context.settings) };
  const errors: FieldError[] = validateCard(card, rules).map((error) => ({
    ...error,
    path: ['verification', 'creditCard', ...error.path],
  }));
  errors.push(...checkVerificationOptions(context, options, VERIFICATION_OPTIONS, ['verification', 'options']));
  refuseIfAny(errors);
  const row = await verifyInstrument(context.database, context, instrumentFromCard(context, card), { ...options, deviceData });
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
