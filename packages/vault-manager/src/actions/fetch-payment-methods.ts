import type { Client } from '@tender/client';
import { asRecord } from '@tender/client/internal';
import type { VaultManagerFetchPaymentMethodsOptions, VaultManagerPaymentMethod } from '../types';

/**
 * Lists what the customer of the client token has saved. A response without a list counts as an empty list.
 * @throws the client's errors
 */
export async function fetchPaymentMethods(
  signal: AbortSignal,
  client: Client,
  options: VaultManagerFetchPaymentMethodsOptions | undefined,
): Promise<VaultManagerPaymentMethod[]> {
  const defaultFirst = Number(options?.defaultFirst === true);
  const response = await client.request({ endpoint: 'payment_methods', method: 'get', data: { defaultFirst }, signal });
  const { paymentMethods } = asRecord(response);
  return Array.isArray(paymentMethods) ? paymentMethods.map(toPaymentMethod) : [];
}

/** Copies the documented members, which the gateway is trusted to send. Its further members are internal to it. */
function toPaymentMethod(value: unknown): VaultManagerPaymentMethod {
  const {
    nonce,
    default: isDefault,
    details,
    hasSubscription,
    type,
    description,
    binData,
  }: Partial<VaultManagerPaymentMethod> = asRecord(value);
  return {
    nonce,
    default: isDefault,
    details,
    hasSubscription,
    type,
    ...(description && { description }),
    ...(binData && { binData }),
  } as VaultManagerPaymentMethod;
}
