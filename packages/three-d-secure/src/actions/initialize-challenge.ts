import { abortable, type Call } from '@tender/client/internal';
import { awaitResult, type Context } from '../context';
import { threeDSecureErrors } from '../errors';
import type { LookupData, VerifyPayload } from '../types';
import { readLookup } from '../wire/payload';
import { challenge } from './challenge';

/** See `ThreeDSecure.initializeChallengeWithLookupResponse`. */
export async function initializeChallenge(call: Call, context: Context, given: LookupData | string): Promise<VerifyPayload> {
  const data = read(given);
  await abortable(context.setUp.settled, call.signal);
  return challenge(context, awaitResult(context, data.paymentMethod, call), data);
}

/** @throws THREEDS_LOOKUP_ERROR for what is no answer to a lookup */
function read(given: LookupData | string): LookupData {
  try {
    return readLookup(typeof given === 'string' ? JSON.parse(given) : given);
  } catch (error) {
    throw threeDSecureErrors.THREEDS_LOOKUP_ERROR({ originalError: error });
  }
}
