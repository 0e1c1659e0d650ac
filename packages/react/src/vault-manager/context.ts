import { vaultManager, type VaultManagerErrorCode } from '@tender/vault-manager';
import { createMethod } from '../create-method';

export const [VaultManagerProvider, useVaultManager] = createMethod<VaultManagerErrorCode>()('VaultManager', vaultManager, [
  'fetchPaymentMethods',
  'deletePaymentMethod',
]);

/** What the method, or one of its actions, fails with. */
export type VaultManagerFailure = NonNullable<ReturnType<typeof useVaultManager>['error']>;
