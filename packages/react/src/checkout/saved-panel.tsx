import type { VaultManagerPaymentMethod } from '@tender/vault-manager';
import { useState, type ReactNode } from 'react';
import { useVaultManager, VaultManagerProvider } from '../vault-manager/context';
import { SavedPaymentMethods } from '../vault-manager/saved-payment-methods';
import { useCheckout } from './checkout-context';
import { PayArea } from './pay-area';

/** Lists the saved payment methods. */
export function SavedPanel(): ReactNode {
  return (
    <VaultManagerProvider>
      <PanelContent />
    </VaultManagerProvider>
  );
}

function PanelContent(): ReactNode {
  const { texts, withdraw, reportSilently } = useCheckout();
  const { status, retry } = useVaultManager();
  const [methods, setMethods] = useState<readonly VaultManagerPaymentMethod[]>();
  const [chosen, choose] = useState<VaultManagerPaymentMethod | null>(null);
  const update = (next: readonly VaultManagerPaymentMethod[]): void => {
    setMethods(next);
    if (!next.length) withdraw('saved');
    if (!next.some(({ nonce }) => nonce === chosen?.nonce)) choose(next[0] ?? null);
  };
  return (
    <>
      <SavedPaymentMethods
        value={chosen}
        {...(texts.saved && { texts: texts.saved })}
        onLoad={update}
        onError={reportSilently}
        onSelect={choose}
        onDeleted={({ nonce }) => update((methods ?? []).filter((each) => each.nonce !== nonce))}
      />
      {/* The list itself shows that it is loading, or could not be loaded. */}
      {methods && status !== 'failed' && (
        <PayArea
          status={status}
          retry={retry}
          isComplete={Boolean(chosen)}
          collect={() => {
            const { nonce, type, details, description } = chosen as VaultManagerPaymentMethod;
            return Promise.resolve({ nonce, type, details, ...(description && { description }) });
          }}
        />
      )}
    </>
  );
}
