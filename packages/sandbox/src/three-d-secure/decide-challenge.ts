import { eq, and } from 'drizzle-orm';
import { type SandboxContext } from '../context';
import { findNonce } from '../store/consume-nonce';
import { advancePaymentContext, findPaymentContext, type PaymentContext } from '../store/payment-contexts';
import { paymentMethodNonces } from '../store/schema';
import { describeAuthentication } from './describe-authentication';
import { readVerification, THREE_D_SECURE, type Decision } from './verification';

/** Decides a challenge that is still open; whoever comes second finds what the first one decided. */
export async function decideChallenge(context: SandboxContext, row: PaymentContext, decision: Decision): Promise<PaymentContext> {
  const decided =
    row.status === 'pending' ? await advancePaymentContext(context, row, { status: nameOf(decision), document: { decision } }) : undefined;
  if (decided && decision.actionCode === 'ERROR') await rememberError(context, decided, decision);
  return decided ?? (await findPaymentContext(context, THREE_D_SECURE, row.id)) ?? row;
}

const NAMES = { SUCCESS: 'authenticated', NOACTION: 'unavailable', FAILURE: 'failed', ERROR: 'error' } as const;
const nameOf = ({ actionCode, challengeCancel }: Decision) => (challengeCancel === '01' ? 'canceled' : NAMES[actionCode]);

/** The page does not come back after an error, so the nonce it has is told at once. */
async function rememberError(context: SandboxContext, row: PaymentContext, { status, transStatus }: Decision): Promise<void> {
  const { database, merchant } = context;
  const { nonce, version, cardType, acsUrl } = readVerification(row);
  const found = await findNonce(database, merchant.id, nonce);
  if (!found) return;
  const threeDSecureInfo = describeAuthentication({
    status,
    lookup: 'C',
    authentication: transStatus,
    version,
    cardType,
    acsUrl,
    authenticationId: row.id,
  });
  await database
    .update(paymentMethodNonces)
    .set({ document: { ...found.document, threeDSecureInfo } })
    .where(and(eq(paymentMethodNonces.merchantId, merchant.id), eq(paymentMethodNonces.nonce, nonce)));
}
