import { vaultManager, type VaultManager, type VaultManagerCreateOptions, type VaultManagerErrorCode } from '@tender/vault-manager';
import type { FunctionComponent } from 'react';
import {
  createMethod,
  type MethodAction,
  type MethodFailure,
  type MethodProviderProps,
  type MethodState,
  type ProvidedOption,
} from '../create-method';

const [Provider, useMethod] = createMethod<VaultManagerErrorCode>()('VaultManager', vaultManager, [
  'fetchPaymentMethods',
  'deletePaymentMethod',
]);

/** Error of the vault manager or one of its actions, or of the client. */
export type VaultManagerFailure = MethodFailure<VaultManagerErrorCode>;

/** Props of `<VaultManagerProvider>`: the options of `vaultManager.create`, without those that `<TenderProvider>` supplies. */
export interface VaultManagerProviderProps extends Omit<VaultManagerCreateOptions, ProvidedOption>, MethodProviderProps {}

/** Actions of `useVaultManager`. */
export interface VaultManagerActions {
  /**
   * Fetches the customer's saved payment methods. `run` takes `VaultManagerFetchPaymentMethodsOptions` and resolves with a list of
   * `VaultManagerPaymentMethod`.
   */
  readonly fetchPaymentMethods: MethodAction<VaultManager['fetchPaymentMethods'], VaultManagerFailure>;
  /** Deletes a saved payment method. `run` takes its nonce. */
  readonly deletePaymentMethod: MethodAction<VaultManager['deletePaymentMethod'], VaultManagerFailure>;
}

/** Result of `useVaultManager`: the instance with its status, and an action for each asynchronous method. */
export type UseVaultManagerResult = MethodState<VaultManager, VaultManagerFailure> & VaultManagerActions;

/**
 * Creates a vault manager for the components below it. Must be within `<TenderProvider>`, with a client token of the customer.
 * @example <VaultManagerProvider><SavedPaymentMethods onSelect={onSelect} /></VaultManagerProvider>
 */
export const VaultManagerProvider: FunctionComponent<VaultManagerProviderProps> = Provider;

/**
 * Returns the vault manager of the `<VaultManagerProvider>` above.
 * @example const { status, fetchPaymentMethods } = useVaultManager();
 */
export const useVaultManager: () => UseVaultManagerResult = useMethod;
