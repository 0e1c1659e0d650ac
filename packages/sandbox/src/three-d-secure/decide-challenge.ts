import { and, eq, sql } from 'drizzle-orm';
import { type SandboxContext } from '../context';
import { advancePaymentContext, findPaymentContext, type PaymentContext } from '../store/payment-contexts';
import { paymentMethodNonces, type Document } from '../store/schema';
import { describeAuthentication } from './describe-authentication';
import { readVerification, THREE_D_SECURE, type Decision } from './verification';

/** Decides a challenge that is still open; whoever comes second finds what the first one decided. */
export async function decideChallenge(context: SandboxContext, row: PaymentContext, decision: Decision): Promise<PaymentContext> {
  if (row.status !== 'pending') return row;
  const info = decision.actionCode === 'ERROR' ? infoOf(row, decision) : undefined;
  const change = { status: nameOf(decision), document: { decision, ...(info ? { info } : {}) } };
  const decided = await advancePaymentContext(context, row, change);
  if (decided && info) await rememberError(context, readVerification(row).nonce, info);
  return decided ?? (await findPaymentContext(context, THREE_D_SECURE, row.id)) ?? row;
}

const NAMES = { SUCCESS: 'authenticated', NOACTION: 'unavailable', FAILURE: 'failed', ERROR: 'error' } as const;
const nameOf = ({ actionCode, challengeCancel }: Decision) => (challengeCancel === '01' ? 'canceled' : NAMES[actionCode]);

function infoOf(row: PaymentContext, { status, transStatus }: Decision): Document {
  const { version, cardType, acsUrl } = readVerification(row);
  return describeAuthentication({
    status,
    lookup: 'C',
    authentication: transStatus,
    version,
    cardType,
    acsUrl,
    authenticationId: row.id,
  });
}

/** The page does not come back after an error, so the nonce it has is told at once. */
async function rememberError({ database, merchant }: SandboxContext, nonce: string, info: Document): Promise<void> {
  const { document } = paymentMethodNonces;
  await database
    .update(paymentMethodNonces)
    .set({ document: sql`jsonb_set(${document}, '{threeDSecureInfo}', ${JSON.stringify(info)}::jsonb)` })
    .where(and(eq(paymentMethodNonces.merchantId, merchant.id), eq(paymentMethodNonces.nonce, nonce)));
}
