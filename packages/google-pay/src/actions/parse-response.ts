import { members, readGooglePayToken, type Track } from '@tender/client/internal';
import { googlePaymentErrors } from '../errors';
import type { CardPayload, ParsedResponse } from '../types';

/**
 * Reads the nonce out of what Google answered. The answer says itself which version it is of.
 * @throws GOOGLE_PAYMENT_GATEWAY_ERROR with what the gateway said, or what was caught, as `details.originalError`
 */
export function parseResponse(track: Track, response: unknown): ParsedResponse {
  try {
    const { error, paypalAccounts, androidPayCards } = readGooglePayToken(response);
    if (error) throw error;
    const payload = payloadIn(paypalAccounts || androidPayCards, !paypalAccounts);
    track('parseResponse.succeeded');
    track(`parseResponse.succeeded.${paypalAccounts ? 'paypal' : 'google-payment'}`);
    return payload;
  } catch (originalError) {
    track('parseResponse.failed');
    throw googlePaymentErrors.GOOGLE_PAYMENT_GATEWAY_ERROR({ originalError });
  }
}

/** Of what the gateway tells, only what the result is to have. */
function payloadIn(list: unknown, isCard: boolean): ParsedResponse {
  const first = members(list)[0];
  if (!hasNonce(first)) throw new TypeError('There is no nonce.');
  const { nonce, type, description, details, binData } = first;
  const account = { nonce, type, description };
  if (!isCard) return account;
  const { cardType, lastFour, lastTwo, isNetworkTokenized, bin } = details;
  return { ...account, details: { cardType, lastFour, lastTwo, isNetworkTokenized, bin }, binData };
}

function hasNonce(value: unknown): value is CardPayload {
  const { nonce } = members(value);
  return typeof nonce === 'string' && nonce !== '';
}
