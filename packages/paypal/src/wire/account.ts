import type { Client } from '@tender/client';
import { members, type Call } from '@tender/client/internal';
import { ACCOUNT_ENDPOINT } from '../constants';
import { flowErrors } from '../errors';
import type { TokenizePayload } from '../types';
import { post } from './post';

/**
 * Exchanges an account that the customer approved for a nonce.
 * @throws PAYPAL_ACCOUNT_TOKENIZATION_FAILED, or an error of the client
 */
export async function createNonce(call: Call, client: Client, data: object, more: readonly string[] = []): Promise<TokenizePayload> {
  const answer = await post(call, client, ACCOUNT_ENDPOINT, data).catch(call.convert(flowErrors.PAYPAL_ACCOUNT_TOKENIZATION_FAILED));
  const { nonce, type, details: given } = members(members(answer.paypalAccounts)[0]);
  const details = members(given);
  const kept = ['creditFinancingOffered', ...more].filter((key) => details[key]).map((key) => [key, details[key]]);
  // The gateway's word for what its members are: whatever it leaves out is left out here too.
  return { nonce, details: details.payerInfo || {}, type, ...Object.fromEntries(kept) } as TokenizePayload;
}
