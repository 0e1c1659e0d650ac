import { abortable, follow } from '@tender/client/internal';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from '../core/by-value';
import { describeFailure, isLeaving, type Failure } from './describe-failure';
import { Incomplete } from './incomplete';
import type { Payment } from './payment';
import type { CheckoutTexts } from './texts/checkout-texts';

/** What is happening. `collecting`: the customer is asked; `paying`: the shop charges. */
export type RunState =
  | { readonly status: 'idle' | 'collecting' | 'paying' | 'paid'; readonly failure?: undefined }
  | { readonly status: 'failed'; readonly failure: Failure };

const IDLE: RunState = { status: 'idle' };

interface Run {
  readonly state: RunState;
  /**
   * Collects a payment and hands it on. Ask first whether one is under way.
   * @param deliver takes it; with `false` the checkout stays open, as the payment is somebody else's now
   */
  begin(collect: (signal: AbortSignal) => Promise<Payment>, deliver: (payment: Payment) => unknown, signal?: AbortSignal): Promise<Payment>;
  /** Also after the end. */
  isUnderWay(): boolean;
  /** Ends what is under way, unless the shop is charging, and forgets how the last one ended. */
  reset(): void;
  fail(error: unknown): void;
}

interface Options {
  readonly texts: CheckoutTexts;
  readonly onError: ((error: unknown) => void) | undefined;
}

/** One payment at a time, from the click to its end. */
export function useRun(options: Options): Run {
  const [state, setState] = useState(IDLE);
  const latest = useLatest(options);
  const current = useRef<AbortController | undefined>(undefined);
  const isCharging = useRef(false);
  // A second click may come before the page shows that it is paid.
  const isPaid = useRef(false);
  useEffect(() => () => current.current?.abort(), []);

  const fail = useCallback(
    (error: unknown) => {
      const { texts, onError } = latest.current;
      setState({ status: 'failed', failure: describeFailure(error, texts) });
      if (!isLeaving(error)) onError?.(error);
    },
    [latest],
  );
  const begin = useCallback<Run['begin']>(
    async (collect, deliver, outer) => {
      const stop = new AbortController();
      const unfollow = follow(outer, (reason) => stop.abort(reason));
      current.current = stop;
      setState({ status: 'collecting' });
      try {
        const payment = await abortable(collect(stop.signal), stop.signal);
        stop.signal.throwIfAborted();
        unfollow(); // the shop has it from here on
        isCharging.current = true;
        setState({ status: 'paying' });
        isPaid.current = (await deliver(payment)) !== false;
        setState(isPaid.current ? { status: 'paid' } : IDLE);
        return payment;
      } catch (error) {
        if (!stop.signal.aborted && !(error instanceof Incomplete)) fail(error);
        else if (current.current === stop) setState(IDLE);
        throw error;
      } finally {
        unfollow();
        if (current.current === stop) {
          current.current = undefined;
          isCharging.current = false;
        }
      }
    },
    [fail],
  );
  const reset = useCallback(() => {
    if (isCharging.current) return; // or the customer might pay twice
    current.current?.abort();
    current.current = undefined;
    isPaid.current = false;
    setState(IDLE);
  }, []);
  const isUnderWay = useCallback(() => Boolean(current.current) || isPaid.current, []);
  return { state, begin, isUnderWay, reset, fail };
}
