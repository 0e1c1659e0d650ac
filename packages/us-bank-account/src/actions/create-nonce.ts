import { asRecord, nonEmptyString } from '@tender/client/internal';
import { DESCRIPTION, TYPE } from '../constants';
import type { UsBankAccountContext } from '../context';
import { usBankAccountErrors } from '../errors';
import type { UsBankAccountTokenizePayload } from '../types';
import { tokenizeDocument } from '../us-bank-account.graphql';

/**
 * Exchanges an account for a nonce, and sends the analytics event of the result.
 * @param createInput creates the input of the mutation; errors that it throws count as a failure of the gateway
 * @throws BRAINTREE_API_ACCESS_RESTRICTED for status 401
 * @throws US_BANK_ACCOUNT_FAILED_TOKENIZATION for other statuses below 500, for validation errors of GraphQL, with their message, and for a request
 * that does not fit the schema of GraphQL
 * @throws US_BANK_ACCOUNT_TOKENIZATION_NETWORK_ERROR for all other failures and a malformed response
 */
export async function createNonce(
  signal: AbortSignal,
  { client, track }: Pick<UsBankAccountContext, 'client' | 'track'>,
  isLogin: boolean,
  createInput: () => object,
): Promise<UsBankAccountTokenizePayload> {
  const kind = isLogin ? 'login' : 'details';
  const name = isLogin ? 'UsBankLogin' : 'UsBankAccount';
  try {
    const variables = { input: { [isLogin ? 'usBankLogin' : 'usBankAccount']: createInput() } };
    const response = await client.request({ api: 'graphQLApi', data: { query: tokenizeDocument(isLogin), variables }, signal });
    const { id, details } = asRecord(asRecord(asRecord(response.data)[`tokenize${name}`]).paymentMethod);
    const payload: UsBankAccountTokenizePayload = {
      nonce: nonEmptyString(id, 'id'),
      details: {},
      description: `${DESCRIPTION}${String(asRecord(details).last4)}`,
      type: TYPE,
    };
    track(`bank${kind}.tokenization.succeeded`);
    return payload;
  } catch (error) {
    signal.throwIfAborted();
    track(`bank${kind}.tokenization.failed`);
    throw toNonceError(error);
  }
}

function toNonceError(originalError: unknown): Error {
  const { httpStatus: status, originalError: graphqlErrors } = asRecord(asRecord(originalError).details);
  const refusal = Array.isArray(graphqlErrors) ? (graphqlErrors as unknown[]).find(isRefusal) : undefined;
  // GraphQL responds with 200 to every request. A refusal counts as the 422 of a REST API.
  const httpStatus = refusal ? 422 : Number(status);
  const createError =
    httpStatus === 401
      ? usBankAccountErrors.BRAINTREE_API_ACCESS_RESTRICTED
      : httpStatus < 500
        ? usBankAccountErrors.US_BANK_ACCOUNT_FAILED_TOKENIZATION
        : usBankAccountErrors.US_BANK_ACCOUNT_TOKENIZATION_NETWORK_ERROR;
  const error = createError({ originalError });
  const { message, extensions } = asRecord(refusal);
  return isText(message) && asRecord(extensions).errorClass ? Object.assign(error, { message }) : error;
}

/** Whether an error refuses the account: a validation error, or one without a class, which says that the request does not fit the schema. */
function isRefusal(error: unknown): boolean {
  const { message, extensions } = asRecord(error);
  const { errorClass } = asRecord(extensions);
  return errorClass === 'VALIDATION' || (!errorClass && isText(message));
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
