import type { Verification } from '../card/verification';
import { Verifier } from './verifier';
import type { ThreeDSecureOptions } from './three-d-secure-options';

/**
 * Verifies cards with 3D Secure, for the `threeDSecure` option of `card`. If the bank has a question, a dialog shows it. Requires a client token.
 * @example card({ threeDSecure: threeDSecure({ email }) })
 */
export function threeDSecure(options: ThreeDSecureOptions = {}): Verification {
  return { options, Verifier };
}
