import { and, eq } from 'drizzle-orm';
import { type SandboxContext } from '../context';
import { Refusal } from '../server-api/refusal';
import { type FieldError } from '../server/gateway-error';
import { consumeNonce } from '../store/consume-nonce';
import { type Database } from '../store/database';
import { paymentMethods, verifications } from '../store/schema';
import { findMethod } from './find-rows';
import { type MethodRow } from './instrument';
import { kindOf } from './instrument-kinds';
import { type MethodInput, type MethodPlace } from './method-input';
import { type PreparedMethod } from './prepare-method';
import { clearDefault, storeInstrument } from './store-instrument';
import { verifyBankAccount } from './verify-bank-account';
import { verifyInstrument, type VerificationRow } from './verify-instrument';

/** Either the method in the vault, or the verification that kept it out. */
export type AddedMethod = { row: MethodRow } | { failed: VerificationRow };

/** Spends the nonce, verifies if asked to, and stores. A failed verification spends the nonce too; nothing is thrown for it. */
export async function addMethod(
  handle: Database,
  context: SandboxContext,
  { instrument, spend }: PreparedMethod,
  { input, customerId, place }: { input: MethodInput; customerId: string; place: MethodPlace },
): Promise<AddedMethod> {
  if (!instrument) throw new Error('A payment method without errors has an instrument');
  const { options } = input;
  await refuseDuplicate(handle, context, { customerId, options, place, cardFingerprint: instrument.cardFingerprint });
  if (spend !== undefined && !(await consumeNonce(handle, context.merchant.id, spend, context.clock.now()))) {
    const path = [...place.path, 'paymentMethodNonce'];
    throw new Refusal([{ path, code: place.consumed, message: 'Cannot use a payment_method_nonce more than once.' }]);
  }
  if (instrument.token !== null) return { row: await alreadyStored(handle, context, instrument.token, { customerId, options, place }) };
  const verification =
    options?.verifyCard === true && kindOf(instrument).isCard
      ? await verifyInstrument(handle, context, instrument, {
          amount: options.verificationAmount,
          merchantAccountId: options.verificationMerchantAccountId,
        })
      : undefined;
  if (verification && verification.status !== 'verified') return { failed: verification };
  const stored = await storeInstrument(handle, context, instrument, {
    customerId,
    token: input.token,
    makeDefault: options?.makeDefault === true,
  });
  if (verification)
    await handle.update(verifications).set({ paymentMethodToken: stored.token }).where(eq(verifications.id, verification.id));
  const isBankAccount = kindOf(instrument).instrumentType === 'us_bank_account';
  return { row: isBankAccount ? await verifyBankAccount(handle, context, stored, options?.usBankAccountVerificationMethod) : stored };
}

type Duplicates = { customerId: string; options: MethodInput['options']; place: MethodPlace; cardFingerprint: string | null };

async function refuseDuplicate(handle: Pick<Database, 'select'>, { merchant }: SandboxContext, wanted: Duplicates): Promise<void> {
  const { customerId, options, place, cardFingerprint } = wanted;
  const anywhere = options?.failOnDuplicatePaymentMethod === true;
  const atCustomer = options?.failOnDuplicatePaymentMethodForCustomer === true;
  if (cardFingerprint === null || !(anywhere || atCustomer)) return;
  const held = await handle
    .select({ customerId: paymentMethods.customerId })
    .from(paymentMethods)
    .where(and(eq(paymentMethods.merchantId, merchant.id), eq(paymentMethods.cardFingerprint, cardFingerprint)));
  const refuse = (code: string, message: string): FieldError[] => [{ path: [...place.cardPath, 'number'], code, message }];
  if (anywhere && held.length > 0) throw new Refusal(refuse('81724', 'Duplicate card exists in the vault.'));
  if (atCustomer && held.some((row) => row.customerId === customerId)) {
    throw new Refusal(refuse('81763', 'Duplicate card exists in the vault for the customer.'));
  }
}

/** A page may have vaulted the method already, with a client token for this customer. */
async function alreadyStored(
  handle: Database,
  context: SandboxContext,
  token: string,
  { customerId, options, place }: Pick<Duplicates, 'customerId' | 'options' | 'place'>,
): Promise<MethodRow> {
  const row = await findMethod(handle, context, token);
  if (row?.customerId !== customerId) {
    const path = [...place.path, 'paymentMethodNonce'];
    throw new Refusal([{ path, code: '91617', message: 'Vaulted payment instrument nonce belongs to a different customer.' }]);
  }
  if (options?.makeDefault !== true) return row;
  await clearDefault(handle, context, customerId);
  const [updated] = await handle
    .update(paymentMethods)
    .set({ isDefault: true })
    .where(and(eq(paymentMethods.merchantId, context.merchant.id), eq(paymentMethods.token, token)))
    .returning();
  return updated ?? row;
}
