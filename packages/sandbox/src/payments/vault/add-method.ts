import { and, eq } from 'drizzle-orm';
import { type SandboxContext } from '../../core/context';
import { refuseIfAny, Refusal } from '../../core/http/refusal';
import { consumeNonce } from '../instruments/consume-nonce';
import { findKind } from '../instruments/kinds';
import { paymentMethods, type MethodRow } from '../instruments/tables';
import { usBankAccount } from '../instruments/us-bank-account';
import { findDuplicateErrors } from './find-duplicate-errors';
import { findMethod } from './find-rows';
import { readDefaultMerchantAccountId } from './merchant-account';
import { locateMethod, type MethodInput, type MethodLocation } from './method-input';
import { type FoundInstrument } from './resolve-method';
import { clearDefault, storeInstrument } from './store-instrument';
import { demandsVerification } from './verified-bank-accounts';
import { verifyBankAccount } from './verify-bank-account';
import { attachVerification, verifyIfRequested, type VerificationRow } from './verify-instrument';

/** The method in the vault, or the verification that failed. */
export type AddedMethod = { row: MethodRow } | { failed: VerificationRow };

/** Spends the nonce, verifies the card if requested, and stores it. A failed verification also spends the nonce and throws no error. */
export async function addMethod(
  context: SandboxContext,
  prepared: FoundInstrument,
  { input, customerId, location }: { input: MethodInput; customerId: string; location: MethodLocation },
): Promise<AddedMethod> {
  const { instrument } = prepared;
  if (!instrument) throw new Error('A payment method without errors has an instrument');
  const { options } = input;
  const kind = findKind(instrument);
  const check = { ...options, customerId, cardFingerprint: instrument.cardFingerprint };
  refuseIfAny(await findDuplicateErrors(context, check, [...location.cardPath, 'number']));
  await spendNonce(context, prepared, location);
  if (instrument.token !== null) return { row: await findStored(context, instrument.token, { customerId, options, location }) };
  const verification = await verifyIfRequested(context, instrument, input);
  if (verification && verification.status !== 'verified') return { failed: verification };
  const stored = await storeInstrument(context, instrument, {
    customerId,
    token: input.token,
    makeDefault: options?.makeDefault === true,
    path: locateMethod(location, kind),
  });
  if (verification) await attachVerification(context, verification, stored);
  if (kind !== usBankAccount) return { row: stored };
  const method = options?.usBankAccountVerificationMethod ?? findDefaultCheck(context, stored, options);
  return { row: await verifyBankAccount(context, stored, method) };
}

/** A bank account is verified when it is stored, except where the merchant account demands a verification that proves more, and there was no login. */
function findDefaultCheck(context: SandboxContext, { facts }: MethodRow, options: MethodInput['options']): string | null {
  const account = options?.verificationMerchantAccountId || readDefaultMerchantAccountId(context);
  const isLeftOpen = demandsVerification(context, account) && facts['bankLogin'] !== true;
  return isLeftOpen ? null : 'independent_check';
}

/**
 * Spends the nonce of a prepared method, if it has one.
 * @throws Refusal when another request has spent it since
 */
export async function spendNonce(context: SandboxContext, { nonceToSpend }: FoundInstrument, location: MethodLocation): Promise<void> {
  if (nonceToSpend === undefined || (await consumeNonce(context, nonceToSpend))) return;
  const path = [...location.path, 'paymentMethodNonce'];
  throw new Refusal([{ path, code: location.consumed, message: 'Cannot use a payment_method_nonce more than once.' }]);
}

/** Finds a method that a page has already vaulted, with a client token for this customer. */
async function findStored(
  context: SandboxContext,
  token: string,
  { customerId, options, location }: { customerId: string; options: MethodInput['options']; location: MethodLocation },
): Promise<MethodRow> {
  const row = await findMethod(context, token);
  if (row?.customerId !== customerId) {
    const path = [...location.path, 'paymentMethodNonce'];
    throw new Refusal([{ path, code: '91617', message: 'Vaulted payment instrument nonce belongs to a different customer.' }]);
  }
  if (options?.makeDefault !== true) return row;
  await clearDefault(context, customerId);
  const [updated] = await context.database
    .update(paymentMethods)
    .set({ isDefault: true })
    .where(and(eq(paymentMethods.merchantId, context.merchant.id), eq(paymentMethods.token, token)))
    .returning();
  return updated ?? row;
}
