import { type SandboxContext } from '../../core/context';
import { GatewayError } from '../../core/http/gateway-error';
import { creditCard } from '../instruments/credit-card';
import { type Instrument, findKind } from '../instruments/kinds';
import { resolveNonce } from '../vault/resolve-nonce';

export const createNotFoundError = () => new GatewayError('NOT_FOUND', 'Payment method nonce not found');

const refuse = (code: string, message: string) => new GatewayError('VALIDATION', message, [{ path: ['base'], code, message }]);

/**
 * Finds the card of a nonce and checks that it can be authenticated.
 * @throws GatewayError 404 for a nonce that is unknown, spent or expired; 422 when it is not a card or is already authenticated
 */
export async function requireVerifiableCard(
  context: SandboxContext,
  nonce: string,
): Promise<{ instrument: Instrument; nonceToSpend?: string }> {
  const { settings } = context;
  if (settings['threeDSecureEnabled'] === false || settings['threeDSecure'] === null) {
    throw refuse('94515', 'Merchant account does not support 3D Secure transactions.');
  }
  const card = await resolveNonce(context, nonce);
  if (!('instrument' in card)) throw createNotFoundError();
  const { instrument } = card;
  const isToken = findKind(instrument) !== creditCard && instrument.document.details.isNetworkTokenized !== false;
  if (!findKind(instrument).isCard || isToken || instrument.cardFingerprint === null) {
    throw refuse('94503', 'Payment method nonce must be a credit card.');
  }
  if (instrument.document.threeDSecureInfo?.['liabilityShifted'] === true) {
    throw refuse('94507', 'Payment method nonce is already 3D Secure.');
  }
  return card;
}
