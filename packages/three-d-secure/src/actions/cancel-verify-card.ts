import { members } from '@tender/client/internal';
import type { Context } from '../context';
import { threeDSecureErrors } from '../errors';
import type { CanceledVerification } from '../types';

/** See `ThreeDSecure.cancelVerifyCard`. */
export function cancelVerifyCard(context: Context): CanceledVerification {
  const { lookedUp, running, pending } = context;
  context.running = undefined;
  const error = threeDSecureErrors.THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT();
  running?.abort(error);
  pending?.reject(error);
  if (!lookedUp) throw threeDSecureErrors.THREEDS_NO_VERIFICATION_PAYLOAD();
  const { liabilityShiftPossible, liabilityShifted, verificationDetails } = members(lookedUp.threeDSecureInfo) as NonNullable<
    typeof lookedUp.threeDSecureInfo
  >;
  return { ...lookedUp, liabilityShiftPossible, liabilityShifted, verificationDetails };
}
