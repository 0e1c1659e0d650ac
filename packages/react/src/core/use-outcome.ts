import { useState } from 'react';
import { useLatest } from './by-value';
import { useReportError } from './use-report-error';

/** Callbacks of a button that pays. */
export interface OutcomeHandlers<Payload, Failure, More extends unknown[] = []> {
  /** Called when the customer has approved the payment. Send the nonce to your server, which charges it. */
  readonly onNonce: (payload: Payload, ...more: More) => void;
  /** Called when the customer cancels or closes the window. */
  readonly onCancel?: () => void;
  /** Called when a payment fails, and when the method itself could not be loaded. Not called for cancellations. */
  readonly onError?: (error: Failure) => void;
}

/** Reports how a payment has ended to the handlers of a button. */
export interface Outcome<Payload, More extends unknown[] = []> {
  nonce(payload: Payload, ...more: More): void;
  cancel(): void;
  /** Aborts are not reported: they happen when the customer leaves the page. */
  fail(error: unknown): void;
}

/**
 * Returns a stable object that calls the latest handlers of a button.
 * @param failure error of the method itself, which is reported to `onError` once
 */
export function useOutcome<Payload, Failure, More extends unknown[] = []>(
  handlers: OutcomeHandlers<Payload, Failure, More>,
  failure: Failure | undefined,
): Outcome<Payload, More> {
  const latest = useLatest(handlers);
  const fail = useReportError(handlers.onError, failure);
  const [outcome] = useState<Outcome<Payload, More>>(() => ({
    nonce: (payload, ...more) => latest.current.onNonce(payload, ...more),
    cancel: () => latest.current.onCancel?.(),
    fail,
  }));
  return outcome;
}
