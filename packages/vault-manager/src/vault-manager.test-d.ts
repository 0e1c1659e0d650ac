import { vaultManager, type VaultedPaymentMethod, type VaultManager, type VaultManagerErrorCode } from './index';

declare const authorization: string;
declare const signal: AbortSignal;

export async function types(): Promise<void> {
  const instance: VaultManager = await vaultManager.create({ authorization, signal });
  vaultManager.create({ authorization }, (error: unknown, created?: VaultManager) => created);
  const [first] = await instance.fetchPaymentMethods({ defaultFirst: true, signal });
  first satisfies VaultedPaymentMethod | undefined;
  first?.binData?.['prepaid'] satisfies string | undefined;
  (await instance.fetchPaymentMethods()) satisfies VaultedPaymentMethod[];
  instance.fetchPaymentMethods((_, found) => found?.length);
  (await instance.deletePaymentMethod('nonce', { signal })) satisfies void;
  instance.deletePaymentMethod('nonce', (error: unknown) => error);
  // @ts-expect-error -- a nonce is required
  await instance.deletePaymentMethod();
  // @ts-expect-error -- there is no such order
  await instance.fetchPaymentMethods({ defaultLast: true });
  const code: VaultManagerErrorCode = 'VAULT_MANAGER_PAYMENT_METHOD_NONCE_NOT_FOUND';
  void code;
}
