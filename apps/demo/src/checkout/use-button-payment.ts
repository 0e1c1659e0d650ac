import { useEffect, useRef } from 'react';
import { useCheckout } from './checkout';
import { CustomerLeft, untilAborted } from './customer-left';
import type { MethodLife } from './method-life';
import type { Collected } from './use-payment';

interface Waiting {
  resolve(collected: Collected): void;
  reject(reason: unknown): void;
}

/** What a partner's own button is given, to begin a payment and to end it. */
export interface ButtonPayment {
  /** Whether the button may go on: nothing is missing. */
  onClick(): boolean;
  onNonce(payload: { readonly nonce: string }): void;
  onCancel(): void;
  onError(error: unknown): void;
}

/** One payment from the click on a partner's own button to its nonce. @param life of the method, whose failure is told elsewhere */
export function useButtonPayment({ error: failure }: MethodLife): ButtonPayment {
  const { begin, method, payment } = useCheckout();
  const waiting = useRef<Waiting | undefined>(undefined);
  const collect = (signal: AbortSignal): Promise<Collected> => {
    const collected = new Promise<Collected>((resolve, reject) => (waiting.current = { resolve, reject }));
    return Promise.race([collected, untilAborted(signal)]).finally(() => (waiting.current = undefined));
  };
  // Whoever goes to another page leaves the button's window too.
  useEffect(() => () => waiting.current?.reject(new CustomerLeft()), []);
  return {
    onClick() {
      if (waiting.current) return false;
      begin({ collect });
      return waiting.current !== undefined;
    },
    onNonce: ({ nonce }) => waiting.current?.resolve({ nonce }),
    onCancel: () => waiting.current?.reject(new CustomerLeft()),
    onError(error) {
      if (waiting.current) waiting.current.reject(error);
      else if (error !== failure) payment.tell(error, method);
    },
  };
}
