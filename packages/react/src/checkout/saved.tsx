import type { VaultedPaymentMethod } from '@tender/vault-manager';
import { useState, type ReactNode } from 'react';
import { useVaultManager, VaultManagerProvider } from '../vault-manager/context';
import { SavedPaymentMethods } from '../vault-manager/saved-payment-methods';
import { useCheckout } from './checkout-context';
import type { CheckoutMethod } from './checkout-method';
import { SavedIcon } from './icons';
import { PayArea } from './pay-area';

/** What the customer of the client token has saved. It is left out where there is nothing, and with a tokenization key. */
export function saved(): CheckoutMethod {
  return {
    id: 'saved',
    title: ({ methods }) => methods.saved,
    isOffered: ({ authorizationType }) => authorizationType === 'CLIENT_TOKEN',
    render: () => (
      <VaultManagerProvider>
        <SavedPanel />
      </VaultManagerProvider>
    ),
    keepsInput: true,
    icon: <SavedIcon />,
  };
}

function SavedPanel(): ReactNode {
  const { texts, withdraw, tell } = useCheckout();
  const { status, retry } = useVaultManager();
  const [all, setAll] = useState<readonly VaultedPaymentMethod[]>([]);
  const [chosen, choose] = useState<VaultedPaymentMethod | null>(null);
  const known = (methods: readonly VaultedPaymentMethod[]): void => {
    setAll(methods);
    if (!methods.length) withdraw('saved');
    if (!methods.some(({ nonce }) => nonce === chosen?.nonce)) choose(methods[0] ?? null);
  };
  return (
    <>
      <SavedPaymentMethods
        value={chosen}
        {...(texts.saved && { texts: texts.saved })}
        onLoad={known}
        onError={tell}
        onSelect={choose}
        onDeleted={({ nonce }) => known(all.filter((each) => each.nonce !== nonce))}
      />
      {/* The list itself says that it has failed. */}
      {status !== 'failed' && (
        <PayArea
          status={status}
          retry={retry}
          isComplete={Boolean(chosen)}
          collect={() => {
            const { nonce, type, details, description } = chosen as VaultedPaymentMethod;
            return Promise.resolve({ nonce, type, details, ...(description && { description }) });
          }}
        />
      )}
    </>
  );
}
