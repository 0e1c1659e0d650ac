import { asRecord } from '@tender/client/internal';
import { versionOneErrors } from '../errors';
import type { ThreeDSecurePaymentMethod, ThreeDSecureVerifyPayload } from '../types';
import { createPayload } from '../wire/create-payload';

/**
 * Reads the result of version 1. If the authentication failed for a card that takes part, the payload has the card that was looked up.
 * @throws UNKNOWN_AUTH_RESPONSE, with the message of the response
 */
export function readAuthenticationResult(authResponse: unknown, lookedUp: ThreeDSecurePaymentMethod): ThreeDSecureVerifyPayload {
  const { success, paymentMethod, threeDSecureInfo, error } = asRecord(parseJson(authResponse));
  const { nonce } = asRecord(paymentMethod);
  if (success && nonce && typeof nonce === 'string')
    return createPayload(asRecord(paymentMethod) as ThreeDSecurePaymentMethod, threeDSecureInfo, true);
  if (asRecord(threeDSecureInfo)['liabilityShiftPossible']) return createPayload(lookedUp, threeDSecureInfo, true);
  const { message } = asRecord(error);
  throw versionOneErrors.UNKNOWN_AUTH_RESPONSE({ message: typeof message === 'string' && message ? message : 'No answer.' });
}

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
