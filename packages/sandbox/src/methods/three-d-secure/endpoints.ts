import { z } from 'zod';
import { requireClientToken } from '../../core/authorization/authorize';
import { parseInput, type ClientApiCall, type ClientApiRoute } from '../../core/http/client-api-route';
import { findNonce } from '../../payments/instruments/consume-nonce';
import { authenticate } from '../../payments/three-d-secure/authenticate';
import { lookUp } from '../../payments/three-d-secure/look-up';
import { lookupInput } from '../../payments/three-d-secure/lookup-input';
import { createNotFoundError } from '../../payments/three-d-secure/verifiable-card';

async function lookup({ context, authorization, input, params, urls }: ClientApiCall) {
  const grant = requireClientToken(authorization);
  const nonce = params['nonce'] ?? '';
  const result = await lookUp(context, { nonce, input: parseInput(lookupInput, input), grant, urls });
  return { status: 201 as const, body: result };
}

const authentication = z.looseObject({ jwt: z.string(), paymentMethodNonce: z.string() });

async function authenticateFromJwt({ context, authorization, input, params }: ClientApiCall) {
  requireClientToken(authorization);
  const nonce = params['nonce'] ?? '';
  const schema = authentication.refine((fields) => fields.paymentMethodNonce === nonce, {
    path: ['paymentMethodNonce'],
    message: 'Payment method nonce is invalid',
  });
  const { jwt } = parseInput(schema, input);
  return { status: 201 as const, body: await authenticate(context, nonce, jwt) };
}

/** Returns a nonce's details, and for 3D Secure where its bank shows the challenge. */
async function findPaymentMethodNonce({ context, params }: ClientApiCall) {
  const row = await findNonce(context, params['nonce'] ?? '');
  if (!row || row.expiresAt <= context.clock.now()) throw createNotFoundError();
  return { status: 200 as const, body: { ...row.document, consumed: row.consumed } };
}

export const threeDSecureRoutes: readonly ClientApiRoute[] = [
  { method: 'POST', path: 'payment_methods/:nonce/three_d_secure/lookup', handle: lookup },
  { method: 'POST', path: 'payment_methods/:nonce/three_d_secure/authenticate_from_jwt', handle: authenticateFromJwt },
  { method: 'GET', path: 'payment_method_nonces/:nonce', handle: findPaymentMethodNonce },
];
