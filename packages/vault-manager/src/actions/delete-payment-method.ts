import type { Client } from '@tender/client';
import { members, type Scope } from '@tender/client/internal';
import { DELETE_OPERATION } from '../constants';
import { vaultManagerErrors } from '../errors';
import { deletePaymentMethodDocument } from '../vault-manager.graphql';

/**
 * Takes a payment method out of the vault.
 * @param nonce one that `fetchPaymentMethods` gave; not looked at here
 * @throws VAULT_MANAGER_DELETE_PAYMENT_METHOD_NONCE_REQUIRES_CLIENT_TOKEN before anything is sent,
 * VAULT_MANAGER_PAYMENT_METHOD_NONCE_NOT_FOUND, VAULT_MANAGER_DELETE_PAYMENT_METHOD_UNKNOWN_ERROR for every other failure
 */
export async function deletePaymentMethod(
  signal: AbortSignal,
  client: Client,
  nonce: string,
  track: Scope<object>['track'],
): Promise<void> {
  if (client.getConfiguration().authorizationType !== 'CLIENT_TOKEN') {
    throw vaultManagerErrors.VAULT_MANAGER_DELETE_PAYMENT_METHOD_NONCE_REQUIRES_CLIENT_TOKEN();
  }
  const variables = { input: { singleUseTokenId: nonce } };
  const data = { query: deletePaymentMethodDocument, variables, operationName: DELETE_OPERATION };
  try {
    await client.request({ api: 'graphQLApi', data, signal });
  } catch (error) {
    signal.throwIfAborted();
    track('delete-payment-method.failed');
    throw failure(error, nonce);
  }
  track('delete-payment-method.succeeded');
}

/** The errors of a GraphQL answer say what is wrong; whatever else fails, fails for reasons not known. */
function failure(error: unknown, nonce: string): Error {
  const { originalError } = members(members(error).details);
  const answered: unknown[] | undefined = Array.isArray(originalError) ? originalError : undefined;
  const make = answered?.some((each) => members(members(each).extensions).errorClass === 'NOT_FOUND')
    ? vaultManagerErrors.VAULT_MANAGER_PAYMENT_METHOD_NONCE_NOT_FOUND
    : vaultManagerErrors.VAULT_MANAGER_DELETE_PAYMENT_METHOD_UNKNOWN_ERROR;
  return make({ originalError: answered ?? error }, nonce);
}
