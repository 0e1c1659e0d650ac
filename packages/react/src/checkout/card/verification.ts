import type { TokenizePayload } from '@tender/hosted-fields';
import type { FunctionComponent, ReactNode } from 'react';
import type { Collected } from '../payment';

/** @throws `CheckoutProblem` where the bank did not confirm */
export type Verify = (card: TokenizePayload, signal: AbortSignal) => Promise<Collected>;

/** How the card's bank is asked who pays. */
export interface Verification {
  readonly options: object;
  /** Gives its child what asks the bank. The status is that of what it needs for it. */
  readonly Verifier: FunctionComponent<{ options: object; children: (verify: Verify | undefined) => ReactNode }>;
}
