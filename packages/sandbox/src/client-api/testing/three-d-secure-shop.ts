import { openShop } from '../../server-api/testing/shop';
import { callClientApi, readFingerprint } from '../../testing/gateway';
import { type Lookup } from '../../testing/three-d-secure';

export const SHIFT = { liabilityShiftPossible: true, liabilityShifted: true };
export const NO_SHIFT = { liabilityShiftPossible: false, liabilityShifted: false };
export const POSSIBLE = { liabilityShiftPossible: true, liabilityShifted: false };

export type ThreeDSecureShop = Awaited<ReturnType<typeof openThreeDSecureShop>>;

/** Opens a shop whose page has a client token, which 3D Secure requires. */
export async function openThreeDSecureShop() {
  const shop = await openShop();
  const authorizationFingerprint = readFingerprint(await shop.sandbox.createClientToken());
  const post = (path: string, body: object) => callClientApi(shop.sandbox, 'POST', path, { authorizationFingerprint, ...body });
  const tokenizeNumber = (number: string) => shop.tokenize({ number, expirationMonth: '01', expirationYear: '2030' });
  const lookUpNonce = (nonce: string, body: object = {}) =>
    post(`payment_methods/${nonce}/three_d_secure/lookup`, { amount: '10.00', ...body });
  return {
    ...shop,
    authorizationFingerprint,
    tokenizeNumber,
    lookUpNonce,
    async lookUp(number: string, body: object = {}): Promise<Lookup> {
      const answer = await lookUpNonce(await tokenizeNumber(number), body);
      expect(answer.status).toBe(201);
      return answer.body as Lookup;
    },
    authenticate: (nonce: string, jwt: string, body: object = {}) =>
      post(`payment_methods/${nonce}/three_d_secure/authenticate_from_jwt`, { jwt, paymentMethodNonce: nonce, ...body }),
    findNonce: (nonce: string) => shop.gateway['paymentMethodNonce']!['find']!(nonce),
  };
}
