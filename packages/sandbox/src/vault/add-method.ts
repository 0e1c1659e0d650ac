import { and, eq } from 'drizzle-orm';
import { type SandboxContext } from '../context';
import { refuseIfAny, Refusal } from '../server-api/refusal';
import { consumeNonce } from '../store/consume-nonce';
import { type Database } from '../store/database-handle';
import { paymentMethods, verifications } from '../store/schema';
import { findDuplicateErrors } from './find-duplicate-errors';
import { findMethod } from './find-rows';
import { type MethodRow } from './instrument';
import { findKind } from './instrument-kinds';
import { type MethodInput, type MethodLocation } from './method-input';
import { type PreparedMethod } from './prepare-method';
import { clearDefault, storeInstrument } from './store-instrument';
import { verifyBankAccount } from './verify-bank-account';
import { verifyInstrument, type VerificationRow } from './verify-instrument';

/** The method in the vault, or the verification that failed. */
export type AddedMethod = { row: MethodRow } | { failed: VerificationRow };

/** Spends the nonce, verifies the card if requested, and stores it. A failed verification also spends the nonce and throws no error. */
export async function addMethod(
  handle: Database,
  context: SandboxContext,
  { instrument, nonceToSpend }: PreparedMethod,
  { input, customerId, location }: { input: MethodInput; customerId: string; location: MethodLocation },
): Promise<AddedMethod> {
  if (!instrument) throw new Error('A payment method without errors has an instrument');
  const { options } = input;
  const check = { ...options, customerId, cardFingerprint: instrument.cardFingerprint };
  refuseIfAny(await findDuplicateErrors(handle, context, check, [...location.cardPath, 'number']));
  if (nonceToSpend !== undefined && !(await consumeNonce(handle, context.merchant.id, nonceToSpend, context.clock.now()))) {
    const path = [...location.path, 'paymentMethodNonce'];
    throw new Refusal([{ path, code: location.consumed, message: 'Cannot use a payment_method_nonce more than once.' }]);
  }
  if (instrument.token !== null) return { row: await findStored(handle, context, instrument.token, { customerId, options, location }) };
  const verification =
    options?.verifyCard === true && findKind(instrument).isCard
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
  const isBankAccount = findKind(instrument).instrumentType === 'us_bank_account';
  return { row: isBankAccount ? await verifyBankAccount(handle, context, stored, options?.usBankAccountVerificationMethod) : stored };
}

/** Finds a method that a page has already vaulted, with a client token for this customer. */
async function findStored(
  handle: Database,
  context: SandboxContext,
  token: string,
  { customerId, options, location }: { customerId: string; options: MethodInput['options']; location: MethodLocation },
): Promise<MethodRow> {
  const row = await findMethod(handle, context, token);
  if (row?.customerId !== customerId) {
    const path = [...location.path, 'paymentMethodNonce'];
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
