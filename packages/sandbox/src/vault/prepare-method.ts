import { listSupportedCardTypes } from '../cards/supported-card-types';
import { validateAddress } from '../cards/validate-address';
import { validateCard } from '../cards/validate-card';
import { checkCard } from '../cards/verify-card';
import { type SandboxContext } from '../context';
import { type FieldError } from '../server/gateway-error';
import { isVaultable } from '../transactions/store-sale-instrument';
import { findMethod } from './find-rows';
import { readChecks, instrumentFromCard, type Instrument } from './instrument';
import { findKind } from './instrument-kinds';
import { type MethodInput, type MethodLocation } from './method-input';
import { resolveNonce } from './resolve-nonce';
import { valueAt } from '../text-at';

export interface PreparedMethod {
  instrument?: Instrument;
  /** A nonce that must be spent when the method is stored. */
  nonceToSpend?: string;
  errors: FieldError[];
}

/** Resolves the payment method of a request and lists everything wrong with it. Writes nothing. */
export async function prepareMethod(context: SandboxContext, input: MethodInput, location: MethodLocation): Promise<PreparedMethod> {
  const prepared = await resolveInstrument(context, input, location);
  const errors = [
    ...prepared.errors,
    ...(await findTokenErrors(context, input.token, location)),
    ...findAddressErrors(input, location, prepared),
  ];
  const { instrument } = prepared;
  if (instrument) errors.push(...refuseUnvaultable(instrument, location));
  return { ...prepared, ...(instrument ? { instrument: applyInput(instrument, input) } : {}), errors };
}

async function resolveInstrument(context: SandboxContext, input: MethodInput, location: MethodLocation): Promise<PreparedMethod> {
  const { paymentMethodNonce: nonce } = input;
  const refuse = (path: readonly string[], code: string, message: string): PreparedMethod => ({ errors: [{ path, code, message }] });
  if (!nonce) {
    if (input.number == null && location.path[0] === 'paymentMethod')
      return refuse([...location.path, 'paymentMethodNonce'], '93103', 'Nonce is required.');
    if (input.number == null && !hasCard(input)) {
      return refuse([...location.cardPath, 'base'], '81725', 'Credit card must include number or payment_method_nonce.');
    }
    return resolveRawCard(context, input, location);
  }
  const resolved = await resolveNonce(context, nonce);
  if ('instrument' in resolved) return { ...resolved, errors: [] };
  if (resolved.problem === 'luhnInvalid') return refuse([...location.cardPath, 'number'], '81715', 'Credit card number is invalid.');
  const path = [...location.path, 'paymentMethodNonce'];
  return resolved.problem === 'consumed'
    ? refuse(path, location.consumed, 'Cannot use a payment_method_nonce more than once.')
    : refuse(path, location.unknown, 'Unknown or expired payment_method_nonce.');
}

const hasCard = (input: MethodInput) => [input.cvv, input.expirationDate, input.expirationMonth, input.expirationYear].some(Boolean);

function resolveRawCard(context: SandboxContext, input: MethodInput, location: MethodLocation): PreparedMethod {
  const card = { ...input, billingAddress: null };
  const errors = validateCard(card, { validate: true, challenges: [], supportedCardTypes: listSupportedCardTypes(context.settings) });
  if (errors.length > 0) return { errors: errors.map((error) => ({ ...error, path: [...location.cardPath, ...error.path] })) };
  return { instrument: instrumentFromCard(context, { ...card, billingAddress: input.billingAddress }), errors: [] };
}

async function findTokenErrors(context: SandboxContext, token: string | null | undefined, location: MethodLocation): Promise<FieldError[]> {
  if (token == null) return [];
  const refuse = (code: string, message: string) => [{ path: [...location.cardPath, 'token'], code, message }];
  if (token === '') return refuse('91722', 'Credit card token is required.');
  if (token.length > 36) return refuse('91720', 'Credit card token is too long.');
  if (!/^[A-Za-z0-9_-]+$/.test(token)) return refuse('91718', 'Credit card token is invalid (use only letters, numbers, "-", and "_").');
  if (token === 'all' || token === 'new') return refuse('91721', 'Credit card token is not allowed.');
  return (await findMethod(context.database, context, token)) ? refuse('91719', 'Credit card token is already in use.') : [];
}

function findAddressErrors(input: MethodInput, location: MethodLocation, { errors }: PreparedMethod): FieldError[] {
  if (!input.billingAddress || errors.some(({ path }) => path.includes('billingAddress'))) return [];
  return validateAddress(input.billingAddress, false).map((error) => ({ ...error, path: [...location.cardPath, ...error.path] }));
}

function refuseUnvaultable(instrument: Instrument, location: MethodLocation): FieldError[] {
  if (valueAt(instrument.hidden, 'cvvOnly') !== true && isVaultable(instrument)) return [];
  if (findKind(instrument).instrumentType === 'paypal_account') {
    return [{ path: ['paypalAccount', 'base'], code: '82902', message: 'Cannot vault a one-time use PayPal account.' }];
  }
  return [{ path: [...location.path, 'paymentMethodNonce'], code: '93102', message: 'Nonce is invalid.' }];
}

/** Applies the fields that the request sends beside a nonce to the nonce's card. */
function applyInput(instrument: Instrument, input: MethodInput): Instrument {
  if (!findKind(instrument).isCard) return instrument;
  const checks = { ...readChecks(instrument.hidden) };
  if (input.cvv) checks.cvvResponseCode = checkCard({ cvv: input.cvv }).cvvResponseCode;
  if (input.billingAddress) Object.assign(checks, { ...checkCard(input), cvvResponseCode: checks.cvvResponseCode });
  const details = {
    ...(valueAt(instrument.document, 'details') as object),
    ...(input.cardholderName ? { cardholderName: input.cardholderName } : {}),
  };
  const address = input.billingAddress ? { billingAddress: input.billingAddress } : {};
  return { ...instrument, document: { ...instrument.document, details }, hidden: { ...instrument.hidden, ...address, checks } };
}
