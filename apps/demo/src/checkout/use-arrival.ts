import { useEffect, useRef } from 'react';
import { useCheckout } from './checkout';

/** What a component knows of the full page that the customer has come back from. */
export interface Returned {
  readonly tokenizePayload?: { readonly nonce: string };
  readonly redirectError?: unknown;
}

/** Finishes what was begun before the page was left, once: places the order, or tells why there is none. */
export function useArrival(instance: Returned | undefined): void {
  const { arrival, begin, method, payment, settleArrival } = useCheckout();
  const ended = useRef(false);
  useEffect(() => {
    if (!arrival || ended.current || !instance) return;
    ended.current = true;
    settleArrival();
    const { tokenizePayload, redirectError } = instance;
    if (redirectError) payment.tell(redirectError, method);
    if (tokenizePayload) {
      const { nonce } = tokenizePayload;
      const { orderKey } = arrival;
      begin({ collect: () => Promise.resolve({ nonce }), ...(orderKey ? { orderKey } : {}) });
    }
  });
}
