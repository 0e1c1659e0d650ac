import { members, object, string } from '@tender/client/internal';
import type { MasterpassContext } from '../context';
import { masterpassErrors } from '../errors';
import type { TokenizeOptions } from '../types';

const readAnswer = /* @__PURE__ */ object({ requestToken: string });

/**
 * Announces the checkout to Masterpass.
 * @throws MASTERPASS_INVALID_PAYMENT_OPTION for what the gateway calls invalid, the client's errors, a TypeError for a malformed answer
 */
export async function requestToken(
  signal: AbortSignal,
  { client, callbackUrl }: MasterpassContext,
  { subtotal, currencyCode }: TokenizeOptions,
): Promise<string> {
  const { protocol, hostname } = location;
  const data = { requestToken: { originUrl: `${protocol}//${hostname}`, subtotal, currencyCode, callbackUrl } };
  try {
    const answer = await client.request({ method: 'post', endpoint: 'masterpass/request_token', data, signal });
    return readAnswer(answer).requestToken;
  } catch (error) {
    if (members(members(error)['details'])['httpStatus'] !== 422) throw error;
    throw masterpassErrors.MASTERPASS_INVALID_PAYMENT_OPTION({ originalError: error });
  }
}
