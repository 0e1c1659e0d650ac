import { and, eq } from 'drizzle-orm';
import { type SandboxContext } from '../../core/context';
import { GatewayError } from '../../core/http/gateway-error';
import { Refusal, refuseIfAny } from '../../core/http/refusal';
import { verifications } from '../../core/store/schema';
import { unitOfWork } from '../../core/store/unit-of-work';
import { consumeNonce } from '../../payments/instruments/consume-nonce';
import { verifyIfSettled } from '../../payments/vault/deposit-settlement';
import { prepareVerification, verificationInput } from '../../payments/vault/verification-input';
import { describeFailedVerification, verifyInstrument, type VerificationRow } from '../../payments/vault/verify-instrument';
import { describeVerification } from './describe-payment-method';
import { parseInput } from './parse-input';
import { respondCreated, respondWith, readParameter, type ServerApiCall, type ServerApiRoute } from './route';

/** @throws GatewayError 404 */
export async function findVerification(context: SandboxContext, id: string): Promise<VerificationRow> {
  const only = and(eq(verifications.merchantId, context.merchant.id), eq(verifications.id, id));
  const [row] = await context.database.select().from(verifications).where(only).for('update');
  if (row) return verifyIfSettled(context, row);
  throw new GatewayError('NOT_FOUND', 'Verification not found');
}

/** Verifies a card without storing it. A nonce is spent. */
async function create({ context, input: body }: ServerApiCall) {
  const input = parseInput(verificationInput, body, 'verification');
  const { instrument, nonceToSpend, errors } = await prepareVerification(context, input);
  refuseIfAny(errors);
  if (!instrument) throw new Error('A verification without errors has an instrument');
  const row = await unitOfWork(context, async (context) => {
    if (nonceToSpend !== undefined) await consumeNonce(context, nonceToSpend);
    return verifyInstrument(context, instrument, { ...input.options, deviceData: input.deviceData });
  });
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
      respondWith('verification', describeVerification(await findVerification(context, readParameter({ context, ...call }, 'id')))),
  },
];
