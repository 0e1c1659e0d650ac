import { and, eq, sql } from 'drizzle-orm';
import { type SandboxContext } from '../../core/context';
import { advancePaymentContext, findPaymentContext, type PaymentContext } from '../../core/store/payment-contexts';
import { type Document } from '../../core/store/schema';
import { paymentMethodNonces } from '../instruments/tables';
import { describeAuthentication } from './describe-authentication';
import { readVerification, THREE_D_SECURE, type Decision } from './verification';

/** Decides an open challenge. When two decisions race, the second caller gets the first decision. */
export async function decideChallenge(context: SandboxContext, row: PaymentContext, decision: Decision): Promise<PaymentContext> {
  if (row.status !== 'pending') return row;
  const info = decision.actionCode === 'ERROR' ? createInfo(row, decision) : undefined;
  const change = { status: toStatus(decision), document: { decision, ...(info ? { info } : {}) } };
  const decided = await advancePaymentContext(context, row, change);
  if (decided && info) await storeError(context, readVerification(row).nonce, info);
  return decided ?? (await findPaymentContext(context, THREE_D_SECURE, row.id)) ?? row;
}

const NAMES = { SUCCESS: 'authenticated', NOACTION: 'unavailable', FAILURE: 'failed', ERROR: 'error' } as const;
const toStatus = ({ actionCode, challengeCancel }: Decision) => (challengeCancel === '01' ? 'canceled' : NAMES[actionCode]);

function createInfo(row: PaymentContext, { status, transStatus }: Decision): Document {
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

/** Stores an error in the nonce at once, because the page does not return after an error. */
async function storeError({ database, merchant }: SandboxContext, nonce: string, info: Document): Promise<void> {
  const { document } = paymentMethodNonces;
  await database
    .update(paymentMethodNonces)
    .set({ document: sql`jsonb_set(${document}, '{threeDSecureInfo}', ${JSON.stringify(info)}::jsonb)` })
    .where(and(eq(paymentMethodNonces.merchantId, merchant.id), eq(paymentMethodNonces.nonce, nonce)));
}
