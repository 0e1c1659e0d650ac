import { supportedCardTypes } from '../cards/supported-card-types';
import { validateAddress } from '../cards/validate-address';
import { validateCard } from '../cards/validate-card';
import { checkCard } from '../cards/verify-card';
import { type SandboxContext } from '../context';
import { type FieldError } from '../server/gateway-error';
import { findNonce } from '../store/consume-nonce';
import { isVaultable } from '../transactions/store-of-sale';
import { fakeNonce } from './fake-nonces';
import { findMethod } from './find-rows';
import { checksOf, instrumentOfCard, instrumentOfNonce, type Instrument } from './instrument';
import { kindOf } from './instrument-kinds';
import { type MethodInput, type MethodPlace } from './method-input';
import { valueAt } from './text-at';

export interface PreparedMethod {
  instrument?: Instrument;
  /** A nonce still to be spent. */
  spend?: string;
  errors: FieldError[];
}

/** What a request wants in the vault, and everything wrong with it; nothing is written yet. */
export async function prepareMethod(context: SandboxContext, input: MethodInput, place: MethodPlace): Promise<PreparedMethod> {
  const prepared = await instrumentFor(context, input, place);
  const errors = [...prepared.errors, ...(await tokenErrors(context, input.token, place)), ...addressErrors(input, place, prepared)];
  const { instrument } = prepared;
  if (instrument) errors.push(...refuseUnvaultable(instrument, place));
  return { ...prepared, ...(instrument ? { instrument: withInput(instrument, input) } : {}), errors };
}

async function instrumentFor(context: SandboxContext, input: MethodInput, place: MethodPlace): Promise<PreparedMethod> {
  const { paymentMethodNonce: nonce } = input;
  const refuse = (path: readonly string[], code: string, message: string): PreparedMethod => ({ errors: [{ path, code, message }] });
  if (!nonce) {
    if (input.number == null && place.path[0] === 'paymentMethod')
      return refuse([...place.path, 'paymentMethodNonce'], '93103', 'Nonce is required.');
    if (input.number == null && !hasCard(input)) {
      return refuse([...place.cardPath, 'base'], '81725', 'Credit card must include number or payment_method_nonce.');
    }
    return ofCard(context, input, place);
  }
  const consumed = () => refuse([...place.path, 'paymentMethodNonce'], place.consumed, 'Cannot use a payment_method_nonce more than once.');
  const fake = fakeNonce(context, nonce);
  if (fake && 'consumed' in fake) return consumed();
  if (fake && 'luhnInvalid' in fake) return refuse([...place.cardPath, 'number'], '81715', 'Credit card number is invalid.');
  if (fake) return { instrument: fake.instrument, errors: [] };
  const row = await findNonce(context.database, context.merchant.id, nonce);
  if (row?.consumed) return consumed();
  if (!row || row.expiresAt <= context.clock.now()) {
    return refuse([...place.path, 'paymentMethodNonce'], place.unknown, 'Unknown or expired payment_method_nonce.');
  }
  return { instrument: instrumentOfNonce(row), spend: nonce, errors: [] };
}

const hasCard = (input: MethodInput) => [input.cvv, input.expirationDate, input.expirationMonth, input.expirationYear].some(Boolean);

function ofCard(context: SandboxContext, input: MethodInput, place: MethodPlace): PreparedMethod {
  const card = { ...input, billingAddress: null };
  const errors = validateCard(card, { validate: true, challenges: [], supportedCardTypes: supportedCardTypes(context.settings) });
  if (errors.length > 0) return { errors: errors.map((error) => ({ ...error, path: [...place.cardPath, ...error.path] })) };
  return { instrument: instrumentOfCard(context, { ...card, billingAddress: input.billingAddress }), errors: [] };
}

async function tokenErrors(context: SandboxContext, token: string | null | undefined, place: MethodPlace): Promise<FieldError[]> {
  if (token == null) return [];
  const refuse = (code: string, message: string) => [{ path: [...place.cardPath, 'token'], code, message }];
  if (token === '') return refuse('91722', 'Credit card token is required.');
  if (token.length > 36) return refuse('91720', 'Credit card token is too long.');
  if (!/^[A-Za-z0-9_-]+$/.test(token)) return refuse('91718', 'Credit card token is invalid (use only letters, numbers, "-", and "_").');
  if (token === 'all' || token === 'new') return refuse('91721', 'Credit card token is not allowed.');
  return (await findMethod(context.database, context, token)) ? refuse('91719', 'Credit card token is already in use.') : [];
}

function addressErrors(input: MethodInput, place: MethodPlace, { errors }: PreparedMethod): FieldError[] {
  if (!input.billingAddress || errors.some(({ path }) => path.includes('billingAddress'))) return [];
  return validateAddress(input.billingAddress, false).map((error) => ({ ...error, path: [...place.cardPath, ...error.path] }));
}

function refuseUnvaultable(instrument: Instrument, place: MethodPlace): FieldError[] {
  if (valueAt(instrument.hidden, 'cvvOnly') !== true && isVaultable(instrument)) return [];
  if (kindOf(instrument).instrumentType === 'paypal_account') {
    return [{ path: ['paypalAccount', 'base'], code: '82902', message: 'Cannot vault a one-time use PayPal account.' }];
  }
  return [{ path: [...place.path, 'paymentMethodNonce'], code: '93102', message: 'Nonce is invalid.' }];
}

/** What stands beside a nonce is laid over the card behind it. */
function withInput(instrument: Instrument, input: MethodInput): Instrument {
  if (!kindOf(instrument).isCard) return instrument;
  const checks = { ...checksOf(instrument.hidden) };
  if (input.cvv) checks.cvvResponseCode = checkCard({ cvv: input.cvv }).cvvResponseCode;
  if (input.billingAddress) Object.assign(checks, { ...checkCard(input), cvvResponseCode: checks.cvvResponseCode });
  const details = {
    ...(valueAt(instrument.document, 'details') as object),
    ...(input.cardholderName ? { cardholderName: input.cardholderName } : {}),
  };
  const address = input.billingAddress ? { billingAddress: input.billingAddress } : {};
  return { ...instrument, document: { ...instrument.document, details }, hidden: { ...instrument.hidden, ...address, checks } };
}
