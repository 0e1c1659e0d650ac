import type { Same } from '@tender/client/testing';
import type { z } from 'zod';
import {
  vaultManager,
  type VaultManager,
  type VaultManagerErrorCode,
  type VaultManagerFetchPaymentMethodsOptions,
  type VaultManagerPaymentMethod,
} from './index';
import type { fetchPaymentMethodsOptions, vaultedPaymentMethod } from './schemas';

declare const authorization: string;
declare const signal: AbortSignal;

true satisfies Same<z.input<typeof fetchPaymentMethodsOptions>, VaultManagerFetchPaymentMethodsOptions>;
true satisfies Same<z.output<typeof vaultedPaymentMethod>, VaultManagerPaymentMethod>;

export async function types(): Promise<void> {
  const instance: VaultManager = await vaultManager.create({ authorization, signal });
  vaultManager.create({ authorization }, (error: unknown, created?: VaultManager) => created);
  const [first] = await instance.fetchPaymentMethods({ defaultFirst: true, signal });
  first satisfies VaultManagerPaymentMethod | undefined;
  first?.binData?.['prepaid'] satisfies string | undefined;
  (await instance.fetchPaymentMethods()) satisfies VaultManagerPaymentMethod[];
  instance.fetchPaymentMethods((_, paymentMethods) => paymentMethods?.length);
  (await instance.deletePaymentMethod('nonce', { signal })) satisfies void;
  instance.deletePaymentMethod('nonce', (error: unknown) => error);
  // @ts-expect-error -- a nonce is required
  await instance.deletePaymentMethod();
  // @ts-expect-error -- there is no such order
  await instance.fetchPaymentMethods({ defaultLast: true });
  const code: VaultManagerErrorCode = 'VAULT_MANAGER_PAYMENT_METHOD_NONCE_NOT_FOUND';
  void code;
}
