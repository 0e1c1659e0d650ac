import { type SandboxContext } from '../../core/context';
import { GatewayError } from '../../core/http/gateway-error';
import { type PaymentContext } from '../../core/store/payment-contexts';
import { type Document } from '../../core/store/schema';
import { unitOfWork } from '../../core/store/unit-of-work';
import { textAt } from '../../core/text-at';
import { consumeNonce, findNonce } from '../instruments/consume-nonce';
import { instrumentFromNonce } from '../instruments/instrument';
import { describeAuthentication, describeLiability } from './describe-authentication';
import { readJwt } from './jwt';
import { storeAuthenticated } from './store-authenticated';
import { createNotFoundError } from './verifiable-card';
import { verifications, type Verification } from './verification';

export interface AuthenticationResult {
  paymentMethod: Document;
  threeDSecureInfo: { liabilityShiftPossible: boolean; liabilityShifted: boolean };
}

const createError = (message: string) =>
  new GatewayError('VALIDATION', '3D Secure authentication is invalid', [{ path: ['jwt'], code: '', message }]);

/**
 * Exchanges a lookup's nonce for one with the result of the challenge. Repeated calls return the same nonce.
 * @param jwt token that the authentication script passed to the page
 * @throws GatewayError 422 for a token that is altered, expired, of another lookup, or of a challenge that ended in an error; 404 for a spent nonce
 */
export async function authenticate(context: SandboxContext, nonce: string, jwt: string): Promise<AuthenticationResult> {
  const read = readJwt(context, 'validation', jwt);
  if (!('claims' in read)) throw createError(read.problem === 'expired' ? 'JWT has expired' : 'JWT is invalid');
  const id = textAt(read.claims, 'Payload', 'Payment', 'ProcessorTransactionId') ?? '';
  const row = await verifications.find(context, id);
  if (row?.document.nonce !== nonce) throw createError('JWT is for another payment method');
  const { decision, upgraded } = row.document;
  if (!decision || decision.actionCode === 'ERROR' || decision.actionCode !== textAt(read.claims, 'Payload', 'ActionCode')) {
    throw createError('The challenge has no result');
  }
  const paymentMethod = upgraded === undefined ? await upgrade(context, row) : await findUpgraded(context, upgraded);
  return { paymentMethod, threeDSecureInfo: describeLiability(decision.status) };
}

async function upgrade(context: SandboxContext, row: PaymentContext<Verification>): Promise<Document> {
  const { nonce, version, cardType, acsUrl, decision } = row.document;
  const done = await unitOfWork(context, async (context) => {
    const spent = await consumeNonce(context, nonce);
    if (!spent) return undefined;
    const threeDSecureInfo = describeAuthentication({
      status: decision?.status ?? '',
      lookup: 'C',
      authentication: decision?.transStatus ?? null,
      version,
      cardType,
      acsUrl,
      authenticationId: row.id,
    });
    const document = await storeAuthenticated(context, instrumentFromNonce(spent), threeDSecureInfo);
    await verifications.advance(context, row, { document: { upgraded: document.nonce, info: threeDSecureInfo } });
    return document;
  });
  if (done) return done;
  // When two calls race, the second returns the nonce of the first. If the nonce was charged meanwhile, there is none.
  const found = await verifications.find(context, row.id);
  if (found?.document.upgraded === undefined) throw createNotFoundError();
  return findUpgraded(context, found.document.upgraded);
}

async function findUpgraded(context: SandboxContext, nonce: string): Promise<Document> {
  const row = await findNonce(context, nonce);
  if (!row) throw createNotFoundError();
  return row.document;
}
