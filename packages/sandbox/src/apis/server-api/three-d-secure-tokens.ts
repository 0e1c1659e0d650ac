import { GatewayError } from '../../core/http/gateway-error';
import { refuseIfAny } from '../../core/http/refusal';
import { cardInput, type CardInput } from '../../payments/cards/card-input';
import { validateServerCard } from '../../payments/cards/validate-server-card';
import { createCard } from '../../payments/instruments/card';
import { createThreeDSecureInfo } from '../../payments/instruments/fake-three-d-secure';
import { storeAuthenticated } from '../../payments/three-d-secure/store-authenticated';
import { createThreeDSecureToken } from '../../payments/transactions/three-d-secure-token';
import { findAccount } from '../../payments/vault/merchant-account';
import { parseInput } from './parse-input';
import { describeNonce } from './payment-method-nonces';
import { readParameter, respondCreated, type ServerApiCall, type ServerApiRoute } from './route';

/**
 * Reads the card of the named object.
 * @throws GatewayError 404 for an unknown merchant account; Refusal for an invalid card
 */
function readCard(call: ServerApiCall, name: string): CardInput {
  const { context, input } = call;
  const account = findAccount(context, readParameter(call, 'merchantAccountId'));
  if (!account) throw new GatewayError('NOT_FOUND', 'Merchant account not found');
  const card = parseInput(cardInput, input, name);
  refuseIfAny(validateServerCard(context, card, account).map((error) => ({ ...error, path: [name, ...error.path] })));
  return card;
}

/** Authentications without a page, for tests of a server. */
export const threeDSecureTokenRoutes: readonly ServerApiRoute[] = [
  {
    method: 'POST',
    path: 'three_d_secure/create_verification/:merchantAccountId',
    async handle(call) {
      const id = await createThreeDSecureToken(call.context, readCard(call, 'threeDSecureVerification'));
      return respondCreated('threeDSecureVerification', { threeDSecureToken: id, threeDSecureAuthenticationId: id });
    },
  },
  {
    method: 'POST',
    path: 'three_d_secure/create_nonce/:merchantAccountId',
    async handle(call) {
      const { context } = call;
      const card = readCard(call, 'creditCard');
      const instrument = createCard(context, card);
      const threeDSecureAuthenticationId = await createThreeDSecureToken(context, card);
      const info = { ...createThreeDSecureInfo('authenticate_successful'), threeDSecureAuthenticationId };
      const document = await storeAuthenticated(context, instrument, info);
      return respondCreated('paymentMethodNonce', describeNonce(instrument.type, document));
    },
  },
];
