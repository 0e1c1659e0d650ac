import { and, eq } from 'drizzle-orm';
import { readExpiration, validateExpiration } from '../cards/validate-expiration';
import { validateAddress } from '../cards/validate-address';
import { validateCard } from '../cards/validate-card';
import { listSupportedCardTypes } from '../cards/supported-card-types';
import { type SandboxContext } from '../context';
import { type FieldError } from '../server/gateway-error';
import { type Database } from '../store/database-handle';
import { paymentMethods, type Document } from '../store/schema';
import { instrumentFromCard, instrumentFromMethod, type Instrument, type MethodRow } from './instrument';
import { findKind } from './instrument-kinds';
import { type MethodInput, type MethodLocation } from './method-input';
import { prepareMethod, type PreparedMethod } from './prepare-method';
import { clearDefault } from './store-instrument';
import { verifyInstrument } from './verify-instrument';
import { type AddedMethod } from './add-method';
import { consumeNonce } from '../store/consume-nonce';
import { Refusal } from '../server-api/refusal';
import { isDocument, valueAt } from '../text-at';

/** Prepares an update of a vaulted method and lists everything wrong with it. Writes nothing. */
export async function prepareUpdate(
  context: SandboxContext,
  row: MethodRow,
  input: MethodInput,
  location: MethodLocation,
): Promise<PreparedMethod> {
  const token = input.token === row.token ? null : input.token;
  if (input.paymentMethodNonce) return prepareMethod(context, { ...input, token }, location);
  const instrument = instrumentFromMethod(row);
  if (!findKind(instrument).isCard) return { instrument, errors: [] };
  const errors = findCardErrors(context, input).map((error) => ({ ...error, path: [...location.cardPath, ...error.path] }));
  return errors.length > 0 ? { errors } : { instrument: changeCard(context, instrument, input), errors };
}

function findCardErrors(context: SandboxContext, input: MethodInput): FieldError[] {
  if (input.number == null) {
    const cvv =
      input.cvv && !/^\d{3,4}$/.test(input.cvv)
        ? [{ path: ['cvv'], code: '81707', message: 'CVV must be 4 digits for American Express and 3 digits for other card types.' }]
        : [];
    return [...cvv, ...validateExpiration(input, false), ...validateAddress(input.billingAddress ?? undefined, false)];
  }
  return validateCard(input, { validate: false, challenges: [], supportedCardTypes: listSupportedCardTypes(context.settings) }).filter(
    ({ code }) => code !== '81709',
  );
}

function changeCard(context: SandboxContext, before: Instrument, input: MethodInput): Instrument {
  const fresh = input.number == null ? undefined : instrumentFromCard(context, input);
  const details: Document = { ...(valueAt((fresh ?? before).document, 'details') as Document) };
  const old = valueAt(before.document, 'details');
  const expiration = readExpiration(input);
  details['expirationMonth'] = expiration.month ?? valueAt(old, 'expirationMonth');
  details['expirationYear'] = expiration.year ?? valueAt(old, 'expirationYear');
  details['cardholderName'] = input.cardholderName ?? valueAt(old, 'cardholderName') ?? null;
  return {
    ...before,
    cardFingerprint: fresh?.cardFingerprint ?? before.cardFingerprint,
    document: { ...before.document, ...fresh?.document, details },
    hidden: {
      ...before.hidden,
      ...(fresh ? { ...fresh.hidden } : {}),
      ...(input.billingAddress ? { billingAddress: mergeAddress(before, input) } : {}),
    },
  };
}

/** With `options.updateExisting`, fields that the request leaves out keep their values. Without it, the address is replaced. */
function mergeAddress({ hidden }: Instrument, { billingAddress }: MethodInput): Document {
  const before = valueAt(hidden, 'billingAddress');
  const { options, ...changes } = billingAddress ?? {};
  return valueAt(options, 'updateExisting') === true && isDocument(before) ? { ...before, ...changes } : changes;
}

export async function updateMethod(
  handle: Database,
  context: SandboxContext,
  row: MethodRow,
  { instrument, nonceToSpend }: PreparedMethod,
  { input, location }: { input: MethodInput; location: MethodLocation },
): Promise<AddedMethod> {
  if (!instrument) throw new Error('A payment method without errors has an instrument');
  const { merchant, clock } = context;
  if (nonceToSpend !== undefined && !(await consumeNonce(handle, merchant.id, nonceToSpend, clock.now()))) {
    throw new Refusal([
      {
        path: [...location.path, 'paymentMethodNonce'],
        code: location.consumed,
        message: 'Cannot use a payment_method_nonce more than once.',
      },
    ]);
  }
  const verification =
    input.options?.verifyCard === true && findKind(instrument).isCard
      ? await verifyInstrument(handle, context, instrument, { token: input.token ?? row.token, amount: input.options.verificationAmount })
      : undefined;
  if (verification && verification.status !== 'verified') return { failed: verification };
  const makeDefault = input.options?.makeDefault === true;
  if (makeDefault) await clearDefault(handle, context, row.customerId);
  const { nonce: _nonce, consumed: _consumed, threeDSecureInfo: _info, ...document } = instrument.document;
  const [updated] = await handle
    .update(paymentMethods)
    .set({
      ...(input.token ? { token: input.token } : {}),
      ...(makeDefault ? { isDefault: true } : {}),
      type: instrument.type,
      cardFingerprint: instrument.cardFingerprint,
      document,
      hidden: instrument.hidden,
      updatedAt: clock.now(),
    })
    .where(and(eq(paymentMethods.merchantId, merchant.id), eq(paymentMethods.token, row.token)))
    .returning();
  return { row: updated ?? row };
}
