import { type SandboxContext } from '../../core/context';
import { randomNonce } from '../../core/random';
import { type Document } from '../../core/store/schema';
import { storeNonce } from '../../core/store/store-nonce';
import { valueAt } from '../../core/text-at';
import { type Instrument } from '../instruments/instrument';

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
  // A stored card has no security code, because that is never stored.
  const checks = { ...(valueAt(method.hidden, 'checks') as Document), cvvResponseCode: 'I' };
  await storeNonce(context, {
    nonce,
    type: method.type,
    document,
    hidden: { ...method.hidden, checks },
    cardFingerprint: method.cardFingerprint ?? undefined,
    customerId: method.customerId ?? undefined,
    paymentMethodToken: method.token ?? undefined,
  });
  return document;
}
