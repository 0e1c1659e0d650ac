import { abortable, onAbort } from '@tender/client/internal';
import { useEffect, useState } from 'react';
import { useLatest } from '../core/by-value';
import { describeFailure, isCanceled, type CheckoutFailure } from './describe-failure';
import { Incomplete } from './incomplete';
import type { Payment } from './payment';
import type { CheckoutTexts } from './texts/checkout-texts';

/** Progress of a payment. `collecting`: the customer is asked; `paying`: the shop charges; `failed`: the customer sees `failure`. */
export type CheckoutRunState =
  | { readonly status: 'idle' | 'collecting' | 'paying' | 'paid'; readonly failure?: undefined }
  | { readonly status: 'failed'; readonly failure: CheckoutFailure };

const IDLE: CheckoutRunState = { status: 'idle' };

/** Controls of the payment. They are the same at every render. */
interface Run {
  /**
   * Collects a payment and delivers it. Check `isRunning` first.
   * @param deliver charges the payment; if it returns false, the checkout stays open, because the caller charges it later
   */
  begin(collect: (signal: AbortSignal) => Promise<Payment>, deliver: (payment: Payment) => unknown, signal?: AbortSignal): Promise<Payment>;
  /** Returns whether a payment is running or has been paid. */
  readonly isRunning: () => boolean;
  /** Cancels a running payment, unless the shop is charging it, and clears the result of the last one. */
  readonly reset: () => void;
  readonly fail: (error: unknown) => void;
}

interface Options {
  readonly texts: CheckoutTexts;
  readonly onError: ((error: unknown) => void) | undefined;
}

/** Runs one payment at a time, from the click until it is paid or has failed. */
export function useRun(options: Options): readonly [state: CheckoutRunState, run: Run] {
  const [state, setState] = useState(IDLE);
  const latest = useLatest(options);
  const [run] = useState(() => createRun(latest, setState));
  useEffect(() => run.abort, [run]);
  return [state, run];
}

function createRun(
  latest: { readonly current: Options },
  setState: (state: CheckoutRunState) => void,
): Run & { readonly abort: () => void } {
  let current: AbortController | undefined;
  let isCharging = false;
  // A second click may come before the page shows the confirmation.
  let isPaid = false;
  const abort = (): void => current?.abort();
  const fail = (error: unknown): void => {
    const { texts, onError } = latest.current;
    setState({ status: 'failed', failure: describeFailure(error, texts, isCharging) });
    if (isCharging || !isCanceled(error)) onError?.(error);
  };
  return {
    abort,
    fail,
    async begin(collect, deliver, callerSignal) {
      const controller = new AbortController();
      const { signal } = controller;
      const stopListening = onAbort(callerSignal, (reason) => controller.abort(reason));
      current = controller;
      setState({ status: 'collecting' });
      try {
        const payment = await abortable(collect(signal), signal);
        signal.throwIfAborted();
        stopListening(); // from here on the shop charges the payment, which an abort cannot stop
        isCharging = true;
        setState({ status: 'paying' });
        isPaid = (await deliver(payment)) !== false;
        setState(isPaid ? { status: 'paid' } : IDLE);
        return payment;
      } catch (error) {
        if (!signal.aborted && !(error instanceof Incomplete)) fail(error);
        else if (current === controller) setState(IDLE);
        throw error;
      } finally {
        stopListening();
        if (current === controller) {
          current = undefined;
          isCharging = false;
        }
      }
    },
    isRunning: () => Boolean(current) || isPaid,
    reset() {
      if (isCharging) return; // otherwise the customer might pay twice
      abort();
      current = undefined;
      isPaid = false;
      setState(IDLE);
    },
  };
}
