import { and, eq, sql } from 'drizzle-orm';
import { type SandboxContext } from '../../core/context';
import { type PaymentContext } from '../../core/store/payment-contexts';
import { type Document } from '../../core/store/schema';
import { paymentMethodNonces } from '../instruments/tables';
import { describeAuthentication } from './describe-authentication';
import { verifications, type Decision, type Verification } from './verification';

type Row = PaymentContext<Verification>;

/** Decides an open challenge. When two decisions race, the second caller gets the first decision. */
export async function decideChallenge(context: SandboxContext, row: Row, decision: Decision): Promise<Row> {
  if (row.status !== 'pending') return row;
  const info = decision.actionCode === 'ERROR' ? createInfo(row, decision) : undefined;
  const change = { status: toStatus(decision), document: { decision, ...(info ? { info } : {}) } };
  const decided = await verifications.advance(context, row, change);
  if (decided && info) await storeError(context, row.document.nonce, info);
  return decided ?? (await verifications.find(context, row.id)) ?? row;
}

const NAMES = { SUCCESS: 'authenticated', NOACTION: 'unavailable', FAILURE: 'failed', ERROR: 'error' } as const;
const toStatus = ({ actionCode, challengeCancel }: Decision) => (challengeCancel === '01' ? 'canceled' : NAMES[actionCode]);

function createInfo(row: Row, { status, transStatus }: Decision): Document {
  const { version, cardType, acsUrl } = row.document;
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
