import { CheckoutProblem, PayArea, useCheckout, type CheckoutMethod } from '@tender/react/checkout';
import { PayPalButtons, PayPalCheckoutProvider, usePayPalCheckout } from '@tender/react/paypal-checkout';
import { useState, type ReactNode } from 'react';
import type { Purchase } from '../purchase';
import { Sign } from '../sign';

/** PayPal's own button, which only PayPal's script can draw: it takes the place of the pay button. */
export function paypalButton({ configuration: { shopName } }: Purchase): CheckoutMethod {
  return {
    id: 'paypal-button',
    title: () => 'PayPal button',
    isOffered: ({ gatewayConfiguration }) => gatewayConfiguration.paypalEnabled === true,
    render: () => (
      <PayPalCheckoutProvider>
        <PayPalButtonPanel displayName={shopName} />
      </PayPalCheckoutProvider>
    ),
    hasOwnButton: true,
    icon: <Sign name="button" />,
  };
}

function PayPalButtonPanel({ displayName }: { readonly displayName: string }): ReactNode {
  const { amount, currency, isBusy, beforePayment, submit, report } = useCheckout();
  const { status, retry, error } = usePayPalCheckout();
  const [isAgreed, setAgreed] = useState(false);
  return (
    <>
      <label className="tick">
        <input type="checkbox" checked={isAgreed} disabled={isBusy} onChange={({ target }) => setAgreed(target.checked)} />
        <span>Agree with PayPal that this shop may charge my later orders too</span>
      </label>
      <PayArea
        status={status}
        retry={retry}
        error={error}
        collect={() => Promise.reject(new CheckoutProblem('Please press PayPal’s button.'))}
      >
        <PayPalButtons
          options={
            isAgreed
              ? { flow: 'vault', displayName, billingAgreementDescription: `Orders at ${displayName}` }
              : { flow: 'checkout', intent: 'capture', amount, currency, displayName }
          }
          sdkOptions={{ 'disable-funding': 'card' }}
          buttonOptions={{ fundingSource: 'paypal' }}
          fallback={<p data-tender-hint="">Loading PayPal’s button…</p>}
          onClick={beforePayment}
          onNonce={(payment) => submit(() => Promise.resolve(payment))}
          onCancel={() => report(new DOMException('The customer has closed PayPal.', 'AbortError'))}
          onError={report}
        />
      </PayArea>
    </>
  );
}
