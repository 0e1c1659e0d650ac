import { type SandboxContext } from '../context';
import { GatewayError } from '../server/gateway-error';
import { findNonce } from '../store/consume-nonce';
import { fakeNonce } from '../vault/fake-nonces';
import { instrumentOfNonce, type Instrument } from '../vault/instrument';
import { kindOf } from '../vault/instrument-kinds';
import { valueAt } from '../vault/text-at';

export interface VerifiableCard {
  readonly instrument: Instrument;
  /** Whether the nonce is to be spent: documented ones are there for ever. */
  readonly spends: boolean;
}

export const noSuchNonce = () => new GatewayError('NOT_FOUND', 'Payment method nonce not found');

const refuse = (code: string, message: string) => new GatewayError('VALIDATION', message, [{ path: ['base'], code, message }]);

/**
 * What a nonce stands for, if that can be authenticated.
 * @throws GatewayError 404 for a nonce that is unknown, spent or expired; 422 for one that is no card or is authenticated already
 */
export async function verifiableCard(context: SandboxContext, nonce: string): Promise<VerifiableCard> {
  const { settings } = context;
  if (settings['threeDSecureEnabled'] === false || settings['threeDSecure'] === null) {
    throw refuse('94515', 'Merchant account does not support 3D Secure transactions.');
  }
  const card = await cardOf(context, nonce);
  const { instrument } = card;
  const isToken = instrument.type !== 'CreditCard' && valueAt(instrument.document, 'details', 'isNetworkTokenized') !== false;
  if (!kindOf(instrument).isCard || isToken || instrument.cardFingerprint === null) {
    throw refuse('94503', 'Payment method nonce must be a credit card.');
  }
  if (valueAt(instrument.document, 'threeDSecureInfo', 'liabilityShifted') === true) {
    throw refuse('94507', 'Payment method nonce is already 3D Secure.');
  }
  return card;
}

async function cardOf(context: SandboxContext, nonce: string): Promise<VerifiableCard> {
  const fake = fakeNonce(context, nonce);
  if (fake) {
    if ('instrument' in fake) return { instrument: fake.instrument, spends: false };
    throw noSuchNonce();
  }
  const row = await findNonce(context.database, context.merchant.id, nonce);
  if (!row || row.consumed || row.expiresAt <= context.clock.now()) throw noSuchNonce();
  return { instrument: instrumentOfNonce(row), spends: true };
}
