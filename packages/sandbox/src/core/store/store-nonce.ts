import { type SandboxContext } from '../context';
import { paymentMethodNonces, type Document } from './schema';

export interface NewNonce {
  nonce: string;
  type: string;
  document: Document;
  hidden?: Document;
  cardFingerprint?: string | undefined;
  customerId?: string | undefined;
  paymentMethodToken?: string | undefined;
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
    hidden: nonce.hidden ?? {},
    cardFingerprint: nonce.cardFingerprint ?? null,
    customerId: nonce.customerId ?? null,
    paymentMethodToken: nonce.paymentMethodToken ?? null,
    createdAt: now,
    expiresAt: now + NONCE_LIFETIME,
  });
}
