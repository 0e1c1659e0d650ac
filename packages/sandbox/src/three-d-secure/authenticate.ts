import { type SandboxContext } from '../context';
import { GatewayError } from '../server/gateway-error';
import { consumeNonce, findNonce } from '../store/consume-nonce';
import { advancePaymentContext, findPaymentContext, type PaymentContext } from '../store/payment-contexts';
import { type Document } from '../store/schema';
import { instrumentOfNonce } from '../vault/instrument';
import { textAt } from '../vault/text-at';
import { describeAuthentication, liabilityOf } from './describe-authentication';
import { readJwt } from './jwt';
import { storeAuthenticated } from './store-authenticated';
import { noSuchNonce } from './verifiable-card';
import { readVerification, THREE_D_SECURE, type Verification } from './verification';

export interface AuthenticationAnswer {
  paymentMethod: Document;
  threeDSecureInfo: { liabilityShiftPossible: boolean; liabilityShifted: boolean };
}

const invalid = (message: string) =>
  new GatewayError('VALIDATION', '3D Secure authentication is invalid', [{ path: ['jwt'], code: '', message }]);

/**
 * Spends the nonce of a lookup for one that knows how the challenge ended. Asked again, it gives the same nonce again.
 * @param jwt as the authentication script gave it to the page
 * @throws GatewayError 422 for a token that is altered, expired, of another lookup, or of a challenge that ended in an error; 404 for a
 * nonce that is spent
 */
export async function authenticate(context: SandboxContext, nonce: string, jwt: string): Promise<AuthenticationAnswer> {
  const read = readJwt(context, 'validation', jwt);
  if (!('claims' in read)) throw invalid(read.problem === 'expired' ? 'JWT has expired' : 'JWT is invalid');
  const id = textAt(read.claims, 'Payload', 'Payment', 'ProcessorTransactionId') ?? '';
  const row = await findPaymentContext(context, THREE_D_SECURE, id);
  const verification = row && readVerification(row);
  if (!row || verification?.nonce !== nonce) throw invalid('JWT is for another payment method');
  const { decision, upgraded } = verification;
  if (!decision || decision.actionCode === 'ERROR' || decision.actionCode !== textAt(read.claims, 'Payload', 'ActionCode')) {
    throw invalid('The challenge has no result');
  }
  const answer = upgraded === undefined ? await upgrade(context, row, verification) : await again(context, upgraded);
  return { paymentMethod: answer, threeDSecureInfo: liabilityOf(decision.status) };
}

async function upgrade(context: SandboxContext, row: PaymentContext, verification: Verification): Promise<Document> {
  const { nonce, version, cardType, acsUrl, decision } = verification;
  const done = await context.database.transaction(async (database) => {
    const spent = await consumeNonce(database, context.merchant.id, nonce, context.clock.now());
    if (!spent) return undefined;
    const handle = { ...context, database };
    const threeDSecureInfo = describeAuthentication({
      status: decision?.status ?? '',
      lookup: 'C',
      authentication: decision?.transStatus ?? null,
      version,
      cardType,
      acsUrl,
      authenticationId: row.id,
    });
    const document = await storeAuthenticated(handle, instrumentOfNonce(spent), threeDSecureInfo);
    await advancePaymentContext(handle, row, { document: { upgraded: document.nonce, info: threeDSecureInfo } });
    return document;
  });
  if (done) return done;
  // Of two that ask at once, the second gets what the first one got; a nonce that was charged meanwhile is gone.
  const found = await findPaymentContext(context, THREE_D_SECURE, row.id);
  const upgraded = found && readVerification(found).upgraded;
  if (upgraded === undefined) throw noSuchNonce();
  return again(context, upgraded);
}

async function again(context: SandboxContext, nonce: string): Promise<Document> {
  const row = await findNonce(context.database, context.merchant.id, nonce);
  if (!row) throw noSuchNonce();
  return row.document;
}
