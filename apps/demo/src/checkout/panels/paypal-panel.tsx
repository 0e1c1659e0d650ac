import { PayPalProvider, usePayPal } from '@tender/react/paypal';
import type { ReactNode } from 'react';
import { amountOf, useCheckout } from '../checkout';
import { MethodPanel } from '../method-panel';

/** PayPal in a window that the shop's own button opens. */
export function PayPalPanel(): ReactNode {
  return (
    <PayPalProvider>
      <PayPalForm />
    </PayPalProvider>
  );
}

function PayPalForm(): ReactNode {
  const { begin, configuration, total, currency } = useCheckout();
  const paypal = usePayPal();
  const submit = (): void => {
    const purchase = { amount: amountOf(total), currency, displayName: configuration.shopName };
    begin({
      collect: (signal) => paypal.tokenize.run({ flow: 'checkout', intent: 'capture', ...purchase, useraction: 'commit', signal }),
    });
  };
  return (
    <MethodPanel life={paypal} onSubmit={submit} loading="Getting PayPal ready…" collecting="Waiting for you at PayPal…" inWindow>
      <p className="panel-lead">A window of PayPal opens, in which you sign in and approve the payment.</p>
    </MethodPanel>
  );
}
