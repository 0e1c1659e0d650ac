import type { HostedFieldsTokenizePayload } from '@tender/hosted-fields';
import type { FunctionComponent, ReactNode } from 'react';
import type { Collected } from '../payment';

/**
 * Asks the bank to confirm a payment with a tokenized card. Ends with what the checkout sends to the merchant's server.
 * @throws a `CheckoutProblem` when the bank did not confirm it
 */
export type Verify = (card: HostedFieldsTokenizePayload, signal: AbortSignal) => Promise<Collected>;

/** Lets the method `card` ask the bank to confirm a payment. `threeDSecure` creates it. */
export interface Verification {
  /** What the merchant passed to `threeDSecure`. Only `Verifier` reads it. */
  readonly options: object;
  /** Calls its child with the function that asks the bank, or with undefined until 3D Secure is ready. */
  readonly Verifier: FunctionComponent<{ options: object; children: (verify: Verify | undefined) => ReactNode }>;
}
