import type { ThreeDSecureVerifyCardOptions } from '@tender/three-d-secure';

/** Options of `threeDSecure`. */
export interface ThreeDSecureOptions extends Omit<ThreeDSecureVerifyCardOptions, 'nonce' | 'bin' | 'amount' | 'onLookupComplete'> {
  /** Name of your shop, shown in the dialog with the amount. Default: the name that PayPal or Google Pay show of your account, if any. */
  readonly shopName?: string;
  /** Amount to verify, such as `10.00`. Default: the amount of the checkout. */
  readonly amount?: string;
  /** Refuses a payment whose liability was not shifted to the bank. Default: true. */
  readonly requireLiabilityShift?: boolean;
}
