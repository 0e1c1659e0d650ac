import { vaultManager, type VaultManagerErrorCode } from '@tender/vault-manager';
import { createMethod } from '../create-method';

export const [VaultManagerProvider, useVaultManager] = createMethod<VaultManagerErrorCode>()('VaultManager', vaultManager, [
  'fetchPaymentMethods',
  'deletePaymentMethod',
]);
