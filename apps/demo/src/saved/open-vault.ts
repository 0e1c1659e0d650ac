import { vaultManager, type VaultedPaymentMethod } from '@tender/vault-manager';

/** What a customer has saved, and the ways to look again and to delete. */
export interface Vault {
  readonly first: readonly VaultedPaymentMethod[];
  /** Each time with new nonces: those of an earlier list are good for three hours. */
  list(): Promise<VaultedPaymentMethod[]>;
  remove(nonce: string): Promise<void>;
  teardown(): Promise<void>;
}

/** Opens with the list that is shown first, so that there is one thing to wait for and one that can fail. */
export async function openVault(options: { authorization: string; signal: AbortSignal }): Promise<Vault> {
  const manager = await vaultManager.create(options);
  const list = async (signal?: AbortSignal): Promise<VaultedPaymentMethod[]> =>
    manager.fetchPaymentMethods({ defaultFirst: true, ...(signal && { signal }) });
  try {
    const first = await list(options.signal);
    return { first, list: () => list(), remove: async (nonce) => manager.deletePaymentMethod(nonce), teardown: () => manager.teardown() };
  } catch (error) {
    await manager.teardown();
    throw error;
  }
}
