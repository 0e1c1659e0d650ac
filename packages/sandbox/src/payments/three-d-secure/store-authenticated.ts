import { type SandboxContext } from '../../core/context';
import { randomNonce } from '../../core/random';
import { type Document } from '../../core/store/schema';
import { type Instrument } from '../instruments/kinds';
import { storeNonce } from '../instruments/store-nonce';

/** Stores a nonce for the same card with the result of the authentication. */
export async function storeAuthenticated(context: SandboxContext, instrument: Instrument, threeDSecureInfo: Document) {
  const nonce = randomNonce('tokencc_bh');
  const document = { ...instrument.document, nonce, consumed: false, threeDSecureInfo };
  await storeNonce(context, {
    nonce,
    type: instrument.type,
    document,
    facts: instrument.facts,
    cardFingerprint: instrument.cardFingerprint,
    customerId: instrument.customerId,
    paymentMethodToken: instrument.token,
  });
  return document;
}
