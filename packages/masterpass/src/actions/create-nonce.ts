import { array, members, object, string, unknown, type Call } from '@tender/client/internal';
import type { MasterpassContext } from '../context';
import { masterpassErrors } from '../errors';
import type { TokenizePayload } from '../types';
import type { Approval } from './approval-in';

const readAnswer = /* @__PURE__ */ object({ masterpassCards: /* @__PURE__ */ array(unknown) });

/**
 * Exchanges the customer's approval for the card they chose, which comes back as the gateway gives it.
 * @throws MASTERPASS_ACCOUNT_TOKENIZATION_FAILED, and the client's errors
 */
export async function createNonce(
  call: Call,
  { client, track }: MasterpassContext,
  { token, verifier, checkoutUrl }: Approval,
  bridged: string,
): Promise<TokenizePayload> {
  const data = { masterpassCard: { checkoutResourceUrl: checkoutUrl, requestToken: token, verifierToken: verifier } };
  const { signal } = call;
  try {
    const answer = await client.request({ method: 'post', endpoint: 'payment_methods/masterpass_cards', data, signal });
    signal.throwIfAborted();
    const card = readAnswer(answer).masterpassCards[0];
    string(members(card)['nonce'] || undefined, 'nonce');
    track(`tokenization.success${bridged}`);
    return card as TokenizePayload;
  } catch (error) {
    if (!signal.aborted) track(`tokenization.failed${bridged}`);
    return call.convert(masterpassErrors.MASTERPASS_ACCOUNT_TOKENIZATION_FAILED)(error);
  }
}
