import { array, asRecord, object, nonEmptyString, unknown, type Call } from '@tender/client/internal';
import { SOURCE } from '../constants';
import type { VisaCheckoutContext } from '../context';
import { visaCheckoutErrors } from '../errors';
import type { VisaCheckoutPayment, VisaCheckoutTokenizePayload } from '../types';

const readResponse = /* @__PURE__ */ object({ visaCheckoutCards: /* @__PURE__ */ array(unknown) });

/**
 * Exchanges a payment that Visa's script reported for a nonce. Returns the card that the gateway sends, unchanged.
 * @throws VISA_CHECKOUT_PAYMENT_REQUIRED before anything is sent, VISA_CHECKOUT_TOKENIZATION
 */
export async function tokenize(
  { signal }: Call,
  { client, track }: VisaCheckoutContext,
  payment: Partial<VisaCheckoutPayment> | undefined,
): Promise<VisaCheckoutTokenizePayload> {
  const { callid, encKey, encPaymentData } = payment ?? {};
  if (!callid || !encKey || !encPaymentData) throw visaCheckoutErrors.VISA_CHECKOUT_PAYMENT_REQUIRED();
  const visaCheckoutCard = { callId: callid, encryptedPaymentData: encPaymentData, encryptedKey: encKey };
  try {
    const data = { _meta: { source: SOURCE }, visaCheckoutCard };
    const response = await client.request({ method: 'post', endpoint: 'payment_methods/visa_checkout_cards', data, signal });
    signal.throwIfAborted();
    const card = readResponse(response).visaCheckoutCards[0];
    nonEmptyString(asRecord(card)['nonce'], 'nonce');
    track('tokenize.succeeded');
    return card as VisaCheckoutTokenizePayload;
  } catch (originalError) {
    signal.throwIfAborted();
    track('tokenize.failed');
    throw visaCheckoutErrors.VISA_CHECKOUT_TOKENIZATION({ originalError });
  }
}
