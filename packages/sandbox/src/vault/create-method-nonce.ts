import { type SandboxContext } from '../context';
import { randomNonce } from '../random';
import { type Document } from '../store/schema';
import { storeNonce } from '../store/store-nonce';
import { type MethodRow } from './instrument';
import { valueAt } from '../text-at';

const PREFIXES: Record<string, string> = {
  CreditCard: 'tokencc_bh',
  PayPalAccount: 'tokenpp_bh',
  VenmoAccount: 'tokenvenmo_bh',
  UsBankAccount: 'tokenusbankacct_bh',
};

/** Creates a new nonce for a method in the vault. Resolves with its description under the client API's names. */
export async function createMethodNonce(context: SandboxContext, row: MethodRow): Promise<Document & { nonce: string }> {
  const nonce = randomNonce(PREFIXES[row.type] ?? 'token_bh');
  const document = { ...row.document, type: row.type, nonce, consumed: false, threeDSecureInfo: null };
  // A vaulted card has no security code, because it is never stored.
  const checks = { ...(valueAt(row.hidden, 'checks') as Document), cvvResponseCode: 'I' };
  await storeNonce(context, {
    nonce,
    type: row.type,
    document,
    hidden: { ...row.hidden, checks },
    cardFingerprint: row.cardFingerprint ?? undefined,
    customerId: row.customerId,
    paymentMethodToken: row.token,
  });
  return document;
}
