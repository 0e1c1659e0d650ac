import type { Configuration } from '@tender/client';
import type { reportErrors } from '@tender/client/internal';
import type { CheckoutMethod, Purchase, UnavailableMethod } from './checkout-method';

interface UnavailableProps extends Purchase {
  readonly methods: readonly CheckoutMethod[];
  readonly onUnavailable?: ((unavailable: UnavailableMethod) => void) | undefined;
}

/** What each checkout has reported. A checkout is known by the ref of its latest props. */
const reported = new WeakMap<object, Set<string>>();

/**
 * Reports each method that is left out once: to `onUnavailable`, and during development also in the console. Loaded on demand, because most pages
 * leave out no method.
 * @param guard wraps the merchant's callback; the page has this function already
 */
export function report(
  latest: { readonly current: UnavailableProps },
  configuration: Configuration | undefined,
  guard: typeof reportErrors,
): void {
  if (!configuration) return;
  const { methods, amount, currency, onUnavailable } = latest.current;
  const before = reported.get(latest) ?? new Set();
  reported.set(latest, before);
  const once = (key: string): boolean => before.size < before.add(key).size;
  if (methods.length === 0 && once('')) warn('<Checkout> has no methods: pass some, such as methods={[card()]}.');
  const purchase = { amount, currency };
  for (const each of methods) {
    if (each.isOffered(configuration, purchase)) continue;
    const unavailable: UnavailableMethod = { method: each.id, reason: each.findReason?.(configuration, purchase) ?? 'account' };
    if (!once(`${each.id} ${unavailable.reason}`)) continue;
    if (onUnavailable) guard(onUnavailable)(unavailable);
    warn(explain(unavailable, currency));
  }
}

declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** Bundlers replace the variable, and remove what depends on it from a build for production. */
function warn(message: string): void {
  try {
    // eslint-disable-next-line no-console -- for the developer, who would not see otherwise why a method is missing
    if (process.env.NODE_ENV !== 'production') console.warn(message);
  } catch {
    // There is no `process`.
  }
}

function explain({ method, reason }: UnavailableMethod, currency: string): string {
  const reasons = {
    account: "your account does not accept it. Enable it in the provider's control panel, or in the settings of the sandbox.",
    authorization: 'it needs a client token with a customer, not a tokenization key.',
    browser: 'this browser does not support it.',
    currency: `it cannot pay in ${currency}.`,
  };
  return `<Checkout> leaves out "${method}": ${reasons[reason]}`;
}
