import { cardInput } from '../cards/card-input';
import { validateServerCard } from '../cards/validate-server-card';
import { GatewayError } from '../server/gateway-error';
import { createThreeDSecureToken } from '../transactions/three-d-secure-token';
import { findCurrency } from '../vault/merchant-account';
import { parseInput } from './parse-input';
import { refuseIfAny } from './refusal';
import { readParameter, respondCreated, type ServerApiRoute } from './route';

const ROOT = 'threeDSecureVerification';

export const threeDSecureTokenRoutes: readonly ServerApiRoute[] = [
  {
    method: 'POST',
    path: 'three_d_secure/create_verification/:merchantAccountId',
    async handle(call) {
      const { context, input } = call;
      if (findCurrency(context, readParameter(call, 'merchantAccountId')) === undefined) {
        throw new GatewayError('NOT_FOUND', 'Merchant account not found');
      }
      const card = parseInput(cardInput, input, ROOT);
      refuseIfAny(validateServerCard(context, card).map((error) => ({ ...error, path: [ROOT, ...error.path] })));
      return respondCreated(ROOT, { threeDSecureToken: await createThreeDSecureToken(context, card) });
    },
  },
];
