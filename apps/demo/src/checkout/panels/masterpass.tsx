import { PayArea, useCheckout, type CheckoutMethod } from '@tender/react/checkout';
import { MasterpassProvider, useMasterpass } from '@tender/react/masterpass';
import type { ReactNode } from 'react';
import { Sign } from '../sign';

/** A method of the shop's own, at its simplest: a provider, a hook, and a `<PayArea>` with the action that collects the payment. */
export const masterpass: CheckoutMethod = {
  id: 'masterpass',
  title: () => 'Masterpass',
  isOffered: ({ gatewayConfiguration }) => Boolean(gatewayConfiguration.masterpass),
  render: () => (
    <MasterpassProvider>
      <MasterpassPanel />
    </MasterpassProvider>
  ),
  icon: <Sign name="window" />,
};

function MasterpassPanel(): ReactNode {
  const { amount, currency } = useCheckout();
  const { status, retry, error, tokenize } = useMasterpass();
  return (
    <>
      <p data-tender-hint="">A window of Masterpass opens, in which you choose a card of your wallet.</p>
      <PayArea
        status={status}
        retry={retry}
        error={error}
        opensWindow
        collect={async (signal) => {
          const { nonce, type, details } = await tokenize.run({ subtotal: amount, currencyCode: currency, signal });
          return { nonce, type, details: { ...details } };
        }}
      />
    </>
  );
}
