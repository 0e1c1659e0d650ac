import { members } from '@tender/client/internal';
import { versionOneErrors } from '../errors';
import type { PaymentMethod, VerifyPayload } from '../types';
import { payloadOf } from '../wire/payload';

/**
 * What a bank of version 1 came to. Where it failed but could have shifted liability, the card that was looked up.
 * @throws UNKNOWN_AUTH_RESPONSE, with the answer's own message
 */
export function authenticationResult(authResponse: unknown, lookedUp: PaymentMethod): VerifyPayload {
  const { success, paymentMethod, threeDSecureInfo, error } = members(parse(authResponse));
  const { nonce } = members(paymentMethod);
  if (success && nonce && typeof nonce === 'string') return payloadOf(members(paymentMethod) as PaymentMethod, threeDSecureInfo, true);
  if (members(threeDSecureInfo)['liabilityShiftPossible']) return payloadOf(lookedUp, threeDSecureInfo, true);
  const { message } = members(error);
  throw versionOneErrors.UNKNOWN_AUTH_RESPONSE(undefined, typeof message === 'string' && message ? message : 'No answer.');
}

function parse(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
