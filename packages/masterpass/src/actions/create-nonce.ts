import { array, asRecord, object, nonEmptyString, unknown, type Call } from '@tender/client/internal';
import type { MasterpassContext } from '../context';
import { masterpassErrors } from '../errors';
import type { MasterpassTokenizePayload } from '../types';
import type { Approval } from './read-approval';

const readResponse = /* @__PURE__ */ object({ masterpassCards: /* @__PURE__ */ array(unknown) });

/**
 * Exchanges the customer's approval for a nonce. Returns the gateway's card unchanged; it contains the nonce.
 * @param isPopupBridge whether the customer approved in PopupBridge, a browser that an app opens from its web view
 * @throws MASTERPASS_ACCOUNT_TOKENIZATION_FAILED for a response without a nonce; errors of the client, and the reason of an abort, unchanged
 */
export async function createNonce(
  call: Call,
  { client, track }: MasterpassContext,
  { token, verifier, checkoutUrl }: Approval,
  isPopupBridge: boolean,
): Promise<MasterpassTokenizePayload> {
  const data = { masterpassCard: { checkoutResourceUrl: checkoutUrl, requestToken: token, verifierToken: verifier } };
  const { signal } = call;
  try {
    const response = await client.request({ method: 'post', endpoint: 'payment_methods/masterpass_cards', data, signal });
    signal.throwIfAborted();
    const card = readResponse(response).masterpassCards[0];
    nonEmptyString(asRecord(card)['nonce'], 'nonce'); // throws, without changing the card
    track(isPopupBridge ? 'tokenization.success-popupbridge' : 'tokenization.success');
    return card as MasterpassTokenizePayload;
  } catch (error) {
    if (!signal.aborted) track(isPopupBridge ? 'tokenization.failed-popupbridge' : 'tokenization.failed');
    return call.rethrowAs(masterpassErrors.MASTERPASS_ACCOUNT_TOKENIZATION_FAILED)(error);
  }
}
