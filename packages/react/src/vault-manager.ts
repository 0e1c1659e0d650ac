'use client';
export {
  useVaultManager,
  VaultManagerProvider,
  type UseVaultManagerResult,
  type VaultManagerActions,
  type VaultManagerFailure,
  type VaultManagerProviderProps,
} from './vault-manager/context';
export { SavedPaymentMethods, type SavedPaymentMethodsHandle, type SavedPaymentMethodsProps } from './vault-manager/saved-payment-methods';
export { describePaymentMethod } from './vault-manager/describe-payment-method';
export { savedTexts, type SavedTexts } from './vault-manager/saved-texts';
