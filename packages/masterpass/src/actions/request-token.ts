import { object, readHttpStatus, string } from '@tender/client/internal';
import type { MasterpassContext } from '../context';
import { masterpassErrors } from '../errors';
import type { MasterpassTokenizeOptions } from '../types';

const readResponse = /* @__PURE__ */ object({ requestToken: string });

/**
 * Requests the token that Masterpass's checkout starts with.
 * @throws MASTERPASS_INVALID_PAYMENT_OPTION for status 422, the client's errors, and a TypeError for a malformed response
 */
export async function requestToken(
  signal: AbortSignal,
  { client, callbackUrl }: MasterpassContext,
  { subtotal, currencyCode }: MasterpassTokenizeOptions,
): Promise<string> {
  const { protocol, hostname } = location;
  const data = { requestToken: { originUrl: `${protocol}//${hostname}`, subtotal, currencyCode, callbackUrl } };
  try {
    const response = await client.request({ method: 'post', endpoint: 'masterpass/request_token', data, signal });
    return readResponse(response).requestToken;
  } catch (error) {
    if (readHttpStatus(error) !== 422) throw error;
    throw masterpassErrors.MASTERPASS_INVALID_PAYMENT_OPTION({ originalError: error });
  }
}
