import { TenderProvider } from '@tender/react';
import { CardNumberField, ExpirationDateField, HostedFields, SecurityCodeField, useHostedFields } from '@tender/react/hosted-fields';
import { PayPalProvider, usePayPal } from '@tender/react/paypal';
import { SepaProvider, useSepa } from '@tender/react/sepa';
import { ThreeDSecureProvider, useThreeDSecure } from '@tender/react/three-d-secure';
import { useVaultManager, VaultManagerProvider } from '@tender/react/vault-manager';
import { useVenmo, VenmoProvider } from '@tender/react/venmo';
import { StrictMode, useEffect, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

declare global {
  interface Window {
    manyPage: {
      /** Mounts a page of many methods, waits for all of them, calls one that fails and one that is left pending, and unmounts, so often. */
      cycle(authorization: string, times: number): Promise<void>;
      /** Mounts and unmounts, in the same way, without waiting for anything. */
      hasty(authorization: string, times: number): Promise<void>;
    };
  }
}

function ManyPage({ authorization, onReady }: { authorization: string; onReady(): void }): ReactNode {
  return (
    <TenderProvider authorization={authorization}>
      <HostedFields styles={{ input: { color: 'black' } }}>
        <ThreeDSecureProvider version="2">
          <PayPalProvider>
            <VenmoProvider paymentMethodUsage="multi_use">
              <SepaProvider>
                <VaultManagerProvider>
                  <CardNumberField label="Card number" />
                  <ExpirationDateField label="Expires" />
                  <SecurityCodeField label="Security code" />
                  <Ready onReady={onReady} />
                </VaultManagerProvider>
              </SepaProvider>
            </VenmoProvider>
          </PayPalProvider>
        </ThreeDSecureProvider>
      </HostedFields>
    </TenderProvider>
  );
}

function Ready({ onReady }: { onReady(): void }): ReactNode {
  const card = useHostedFields();
  const { run } = card.tokenize;
  const saved = useVaultManager().fetchPaymentMethods.run;
  const states = [card, useThreeDSecure(), usePayPal(), useVenmo(), useSepa()];
  const said = states.map(({ status, error }) => error?.code ?? status).join(' ');
  useEffect(() => {
    if (said !== 'ready ready ready ready ready') return;
    run().catch(onReady); // empty fields
    saved().catch(() => undefined); // left pending
  }, [said, run, saved, onReady]);
  return <output>{said}</output>;
}

const root = createRoot(document.querySelector('main') as Element);
const turn = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

async function cycle(authorization: string, times: number, isHasty: boolean): Promise<void> {
  for (let done = 0; done < times; done += 1) {
    await new Promise<void>((resolve) => {
      root.render(
        <StrictMode>
          <ManyPage authorization={authorization} onReady={resolve} />
        </StrictMode>,
      );
      if (isHasty) void turn().then(resolve);
    });
    root.render(null);
    await turn();
  }
  // React keeps the last updates of unmounted components, and with them their elements, until it renders again.
  flushSync(() => root.render(null));
}

window.manyPage = {
  cycle: (authorization, times) => cycle(authorization, times, false),
  hasty: (authorization, times) => cycle(authorization, times, true),
};
