import type { Client } from '@tender/client';
import { members, string, type Call, type Members } from '@tender/client/internal';
import { ACCOUNT_ENDPOINT } from '../constants';
import { flowErrors } from '../errors';
import type { TokenizePayload } from '../types';
import { post } from './post';

/**
 * Exchanges an account that the customer approved for a nonce.
 * @throws PAYPAL_ACCOUNT_TOKENIZATION_FAILED, for an answer without a nonce too, or an error of the client
 */
export async function createNonce(call: Call, client: Client, data: object, more: readonly string[] = []): Promise<TokenizePayload> {
  return post(call, client, ACCOUNT_ENDPOINT, data)
    .then((answer) => payloadOf(members(answer.paypalAccounts)[0], more))
    .catch(call.convert(flowErrors.PAYPAL_ACCOUNT_TOKENIZATION_FAILED));
}

function payloadOf(account: unknown, more: readonly string[]): TokenizePayload {
  const { nonce, type, details: given }: Members = members(account);
  const details = members(given);
  const kept = ['creditFinancingOffered', ...more].filter((key) => details[key]).map((key) => [key, details[key]]);
  // The gateway's word for what its members are: whatever it leaves out is left out here too, but for the nonce.
  return {
    nonce: string(nonce || undefined, 'nonce'),
    details: details.payerInfo || {},
    type,
    ...Object.fromEntries(kept),
  } as TokenizePayload;
}
