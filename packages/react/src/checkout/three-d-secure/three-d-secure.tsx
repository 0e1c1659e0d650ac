import type { VerifyCardOptions } from '@tender/three-d-secure';
import type { Verification } from '../card/verification';
import { Verifier } from './verifier';

export interface ThreeDSecureOptions extends Omit<VerifyCardOptions, 'nonce' | 'bin' | 'amount' | 'onLookupComplete'> {
  /** Default that of the checkout. */
  readonly amount?: string;
  /** Whether a payment is refused for which the card's bank does not bear the loss of a fraud; default true. */
  readonly requireLiabilityShift?: boolean;
}

/** For `card({ threeDSecure })`: asks the card's bank who pays, in a dialog where the bank has a question. Needs a client token. */
export function threeDSecure(options: ThreeDSecureOptions = {}): Verification {
  return { options, Verifier };
}
