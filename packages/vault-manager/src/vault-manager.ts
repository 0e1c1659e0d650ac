import { defineComponent, type Component, type Scope } from '@tender/client/internal';
import { deletePaymentMethod } from './actions/delete-payment-method';
import { fetchPaymentMethods } from './actions/fetch-payment-methods';
import type { VaultManagerAnalyticsEvent } from './events';
import type { VaultManager, VaultManagerCreateOptions, VaultManagerFetchPaymentMethodsOptions } from './types';

/**
 * Lists and deletes the payment methods that a customer has saved. `create` resolves at once: a client that cannot be created fails the first
 * call.
 */
export const vaultManager: Component<VaultManagerCreateOptions, VaultManager> = /* @__PURE__ */ defineComponent({
  name: 'Vault Manager',
  prefix: 'vault-manager',
  options: () => import('./options'),
  create({
    client,
    method,
    track,
    teardown,
  }: Scope<VaultManagerCreateOptions, VaultManagerAnalyticsEvent, 'vault-manager'>): Promise<VaultManager> {
    return Promise.resolve({
      fetchPaymentMethods: method('fetchPaymentMethods', async ({ signal }, options?: VaultManagerFetchPaymentMethodsOptions) => {
        const paymentMethods = await fetchPaymentMethods(signal, await client(), options);
        track('fetch-payment-methods.succeeded');
        return paymentMethods;
      }),
      deletePaymentMethod: method('deletePaymentMethod', async ({ signal }, nonce: string) =>
        deletePaymentMethod(signal, await client(), nonce, track),
      ),
      teardown,
    });
  },
});
