import type { ReactNode } from 'react';
import { useCheckout } from './checkout';
import { METHOD_TEXTS, methodAddress, methodsFor } from './methods';
import { usePayPalPreferred } from './use-paypal-preferred';

/** Each method has a page of its own; nothing that was typed is lost on the way from one to another. */
export function MethodPicker(): ReactNode {
  const { configuration, method: chosen, payment } = useCheckout();
  const isPayPalPreferred = usePayPalPreferred();
  return (
    <fieldset className="methods" disabled={payment.step !== 'idle'}>
      <legend>How would you like to pay?</legend>
      {methodsFor(configuration, isPayPalPreferred).map((method) => (
        <label key={method} className={method === chosen ? 'method chosen' : 'method'}>
          <input type="radio" name="method" value={method} checked={method === chosen} onChange={() => show(methodAddress(method))} />
          <span>
            <span className="method-name">{METHOD_TEXTS[method].label}</span>
            <span className="muted method-hint">{METHOD_TEXTS[method].hint}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Goes to another page at once: a radio button that waits for its address to change would fall back meanwhile. */
function show(address: string): void {
  const { href: oldURL } = location;
  history.pushState(null, '', address);
  dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL: location.href }));
}
