import { useState } from 'react';
import { useLatest } from './by-value';
import { useTelling } from './use-telling';

export interface OutcomeHandlers<Payload, Failure, More extends unknown[] = []> {
  /** The customer has agreed: send the nonce to your server. */
  readonly onNonce: (payload: Payload, ...more: More) => void;
  /** The customer has given up. */
  readonly onCancel?: () => void;
  /** Also where the method cannot be made. */
  readonly onError?: (error: Failure) => void;
}

export interface Outcome<Payload, More extends unknown[] = []> {
  nonce(payload: Payload, ...more: More): void;
  cancel(): void;
  /** Tells nobody of what was aborted: whoever has left the page. */
  fail(error: unknown): void;
}

/** Tells the latest of a button's handlers what came of a payment, and of the failure of the method itself. */
export function useOutcome<Payload, Failure, More extends unknown[] = []>(
  handlers: OutcomeHandlers<Payload, Failure, More>,
  failure: Failure | undefined,
): Outcome<Payload, More> {
  const latest = useLatest(handlers);
  const fail = useTelling(handlers.onError, failure);
  const [outcome] = useState<Outcome<Payload, More>>(() => ({
    nonce: (payload, ...more) => latest.current.onNonce(payload, ...more),
    cancel: () => latest.current.onCancel?.(),
    fail,
  }));
  return outcome;
}
