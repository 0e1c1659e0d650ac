import { defineComponent, type Component, type Method, type Scope } from '@tender/client/internal';
import { deletePaymentMethod } from './actions/delete-payment-method';
import { fetchPaymentMethods } from './actions/fetch-payment-methods';
import type { FetchPaymentMethodsOptions, VaultedPaymentMethod, VaultManagerCreateOptions } from './types';

/** What `vaultManager.create` resolves with. */
export interface VaultManager {
  /** What the customer of the client token has saved. Rejects with the client's own errors. */
  readonly fetchPaymentMethods: Method<[], VaultedPaymentMethod[]> & Method<[options?: FetchPaymentMethodsOptions], VaultedPaymentMethod[]>;
  /**
   * Takes one of them out of the vault, by its nonce.
   * @throws VAULT_MANAGER_DELETE_PAYMENT_METHOD_NONCE_REQUIRES_CLIENT_TOKEN, VAULT_MANAGER_PAYMENT_METHOD_NONCE_NOT_FOUND,
   * VAULT_MANAGER_DELETE_PAYMENT_METHOD_UNKNOWN_ERROR
   */
  readonly deletePaymentMethod: Method<[nonce: string], void>;
  /** Takes away all that `create` put on the page. Calls under way reject, later ones throw METHOD_CALLED_AFTER_TEARDOWN. */
  readonly teardown: Method<[], void>;
}

/** The payment methods a customer has saved. It is there at once; a client that cannot be made fails the first call. */
export const vaultManager: Component<VaultManagerCreateOptions, VaultManager> = /* @__PURE__ */ defineComponent({
  name: 'Vault Manager',
  prefix: 'vault-manager',
  create({ client, method, track, teardown }: Scope<VaultManagerCreateOptions>): Promise<VaultManager> {
    return Promise.resolve({
      fetchPaymentMethods: method('fetchPaymentMethods', async ({ signal }, options?: FetchPaymentMethodsOptions) => {
        const found = await fetchPaymentMethods(signal, await client(), options);
        track('fetch-payment-methods.succeeded');
        return found;
      }),
      deletePaymentMethod: method('deletePaymentMethod', async ({ signal }, nonce: string) =>
        deletePaymentMethod(signal, await client(), nonce, track),
      ),
      teardown,
    });
  },
});
