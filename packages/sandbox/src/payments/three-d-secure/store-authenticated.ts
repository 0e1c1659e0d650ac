import { type SandboxContext } from '../../core/context';
import { randomNonce } from '../../core/random';
import { type Document } from '../../core/store/schema';
import { storeNonce } from '../../core/store/store-nonce';
import { type Instrument } from '../instruments/instrument';

/** Stores a nonce for the same card with the result of the authentication. */
export async function storeAuthenticated(context: SandboxContext, instrument: Instrument, threeDSecureInfo: Document) {
  const nonce = randomNonce('tokencc_bh');
  const document = { ...instrument.document, nonce, consumed: false, threeDSecureInfo };
  await storeNonce(context, {
    nonce,
    type: instrument.type,
    document,
    hidden: instrument.hidden,
    cardFingerprint: instrument.cardFingerprint ?? undefined,
    customerId: instrument.customerId ?? undefined,
    paymentMethodToken: instrument.token ?? undefined,
  });
  return document;
}
