import { and, eq } from 'drizzle-orm';
import { type Grant } from '../authorization/fingerprint';
import { type SandboxContext } from '../context';
import { randomId } from '../random';
import { customers, paymentMethods, type Document } from '../store/schema';
import { type CardDocument } from './tokenize-card';

interface Draft {
  document: CardDocument;
  hidden: Document;
  cardFingerprint: string | undefined;
}

/** Puts a verified card into the vault of the token's customer; the customer's first method is the default one. */
export async function vaultCard(
  { database, merchant, clock }: SandboxContext,
  grant: Partial<Grant>,
  { document, hidden, cardFingerprint }: Draft,
): Promise<{ token: string }> {
  const now = clock.now();
  const token = randomId(8);
  const customerId = grant.customerId ?? '';
  await database.transaction(async (transaction) => {
    await transaction
      .insert(customers)
      .values({ merchantId: merchant.id, id: customerId, document: {}, createdAt: now, updatedAt: now })
      .onConflictDoNothing();
    // The customer's row is the lock: of two first cards one becomes the default.
    await transaction
      .select()
      .from(customers)
      .where(and(eq(customers.merchantId, merchant.id), eq(customers.id, customerId)))
      .for('update');
    const ofCustomer = and(eq(paymentMethods.merchantId, merchant.id), eq(paymentMethods.customerId, customerId));
    const held = await transaction.select({ token: paymentMethods.token }).from(paymentMethods).where(ofCustomer);
    const isDefault = held.length === 0 || grant.makeDefault === true;
    if (isDefault) await transaction.update(paymentMethods).set({ isDefault: false }).where(ofCustomer);
    await transaction.insert(paymentMethods).values({
      merchantId: merchant.id,
      token,
      customerId,
      type: 'CreditCard',
      isDefault,
      cardFingerprint: cardFingerprint ?? null,
      document: { type: document.type, description: document.description, details: document.details, binData: document.binData },
      hidden,
      createdAt: now,
      updatedAt: now,
    });
  });
  return { token };
}
