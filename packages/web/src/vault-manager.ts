import { vaultManager } from '@tender/vault-manager';

type Namespace = typeof vaultManager;

export { vaultManager, vaultManager as default };
/** Creates an instance of the component. */
export const create: Namespace['create'] = vaultManager.create;
/** The SDK version that is sent to the provider. */
export const VERSION: Namespace['VERSION'] = vaultManager.VERSION;

// The names of these types in `@types/braintree-web`.
export type { VaultManagerPaymentMethod as FetchPaymentMethodsPayload, VaultManager } from '@tender/vault-manager';
