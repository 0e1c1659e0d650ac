import { asRecord } from '@tender/client/internal';
import type { ThreeDSecureState } from '../context';
import { threeDSecureErrors } from '../errors';
import type { ThreeDSecureCanceledVerification } from '../types';

/**
 * Ends the running verification, even if there is no card to return.
 * @throws THREEDS_NO_VERIFICATION_PAYLOAD when no card was looked up
 */
export function cancelVerifyCard(context: ThreeDSecureState): ThreeDSecureCanceledVerification {
  const { lookedUp, running, pending } = context;
  context.running = undefined;
  for (const call of [running, pending?.call]) call?.abort(threeDSecureErrors.THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT());
  if (!lookedUp) throw threeDSecureErrors.THREEDS_NO_VERIFICATION_PAYLOAD();
  const { liabilityShiftPossible, liabilityShifted, verificationDetails } = asRecord(lookedUp.threeDSecureInfo) as Pick<
    ThreeDSecureCanceledVerification,
    'liabilityShiftPossible' | 'liabilityShifted' | 'verificationDetails'
  >;
  return { ...lookedUp, liabilityShiftPossible, liabilityShifted, verificationDetails };
}
