import { members } from '@tender/client/internal';
import type { Verification } from '../context';
import { threeDSecureErrors } from '../errors';
import type { CanceledVerification } from '../types';

/** See `ThreeDSecure.cancelVerifyCard`. */
export function cancelVerifyCard(context: Verification): CanceledVerification {
  const { lookedUp, running, pending } = context;
  context.running = undefined;
  for (const call of [running, pending?.call]) call?.abort(threeDSecureErrors.THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT());
  if (!lookedUp) throw threeDSecureErrors.THREEDS_NO_VERIFICATION_PAYLOAD();
  const { liabilityShiftPossible, liabilityShifted, verificationDetails } = members(lookedUp.threeDSecureInfo) as Pick<
    CanceledVerification,
    'liabilityShiftPossible' | 'liabilityShifted' | 'verificationDetails'
  >;
  return { ...lookedUp, liabilityShiftPossible, liabilityShifted, verificationDetails };
}
