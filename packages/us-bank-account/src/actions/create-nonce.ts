import { members, string } from '@tender/client/internal';
import { DESCRIPTION, TYPE } from '../constants';
import type { UsBankAccountContext } from '../context';
import { usBankAccountErrors } from '../errors';
import type { TokenizePayload } from '../types';
import { tokenizeDocument } from '../us-bank-account.graphql';

/**
 * Exchanges what is known of an account for a nonce, and tells how that went.
 * @param input makes the account; what it throws is a failure as any other
 * @throws BRAINTREE_API_ACCESS_RESTRICTED (401), US_BANK_ACCOUNT_FAILED_TOKENIZATION (below 500, and what GraphQL refuses, in its words),
 * US_BANK_ACCOUNT_TOKENIZATION_NETWORK_ERROR (the rest, and an answer that makes no sense)
 */
export async function createNonce(
  signal: AbortSignal,
  { client, track }: Pick<UsBankAccountContext, 'client' | 'track'>,
  isLogin: boolean,
  input: () => object,
): Promise<TokenizePayload> {
  const stage = `bank${isLogin ? 'login' : 'details'}.tokenization`;
  const name = isLogin ? 'UsBankLogin' : 'UsBankAccount';
  try {
    const variables = { input: { [isLogin ? 'usBankLogin' : 'usBankAccount']: input() } };
    const answer = await client.request({ api: 'graphQLApi', data: { query: tokenizeDocument(isLogin), variables }, signal });
    const { id, details } = members(members(members(answer.data)[`tokenize${name}`]).paymentMethod);
    const payload: TokenizePayload = {
      nonce: string(id || undefined, 'id'),
      details: {},
      description: DESCRIPTION + string(members(details).last4, 'last4'),
      type: TYPE,
    };
    track(`${stage}.succeeded`);
    return payload;
  } catch (error) {
    signal.throwIfAborted();
    track(`${stage}.failed`);
    throw failure(error);
  }
}

function failure(originalError: unknown): Error {
  const { httpStatus: status, originalError: answered } = members(members(originalError).details);
  const refusal = Array.isArray(answered) ? (answered as unknown[]).find(isRefusal) : undefined;
  // GraphQL says 200 to everything: what it finds fault with is what another service would answer with 422.
  const httpStatus = refusal ? 422 : Number(status);
  const make =
    httpStatus === 401
      ? usBankAccountErrors.BRAINTREE_API_ACCESS_RESTRICTED
      : httpStatus < 500
        ? usBankAccountErrors.US_BANK_ACCOUNT_FAILED_TOKENIZATION
        : usBankAccountErrors.US_BANK_ACCOUNT_TOKENIZATION_NETWORK_ERROR;
  const error = make({ originalError });
  const { message } = members(refusal);
  return message && typeof message === 'string' ? Object.assign(error, { message }) : error;
}

function isRefusal(error: unknown): boolean {
  return members(members(error).extensions).errorClass === 'VALIDATION';
}
