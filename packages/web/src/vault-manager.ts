import { vaultManager } from '@tender/vault-manager';

type Namespace = typeof vaultManager;

export { vaultManager, vaultManager as default };
export const create: Namespace['create'] = vaultManager.create;
export const VERSION: Namespace['VERSION'] = vaultManager.VERSION;

// The names that `@types/braintree-web` has for these.
export type { VaultedPaymentMethod as FetchPaymentMethodsPayload, VaultManager } from '@tender/vault-manager';
