import { and, eq } from 'drizzle-orm';
import { type SandboxContext } from '../../core/context';
import { type FieldError } from '../../core/http/gateway-error';
import { refuseIfAny, Refusal } from '../../core/http/refusal';
import { listSupportedCardTypes } from '../cards/supported-card-types';
import { validateCard } from '../cards/validate-card';
import { readExpiration, validateExpiration } from '../cards/validate-expiration';
import { checkCard } from '../cards/verify-card';
import { createCard, readChecks } from '../instruments/card';
import { instrumentFromMethod } from '../instruments/instrument';
import { type Instrument, findKind } from '../instruments/kinds';
import { paymentMethods, type MethodRow } from '../instruments/tables';
import { usBankAccount } from '../instruments/us-bank-account';
import { spendNonce, type AddedMethod } from './add-method';
import { type Address } from './address';
import { checkBankOptions, checkVerification, checkVerifiedPassThru } from './check-card-options';
import { findDuplicateErrors } from './find-duplicate-errors';
import { findMethod } from './find-rows';
import { locateMethod, type MethodInput, type MethodLocation } from './method-input';
import { createTokenInUse, findTokenErrors } from './method-token';
import { applyInput, prepareMethod } from './prepare-method';
import { resolveBilling } from './resolve-billing';
import { type FoundInstrument } from './resolve-method';
import { clearDefault } from './store-instrument';
import { updateBilling } from './update-billing';
import { verifyBankAccount } from './verify-bank-account';
import { verifyIfRequested } from './verify-instrument';

/** Prepares an update of a vaulted method and lists everything wrong with it. Writes nothing. */
export async function prepareUpdate(
  context: SandboxContext,
  row: MethodRow,
  input: MethodInput,
  location: MethodLocation,
): Promise<FoundInstrument> {
  const token = input.token === row.token ? null : input.token;
  const before = instrumentFromMethod(row);
  const kind = findKind(before);
  const path = locateMethod(location, kind);
  if (input.paymentMethodNonce) {
    const prepared = await prepareMethod(
      context,
      { ...input, token, options: { ...input.options, updateExistingToken: null } },
      location,
      row.customerId,
    );
    const isOther = prepared.instrument && findKind(prepared.instrument) !== kind;
    return isOther ? { errors: [refuseNonce(kind.isCard, path)] } : prepared;
  }
  const bank = checkBankOptions(input, location);
  const tokens = await findTokenErrors(context, token, kind, path);
  if (!kind.isCard) return { instrument: applyInput(before, input, undefined), errors: [...bank, ...tokens] };
  const billing = await resolveBilling(context, input, row.customerId, location.cardPath);
  const errors = [
    ...findCardErrors(context, input).map((error) => ({ ...error, path: [...location.cardPath, ...error.path] })),
    ...billing.errors,
    ...tokens,
    ...bank,
    ...checkVerification(context, input, location, before),
    ...checkVerifiedPassThru(input, before),
  ];
  return errors.length > 0 ? { errors } : { instrument: changeCard(context, before, input, billing.address), errors };
}

const refuseNonce = (isCard: boolean, path: readonly string[]): FieldError =>
  isCard
    ? { path: [...path, 'base'], code: '91735', message: 'Cannot update card using payment method nonce.' }
    : { path: [...path, 'base'], code: '92914', message: 'Cannot update PayPal account using payment method nonce.' };

function findCardErrors(context: SandboxContext, input: MethodInput): FieldError[] {
  const card = { ...input, billingAddress: null };
  if (input.number == null) {
    const cvv =
      input.cvv && !/^\d{3,4}$/.test(input.cvv)
        ? [{ path: ['cvv'], code: '81707', message: 'CVV must be 4 digits for American Express and 3 digits for other card types.' }]
        : [];
    const name = validateCard({ cardholderName: input.cardholderName, cvv: '123' }, NO_RULES);
    return [...cvv, ...validateExpiration(card, false), ...name];
  }
  return validateCard(card, { ...NO_RULES, supportedCardTypes: listSupportedCardTypes(context.settings) }).filter(
    ({ code }) => code !== '81709',
  );
}

const NO_RULES = { validate: false, challenges: [], supportedCardTypes: [] };

function changeCard(context: SandboxContext, before: Instrument, input: MethodInput, address: Address | undefined): Instrument {
  const fresh = input.number == null ? undefined : createCard(context, input);
  const old = before.document.details;
  const expiration = readExpiration(input);
  const details = {
    ...(fresh ?? before).document.details,
    expirationMonth: expiration.month ?? old.expirationMonth,
    expirationYear: expiration.year ?? old.expirationYear,
    cardholderName: input.cardholderName ?? old.cardholderName ?? null,
  };
  const billingAddress = address ?? before.facts.billingAddress;
  const checks = { ...readChecks(before.facts) };
  if (input.cvv) checks.cvvResponseCode = checkCard({ cvv: input.cvv }).cvvResponseCode;
  if (address) Object.assign(checks, { ...checkCard({ billingAddress: address }), cvvResponseCode: checks.cvvResponseCode });
  return {
    ...before,
    cardFingerprint: fresh?.cardFingerprint ?? before.cardFingerprint,
    document: { ...before.document, ...fresh?.document, details },
    facts: { ...before.facts, ...fresh?.facts, billingAddress, checks },
  };
}

export async function updateMethod(
  context: SandboxContext,
  row: MethodRow,
  prepared: FoundInstrument,
  { input, location }: { input: MethodInput; location: MethodLocation },
): Promise<AddedMethod> {
  const { instrument } = prepared;
  if (!instrument) throw new Error('A payment method without errors has an instrument');
  const { merchant, clock } = context;
  const { options } = input;
  const kind = findKind(instrument);
  // A card may stay what it is: only a new number can be a duplicate.
  const cardFingerprint = instrument.cardFingerprint === row.cardFingerprint ? null : instrument.cardFingerprint;
  refuseIfAny(
    await findDuplicateErrors(context, { ...options, customerId: row.customerId, cardFingerprint }, [...location.cardPath, 'number']),
  );
  await spendNonce(context, prepared, location);
  const token = input.token || row.token;
  const verification = await verifyIfRequested(context, { ...instrument, token }, input);
  if (verification && verification.status !== 'verified') return { failed: verification };
  if (token !== row.token && (await findMethod(context, token))) {
    throw new Refusal([createTokenInUse(kind, locateMethod(location, kind))]);
  }
  if (options?.makeDefault === true) await clearDefault(context, row.customerId);
  const { nonce: _nonce, consumed: _consumed, threeDSecureInfo: _info, ...document } = instrument.document;
  const [updated = row] = await context.database
    .update(paymentMethods)
    .set({
      token,
      ...(options?.makeDefault === true ? { isDefault: true } : {}),
      type: instrument.type,
      cardFingerprint: instrument.cardFingerprint,
      document,
      facts: kind.isCard ? await updateBilling(context, row, instrument.facts, input) : instrument.facts,
      updatedAt: clock.now(),
    })
    .where(and(eq(paymentMethods.merchantId, merchant.id), eq(paymentMethods.token, row.token)))
    .returning();
  const method = kind === usBankAccount ? (options?.usBankAccountVerificationMethod ?? null) : null;
  return { row: method === null ? updated : await verifyBankAccount(context, updated, method) };
}
