import { abortable, type Call } from '@tender/client/internal';
import { waitForResult, type ThreeDSecureContext } from '../context';
import { threeDSecureErrors } from '../errors';
import type { ThreeDSecureLookupData, ThreeDSecureVerifyPayload } from '../types';
import { readLookup } from '../wire/create-payload';
import { challenge } from './challenge';

/** Continues after a lookup that the merchant's server made. */
export async function initializeChallenge(
  call: Call,
  context: ThreeDSecureContext,
  response: ThreeDSecureLookupData | string,
): Promise<ThreeDSecureVerifyPayload> {
  const data = parseLookupResponse(response);
  await abortable(context.setUp.settled, call.signal);
  return challenge(context, waitForResult(context, data.paymentMethod, call), data);
}

/** @throws THREEDS_LOOKUP_ERROR when the response is not that of a lookup */
function parseLookupResponse(response: ThreeDSecureLookupData | string): ThreeDSecureLookupData {
  try {
    return readLookup(typeof response === 'string' ? JSON.parse(response) : response);
  } catch (error) {
    throw threeDSecureErrors.THREEDS_LOOKUP_ERROR({ originalError: error });
  }
}
