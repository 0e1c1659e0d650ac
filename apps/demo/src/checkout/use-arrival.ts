import { useEffect, useRef } from 'react';
import type { ComponentHandle } from '../use-component';
import type { Checkout } from './checkout';
import type { Method } from './methods';

/** What a component knows of the full page that the customer has come back from. */
export interface Returned {
  readonly tokenizePayload?: { readonly nonce: string };
  readonly redirectError?: unknown;
}

/** Finishes what was begun before the page was left, once: places the order, or tells why there is none. */
export function useArrival(handle: ComponentHandle<Returned>, checkout: Checkout, method: Method): void {
  const { arrival, begin, payment, settleArrival } = checkout;
  const ended = useRef(false);
  useEffect(() => {
    if (!arrival || ended.current || handle.status === 'loading') return;
    ended.current = true;
    settleArrival();
    const { tokenizePayload, redirectError } = handle.instance ?? {};
    if (redirectError) payment.tell(redirectError, method);
    if (tokenizePayload) {
      const { nonce } = tokenizePayload;
      const { orderKey } = arrival;
      begin({ wrong: [], collect: () => Promise.resolve({ nonce }), restart: handle.restart, ...(orderKey ? { orderKey } : {}) });
    }
  });
}
