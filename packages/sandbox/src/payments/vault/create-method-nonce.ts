import { type SandboxContext } from '../../core/context';
import { randomNonce } from '../../core/random';
import { type Document } from '../../core/store/schema';
import { withoutCvv } from '../instruments/card';
import { type Instrument } from '../instruments/kinds';
import { storeNonce } from '../instruments/store-nonce';

const PREFIXES: Record<string, string> = {
  CreditCard: 'tokencc_bh',
  PayPalAccount: 'tokenpp_bh',
  VenmoAccount: 'tokenvenmo_bh',
  UsBankAccount: 'tokenusbankacct_bh',
};

/** Creates a new nonce for a method that was stored earlier. Resolves with its description under the client API's names. */
export async function createMethodNonce(context: SandboxContext, method: Instrument): Promise<Document & { nonce: string }> {
  const nonce = randomNonce(PREFIXES[method.type] ?? 'token_bh');
  const document = { ...method.document, type: method.type, nonce, consumed: false, threeDSecureInfo: null };
  await storeNonce(context, {
    nonce,
    type: method.type,
    document,
    facts: withoutCvv(method.facts),
    cardFingerprint: method.cardFingerprint,
    customerId: method.customerId,
    paymentMethodToken: method.token,
  });
  return document;
}
