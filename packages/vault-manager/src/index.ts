export { vaultManagerErrors, type VaultManagerErrorCode } from './errors';
export { vaultManager } from './vault-manager';
export type { VaultManager, VaultManagerCreateOptions, VaultManagerFetchPaymentMethodsOptions, VaultManagerPaymentMethod } from './types';
