import type { Client } from '@tender/client';
import { asRecord, nonEmptyString, type Call, type UnknownRecord } from '@tender/client/internal';
import { ACCOUNT_ENDPOINT } from '../constants';
import { flowErrors } from '../errors';
import type { PayPalCheckoutTokenizePayload } from '../types';
import { post } from './post';

/**
 * Exchanges an approved payment or agreement for a nonce.
 * @param detailKeys members of the response's `details` that become members of the payload, besides `creditFinancingOffered`
 * @throws an error of the client unchanged, PAYPAL_ACCOUNT_TOKENIZATION_FAILED for a response without a nonce
 */
export async function createNonce(
  call: Call,
  client: Client,
  data: object,
  detailKeys: readonly string[] = [],
): Promise<PayPalCheckoutTokenizePayload> {
  return post(call, client, ACCOUNT_ENDPOINT, data)
    .then((response) => createPayload(asRecord(response.paypalAccounts)[0], detailKeys))
    .catch(call.rethrowAs(flowErrors.PAYPAL_ACCOUNT_TOKENIZATION_FAILED));
}

function createPayload(account: unknown, detailKeys: readonly string[]): PayPalCheckoutTokenizePayload {
  const { nonce, type, details: accountDetails }: UnknownRecord = asRecord(account);
  const details = asRecord(accountDetails);
  const entries = ['creditFinancingOffered', ...detailKeys].filter((key) => details[key]).map((key) => [key, details[key]]);
  // Only the nonce is checked. Other members are passed on unchanged, and a member that the gateway leaves out is missing.
  return {
    nonce: nonEmptyString(nonce, 'nonce'),
    details: details.payerInfo || {},
    type,
    ...Object.fromEntries(entries),
  } as PayPalCheckoutTokenizePayload;
}
