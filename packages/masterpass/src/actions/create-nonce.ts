import { array, asRecord, object, string, unknown, type Call } from '@tender/client/internal';
import type { MasterpassContext } from '../context';
import { masterpassErrors } from '../errors';
import type { MasterpassTokenizePayload } from '../types';
import type { Approval } from './read-approval';

const readResponse = /* @__PURE__ */ object({ masterpassCards: /* @__PURE__ */ array(unknown) });

/**
 * Exchanges the customer's approval for a nonce. Returns the card that the gateway sends, unchanged.
 * @param isBridge whether the customer approved in PopupBridge, a browser that an app opens from its web view
 * @throws MASTERPASS_ACCOUNT_TOKENIZATION_FAILED for a response without a nonce; the client's errors as they are
 */
export async function createNonce(
  call: Call,
  { client, track }: MasterpassContext,
  { token, verifier, checkoutUrl }: Approval,
  isBridge: boolean,
): Promise<MasterpassTokenizePayload> {
  const data = { masterpassCard: { checkoutResourceUrl: checkoutUrl, requestToken: token, verifierToken: verifier } };
  const { signal } = call;
  try {
    const response = await client.request({ method: 'post', endpoint: 'payment_methods/masterpass_cards', data, signal });
    signal.throwIfAborted();
    const card = readResponse(response).masterpassCards[0];
    string(asRecord(card)['nonce'] || undefined, 'nonce'); // throws where there is none
    track(isBridge ? 'tokenization.success-popupbridge' : 'tokenization.success');
    return card as MasterpassTokenizePayload;
  } catch (error) {
    if (!signal.aborted) track(isBridge ? 'tokenization.failed-popupbridge' : 'tokenization.failed');
    return call.convert(masterpassErrors.MASTERPASS_ACCOUNT_TOKENIZATION_FAILED)(error);
  }
}
