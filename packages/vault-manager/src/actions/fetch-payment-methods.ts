import type { Client } from '@tender/client';
import { members } from '@tender/client/internal';
import type { FetchPaymentMethodsOptions, VaultedPaymentMethod } from '../types';

/**
 * Lists what the customer of the client token has saved. An answer that names nothing is an empty list.
 * @throws the request's own error
 */
export async function fetchPaymentMethods(
  signal: AbortSignal,
  client: Client,
  options: FetchPaymentMethodsOptions | undefined,
): Promise<VaultedPaymentMethod[]> {
  const defaultFirst = Number(options?.defaultFirst === true);
  const answer = await client.request({ endpoint: 'payment_methods', method: 'get', data: { defaultFirst }, signal });
  const { paymentMethods } = members(answer);
  return Array.isArray(paymentMethods) ? paymentMethods.map(described) : [];
}

/** What there is beyond these members is the gateway's own business. */
function described(answer: unknown): VaultedPaymentMethod {
  const { nonce, default: isDefault, details, hasSubscription, type, description, binData } = members(answer) as VaultedPaymentMethod;
  return {
    nonce,
    default: isDefault,
    details,
    hasSubscription,
    type,
    ...(description && { description }),
    ...(binData && { binData }),
  };
}
