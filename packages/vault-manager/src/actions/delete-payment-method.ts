import type { Client } from '@tender/client';
import { asRecord, type Track, type EventName } from '@tender/client/internal';
import { DELETE_OPERATION } from '../constants';
import { vaultManagerErrors } from '../errors';
import type { VaultManagerAnalyticsEvent } from '../events';
import { deletePaymentMethodDocument } from '../vault-manager.graphql';

/**
 * Deletes a payment method from the vault. The gateway validates the nonce, so it is sent unchecked.
 * @throws VAULT_MANAGER_DELETE_PAYMENT_METHOD_NONCE_REQUIRES_CLIENT_TOKEN before anything is sent,
 * VAULT_MANAGER_PAYMENT_METHOD_NONCE_NOT_FOUND, VAULT_MANAGER_DELETE_PAYMENT_METHOD_UNKNOWN_ERROR for every other failure
 */
export async function deletePaymentMethod(
  signal: AbortSignal,
  client: Client,
  nonce: string,
  track: Track<EventName<VaultManagerAnalyticsEvent, 'vault-manager'>>,
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
    throw toDeleteError(error, nonce);
  }
  track('delete-payment-method.succeeded');
}

/** Only the errors of a GraphQL response say that there is no such payment method. Every other failure counts as unknown. */
function toDeleteError(error: unknown, nonce: string): Error {
  const { originalError } = asRecord(asRecord(error).details);
  const graphqlErrors: unknown[] | undefined = Array.isArray(originalError) ? originalError : undefined;
  const createError = graphqlErrors?.some((each) => asRecord(asRecord(each).extensions).errorClass === 'NOT_FOUND')
    ? vaultManagerErrors.VAULT_MANAGER_PAYMENT_METHOD_NONCE_NOT_FOUND
    : vaultManagerErrors.VAULT_MANAGER_DELETE_PAYMENT_METHOD_UNKNOWN_ERROR;
  return createError({ nonce }, { originalError: graphqlErrors ?? error });
}
