import { PayPalButtons, PayPalCheckoutProvider, usePayPalCheckout } from '@tender/react/paypal-checkout';
import type { ReactNode } from 'react';
import { amountOf, useCheckout } from '../checkout';
import { MethodPanel } from '../method-panel';
import { useButtonPayment } from '../use-button-payment';

/** PayPal by its own button, once or with an agreement for later orders. */
export function PayPalButtonPanel(): ReactNode {
  return (
    <PayPalCheckoutProvider>
      <PayPalButtonForm />
    </PayPalCheckoutProvider>
  );
}

function PayPalButtonForm(): ReactNode {
  const { change, configuration, currency, draft, payment, total } = useCheckout();
  const paypal = usePayPalCheckout();
  const outcome = useButtonPayment(paypal);
  const displayName = configuration.shopName;
  const button = (
    <PayPalButtons
      {...outcome}
      className="paypal-button"
      options={
        draft.remember
          ? { flow: 'vault', displayName, billingAgreementDescription: `Orders at ${displayName}` }
          : { flow: 'checkout', intent: 'capture', amount: amountOf(total), currency, displayName }
      }
      sdkOptions={{ 'disable-funding': 'card' }}
      buttonOptions={{ fundingSource: 'paypal' }}
      fallback={<p className="muted status">Loading PayPal’s button…</p>}
    />
  );
  return (
    <MethodPanel life={paypal} button={button} loading="" collecting="Waiting for you at PayPal…">
      <label className="tick">
        <input
          type="checkbox"
          checked={draft.remember}
          disabled={payment.step !== 'idle'}
          onChange={({ target }) => change({ remember: target.checked })}
        />
        <span>Agree with PayPal that this shop may charge my later orders too</span>
      </label>
    </MethodPanel>
  );
}
