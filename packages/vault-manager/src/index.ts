export { vaultManagerErrors, type VaultManagerErrorCode } from './errors';
export { vaultManager, type VaultManager } from './vault-manager';
export type { FetchPaymentMethodsOptions, VaultedPaymentMethod, VaultManagerCreateOptions } from './types';
