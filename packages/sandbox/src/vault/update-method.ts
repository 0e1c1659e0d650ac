import { and, eq } from 'drizzle-orm';
import { fourDigitYear, validateExpiration } from '../cards/validate-expiration';
import { validateAddress } from '../cards/validate-address';
import { validateCard } from '../cards/validate-card';
import { supportedCardTypes } from '../cards/supported-card-types';
import { type SandboxContext } from '../context';
import { type FieldError } from '../server/gateway-error';
import { type Database } from '../store/database';
import { paymentMethods, type Document } from '../store/schema';
import { instrumentOfCard, instrumentOfMethod, type Instrument, type MethodRow } from './instrument';
import { kindOf } from './instrument-kinds';
import { type MethodInput, type MethodPlace } from './method-input';
import { prepareMethod, type PreparedMethod } from './prepare-method';
import { clearDefault } from './store-instrument';
import { verifyInstrument } from './verify-instrument';
import { type AddedMethod } from './add-method';
import { consumeNonce } from '../store/consume-nonce';
import { Refusal } from '../server-api/refusal';
import { isDocument, valueAt } from './text-at';

/** What an update makes of a vaulted method; nothing is written yet. */
export async function prepareUpdate(
  context: SandboxContext,
  row: MethodRow,
  input: MethodInput,
  place: MethodPlace,
): Promise<PreparedMethod> {
  const token = input.token === row.token ? null : input.token;
  if (input.paymentMethodNonce) return prepareMethod(context, { ...input, token }, place);
  const instrument = instrumentOfMethod(row);
  if (!kindOf(instrument).isCard) return { instrument, errors: [] };
  const errors = cardErrors(context, input).map((error) => ({ ...error, path: [...place.cardPath, ...error.path] }));
  return errors.length > 0 ? { errors } : { instrument: changedCard(context, instrument, input), errors };
}

function cardErrors(context: SandboxContext, input: MethodInput): FieldError[] {
  if (input.number == null) {
    const cvv =
      input.cvv && !/^\d{3,4}$/.test(input.cvv)
        ? [{ path: ['cvv'], code: '81707', message: 'CVV must be 4 digits for American Express and 3 digits for other card types.' }]
        : [];
    return [...cvv, ...validateExpiration(input, false), ...validateAddress(input.billingAddress ?? undefined, false)];
  }
  return validateCard(input, { validate: false, challenges: [], supportedCardTypes: supportedCardTypes(context.settings) }).filter(
    ({ code }) => code !== '81709',
  );
}

function changedCard(context: SandboxContext, before: Instrument, input: MethodInput): Instrument {
  const fresh = input.number == null ? undefined : instrumentOfCard(context, input);
  const details: Document = { ...(valueAt((fresh ?? before).document, 'details') as Document) };
  const old = valueAt(before.document, 'details');
  const [dateMonth, dateYear] = (input.expirationDate ?? '').split('/').map((part) => part.trim());
  const month = input.expirationMonth || dateMonth;
  const year = input.expirationYear || dateYear;
  details['expirationMonth'] = month ? month.padStart(2, '0') : valueAt(old, 'expirationMonth');
  details['expirationYear'] = year ? fourDigitYear(year) : valueAt(old, 'expirationYear');
  details['cardholderName'] = input.cardholderName ?? valueAt(old, 'cardholderName') ?? null;
  return {
    ...before,
    cardFingerprint: fresh?.cardFingerprint ?? before.cardFingerprint,
    document: { ...before.document, ...fresh?.document, details },
    hidden: {
      ...before.hidden,
      ...(fresh ? { ...fresh.hidden } : {}),
      ...(input.billingAddress ? { billingAddress: mergedAddress(before, input) } : {}),
    },
  };
}

/** With `options.updateExisting` an address keeps what is not named; else it is a new one. */
function mergedAddress({ hidden }: Instrument, { billingAddress }: MethodInput): Document {
  const before = valueAt(hidden, 'billingAddress');
  const { options, ...given } = billingAddress ?? {};
  return valueAt(options, 'updateExisting') === true && isDocument(before) ? { ...before, ...given } : given;
}

export async function updateMethod(
  handle: Database,
  context: SandboxContext,
  row: MethodRow,
  { instrument, spend }: PreparedMethod,
  { input, place }: { input: MethodInput; place: MethodPlace },
): Promise<AddedMethod> {
  if (!instrument) throw new Error('A payment method without errors has an instrument');
  const { merchant, clock } = context;
  if (spend !== undefined && !(await consumeNonce(handle, merchant.id, spend, clock.now()))) {
    throw new Refusal([
      { path: [...place.path, 'paymentMethodNonce'], code: place.consumed, message: 'Cannot use a payment_method_nonce more than once.' },
    ]);
  }
  const verification =
    input.options?.verifyCard === true && kindOf(instrument).isCard
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
