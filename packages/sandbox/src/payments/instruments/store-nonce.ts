import { type SandboxContext } from '../../core/context';
import { type InstrumentDocument, type Text } from './define-instrument';
import { type Details, type Facts } from './kinds';
import { paymentMethodNonces } from './tables';

export interface NewNonce {
  nonce: string;
  type: string;
  document: InstrumentDocument<Details>;
  facts?: Facts;
  cardFingerprint?: Text;
  customerId?: Text;
  paymentMethodToken?: Text;
}

/** Milliseconds after which an unspent nonce expires. */
export const NONCE_LIFETIME = 3 * 60 * 60 * 1000;

export async function storeNonce({ database, merchant, clock }: SandboxContext, nonce: NewNonce): Promise<void> {
  const now = clock.now();
  await database.insert(paymentMethodNonces).values({
    merchantId: merchant.id,
    nonce: nonce.nonce,
    type: nonce.type,
    document: nonce.document,
    facts: nonce.facts ?? {},
    cardFingerprint: nonce.cardFingerprint ?? null,
    customerId: nonce.customerId ?? null,
    paymentMethodToken: nonce.paymentMethodToken ?? null,
    createdAt: now,
    expiresAt: now + NONCE_LIFETIME,
  });
}
