import type { Configuration } from '@tender/client';
import { useEffect, useRef } from 'react';
import { useLatest } from '../core/by-value';
import type { CheckoutMethod, Purchase, UnavailableReason } from './checkout-method';

/** What `onUnavailable` of `<Checkout>` is called with. */
export interface UnavailableMethod {
  /** Id of the method. */
  readonly method: string;
  /** Why it is left out. */
  readonly reason: UnavailableReason;
}

interface UnavailableProps extends Purchase {
  readonly methods: readonly CheckoutMethod[];
  readonly onUnavailable?: ((unavailable: UnavailableMethod) => void) | undefined;
}

/** Reports each method that is left out once: to `onUnavailable`, and during development also in the console. */
export function useUnavailable(
  { methods, amount, currency, onUnavailable }: UnavailableProps,
  configuration: Configuration | undefined,
): void {
  const reported = useRef(new Set<string>());
  const latest = useLatest(onUnavailable);
  const once = (key: string): boolean => reported.current.size < reported.current.add(key).size;
  useEffect(() => {
    if (!configuration) return;
    const purchase = { amount, currency };
    if (isDevelopment() && methods.length === 0 && once('')) warn('<Checkout> has no methods: pass some, such as methods={[card()]}.');
    for (const method of methods) {
      if (method.isOffered(configuration, purchase)) continue;
      const reason = method.findReason?.(configuration, purchase) ?? 'account';
      if (!once(`${method.id} ${reason}`)) continue;
      latest.current?.({ method: method.id, reason });
      if (isDevelopment()) warn(`<Checkout> leaves out "${method.id}": ${explain(reason, currency)}`);
    }
  });
}

declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** Bundlers replace the second part, and remove what depends on it from a build for production. Without a bundler there is no `process`. */
const isDevelopment = (): boolean => typeof process !== 'undefined' && process.env.NODE_ENV !== 'production';

function warn(message: string): void {
  // eslint-disable-next-line no-console -- for the developer, who would not see otherwise why a method is missing
  console.warn(message);
}

const explain = (reason: UnavailableReason, currency: string): string =>
  ({
    account: "your account does not accept it. Enable it in the provider's control panel, or in the settings of the sandbox.",
    authorization: 'it needs a client token with a customer, not a tokenization key.',
    browser: 'this browser does not support it.',
    currency: `it cannot pay in ${currency}.`,
  })[reason];
