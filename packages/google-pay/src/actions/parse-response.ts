import { asRecord } from '@tender/client/internal';
import { readGooglePayToken } from '@tender/client/internal/google-pay';
import type { GooglePaymentContext } from '../context';
import { googlePaymentErrors } from '../errors';
import type { GooglePaymentCardPayload, GooglePaymentPayload } from '../types';

/**
 * Reads the nonce from Google's response, which names the version it follows.
 * @throws GOOGLE_PAYMENT_GATEWAY_ERROR with the gateway's error or the caught error as `details.originalError`
 */
export function parseResponse(track: GooglePaymentContext['track'], response: unknown): GooglePaymentPayload {
  try {
    const { error, paypalAccounts, androidPayCards } = readGooglePayToken(response);
    if (error) throw error;
    const payload = readPayload(paypalAccounts || androidPayCards, !paypalAccounts);
    track('parseResponse.succeeded');
    track(`parseResponse.succeeded.${paypalAccounts ? 'paypal' : 'google-payment'}`);
    return payload;
  } catch (originalError) {
    track('parseResponse.failed');
    throw googlePaymentErrors.GOOGLE_PAYMENT_GATEWAY_ERROR({ originalError });
  }
}

/** Copies only the documented members of the gateway's account. */
function readPayload(accounts: unknown, isCard: boolean): GooglePaymentPayload {
  const first = asRecord(accounts)[0];
  if (!hasNonce(first)) throw new TypeError('There is no nonce.');
  const { nonce, type, description, details, binData } = first;
  const account = { nonce, type, description };
  if (!isCard) return account;
  const { cardType, lastFour, lastTwo, isNetworkTokenized, bin } = details;
  return { ...account, details: { cardType, lastFour, lastTwo, isNetworkTokenized, bin }, binData };
}

function hasNonce(value: unknown): value is GooglePaymentCardPayload {
  const { nonce } = asRecord(value);
  return typeof nonce === 'string' && nonce !== '';
}
