import { abortable, onAbort } from '@tender/client/internal';
import { useCallback, useEffect, useRef, useState } from 'react';
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

interface Run {
  readonly state: CheckoutRunState;
  /**
   * Collects a payment and delivers it. Check `isRunning` first.
   * @param deliver charges the payment; if it returns false, the checkout stays open, because the caller charges it later
   */
  begin(collect: (signal: AbortSignal) => Promise<Payment>, deliver: (payment: Payment) => unknown, signal?: AbortSignal): Promise<Payment>;
  /** Returns whether a payment is running or has been paid. */
  isRunning(): boolean;
  /** Cancels a running payment, unless the shop is charging it, and clears the result of the last one. */
  reset(): void;
  fail(error: unknown): void;
}

interface Options {
  readonly texts: CheckoutTexts;
  readonly onError: ((error: unknown) => void) | undefined;
}

/** Runs one payment at a time, from the click until it is paid or has failed. */
export function useRun(options: Options): Run {
  const [state, setState] = useState(IDLE);
  const latest = useLatest(options);
  const current = useRef<AbortController | undefined>(undefined);
  const isCharging = useRef(false);
  // A second click may come before the page shows the confirmation.
  const isPaid = useRef(false);
  useEffect(() => () => current.current?.abort(), []);

  const fail = useCallback(
    (error: unknown) => {
      const { texts, onError } = latest.current;
      setState({ status: 'failed', failure: describeFailure(error, texts, isCharging.current) });
      if (isCharging.current || !isCanceled(error)) onError?.(error);
    },
    [latest],
  );
  const begin = useCallback<Run['begin']>(
    async (collect, deliver, callerSignal) => {
      const controller = new AbortController();
      const { signal } = controller;
      const stopListening = onAbort(callerSignal, (reason) => controller.abort(reason));
      current.current = controller;
      setState({ status: 'collecting' });
      try {
        const payment = await abortable(collect(signal), signal);
        signal.throwIfAborted();
        stopListening(); // from here on the shop charges the payment, which an abort cannot stop
        isCharging.current = true;
        setState({ status: 'paying' });
        isPaid.current = (await deliver(payment)) !== false;
        setState(isPaid.current ? { status: 'paid' } : IDLE);
        return payment;
      } catch (error) {
        if (!signal.aborted && !(error instanceof Incomplete)) fail(error);
        else if (current.current === controller) setState(IDLE);
        throw error;
      } finally {
        stopListening();
        if (current.current === controller) {
          current.current = undefined;
          isCharging.current = false;
        }
      }
    },
    [fail],
  );
  const reset = useCallback(() => {
    if (isCharging.current) return; // otherwise the customer might pay twice
    current.current?.abort();
    current.current = undefined;
    isPaid.current = false;
    setState(IDLE);
  }, []);
  const isRunning = useCallback(() => Boolean(current.current) || isPaid.current, []);
  return { state, begin, isRunning, reset, fail };
}
