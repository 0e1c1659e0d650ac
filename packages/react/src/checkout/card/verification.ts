import type { HostedFieldsTokenizePayload } from '@tender/hosted-fields';
import type { FunctionComponent, ReactNode } from 'react';
import type { Collected } from '../payment';

/**
 * Verifies a tokenized card with its bank.
 * @throws a `CheckoutProblem` when the bank did not confirm the payment
 */
export type Verify = (card: HostedFieldsTokenizePayload, signal: AbortSignal) => Promise<Collected>;

/** How `card` verifies a card with its bank. Create it with `threeDSecure`. */
export interface Verification {
  /** Options of the verification. */
  readonly options: object;
  /** Renders its child with a function that verifies a card. */
  readonly Verifier: FunctionComponent<{ options: object; children: (verify: Verify | undefined) => ReactNode }>;
}
