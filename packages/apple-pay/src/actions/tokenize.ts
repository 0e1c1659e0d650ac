import { asRecord, nonEmptyString } from '@tender/client/internal';
import { META } from '../constants';
import type { ApplePayContext } from '../context';
import { applePayErrors } from '../errors';
import type { ApplePayPaymentToken, ApplePayTokenizeOptions, ApplePayTokenizePayload } from '../types';

/**
 * Exchanges Apple's payment token for a nonce.
 * @throws APPLE_PAY_PAYMENT_TOKEN_REQUIRED before anything is sent, APPLE_PAY_TOKENIZATION for every other failure
 */
export async function tokenize(
  signal: AbortSignal,
  context: ApplePayContext,
  options: ApplePayTokenizeOptions | undefined,
): Promise<ApplePayTokenizePayload> {
  if (!options?.token) throw applePayErrors.APPLE_PAY_PAYMENT_TOKEN_REQUIRED();
  let payload: ApplePayTokenizePayload;
  try {
    payload = await requestCard(signal, context, options.token);
  } catch (originalError) {
    signal.throwIfAborted();
    context.track('tokenize.failed');
    throw applePayErrors.APPLE_PAY_TOKENIZATION({ originalError });
  }
  signal.throwIfAborted();
  context.track('tokenize.succeeded');
  return payload;
}

async function requestCard(signal: AbortSignal, { ready }: ApplePayContext, token: ApplePayPaymentToken): Promise<ApplePayTokenizePayload> {
  const { client } = await ready;
  const data = { _meta: META, applePaymentToken: { ...token, paymentData: encodePaymentData(token) } };
  const response = await client.request({ method: 'post', endpoint: 'payment_methods/apple_payment_tokens', data, signal });
  const card = asRecord(response.applePayCards)[0];
  nonEmptyString(asRecord(card).nonce, 'nonce');
  return card as ApplePayTokenizePayload;
}

/** The base64 of the JSON text in UTF-8. Undefined, which is not sent, where there is no payment data. */
function encodePaymentData({ paymentData }: ApplePayPaymentToken): string | undefined {
  const text = JSON.stringify(paymentData) as string | undefined;
  return text && btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));
}
