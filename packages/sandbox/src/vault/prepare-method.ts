import { listSupportedCardTypes } from '../cards/supported-card-types';
import { validateCard } from '../cards/validate-card';
import { checkCard } from '../cards/verify-card';
import { type SandboxContext } from '../context';
import { type FieldError } from '../server/gateway-error';
import { isVaultable } from '../transactions/store-sale-instrument';
import { textAt, valueAt } from '../text-at';
import { type Address } from './address';
import { readChecks, instrumentFromCard, type Instrument } from './instrument';
import { findKind } from './instrument-kinds';
import { locateMethod, type MethodInput, type MethodLocation } from './method-input';
import { findTokenErrors } from './method-token';
import { resolveBilling } from './resolve-billing';
import { resolveNonce } from './resolve-nonce';
import { checkVerificationOptions, METHOD_OPTIONS } from './verification-options';
import { readVenmoSdkNumber } from './venmo-sdk';

export interface PreparedMethod {
  instrument?: Instrument;
  /** A nonce that must be spent when the method is stored. */
  nonceToSpend?: string;
  errors: FieldError[];
}

/** Resolves the payment method of a request and lists everything wrong with it. Writes nothing. */
export async function prepareMethod(
  context: SandboxContext,
  input: MethodInput,
  location: MethodLocation,
  customerId: string | null | undefined = input.customerId,
): Promise<PreparedMethod> {
  const { instrument, ...prepared } = await resolveInstrument(context, input, location);
  const kind = instrument && findKind(instrument);
  const billing = kind?.isCard === false ? { errors: [] } : await resolveBilling(context, input, customerId, location.cardPath);
  const token = input.token ?? textAt(instrument?.hidden, 'requestedToken');
  const errors = [
    ...prepared.errors,
    ...(await findTokenErrors(context, token, kind, locateMethod(location, kind))),
    ...billing.errors,
    ...checkOptions(context, input, location),
    ...(instrument ? refuseUnvaultable(instrument, location) : []),
  ];
  return { ...prepared, ...(instrument ? { instrument: applyInput(instrument, input, billing.address) } : {}), errors };
}

async function resolveInstrument(context: SandboxContext, input: MethodInput, location: MethodLocation): Promise<PreparedMethod> {
  const { paymentMethodNonce: nonce } = input;
  const refuse = (path: readonly string[], code: string, message: string): PreparedMethod => ({ errors: [{ path, code, message }] });
  const { cardPath } = location;
  if (!nonce) {
    if (input.venmoSdkPaymentMethodCode) {
      const number = readVenmoSdkNumber(input.venmoSdkPaymentMethodCode);
      if (number) return resolveRawCard(context, { expirationDate: '12/2030', ...input, number }, location);
      return refuse([...cardPath, 'venmoSdkPaymentMethodCode'], '91727', 'Invalid VenmoSDK payment method code');
    }
    if (input.number == null && location.path[0] === 'paymentMethod')
      return refuse([...location.path, 'paymentMethodNonce'], '93103', 'Nonce is required.');
    if (input.number == null && !hasCard(input)) {
      return refuse([...cardPath, 'base'], '81725', 'Credit card must include number or payment_method_nonce.');
    }
    return resolveRawCard(context, input, location);
  }
  const resolved = await resolveNonce(context, nonce);
  if ('instrument' in resolved) {
    return location.path[0] === 'creditCard' && !findKind(resolved.instrument).isCard
      ? refuse([...cardPath, 'base'], '91738', 'Payment method specified by payment_method_nonce is not a credit card.')
      : { ...resolved, errors: [] };
  }
  if (resolved.problem === 'luhnInvalid') return refuse([...cardPath, 'number'], '81715', 'Credit card number is invalid.');
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
  return { instrument: instrumentFromCard(context, card), errors: [] };
}

const VERIFICATION_METHODS = ['independent_check', 'network_check', 'micro_transfers', 'tokenized_check'];

/** Lists what is wrong with the options of a verification. */
export function checkOptions(context: SandboxContext, { options }: MethodInput, { cardPath, path }: MethodLocation): FieldError[] {
  const method = options?.usBankAccountVerificationMethod;
  const isUnknown = method && !VERIFICATION_METHODS.includes(method);
  return [
    ...checkVerificationOptions(context, options, METHOD_OPTIONS, [...cardPath, 'options']),
    ...(isUnknown
      ? [
          {
            path: [...path, 'options', 'usBankAccountVerificationMethod'],
            code: '93121',
            message: 'US bank account verification method is invalid.',
          },
        ]
      : []),
  ];
}

function refuseUnvaultable(instrument: Instrument, location: MethodLocation): FieldError[] {
  if (valueAt(instrument.hidden, 'cvvOnly') !== true && isVaultable(instrument)) return [];
  const kind = findKind(instrument);
  if (kind.instrumentType === 'paypal_account') {
    return [{ path: [...locateMethod(location, kind), 'base'], code: '82902', message: 'Cannot vault a one-time use PayPal account.' }];
  }
  return [{ path: [...location.path, 'paymentMethodNonce'], code: '93102', message: 'Nonce is invalid.' }];
}

/** Applies the fields that the request sends beside a nonce to the nonce's card. */
function applyInput(instrument: Instrument, input: MethodInput, address: Address | undefined): Instrument {
  if (!findKind(instrument).isCard) return instrument;
  const checks = { ...readChecks(instrument.hidden) };
  if (input.cvv) checks.cvvResponseCode = checkCard({ cvv: input.cvv }).cvvResponseCode;
  if (address) Object.assign(checks, { ...checkCard({ billingAddress: address }), cvvResponseCode: checks.cvvResponseCode });
  const details = {
    ...(valueAt(instrument.document, 'details') as object),
    ...(input.cardholderName ? { cardholderName: input.cardholderName } : {}),
  };
  const hidden = {
    ...instrument.hidden,
    ...(address ? { billingAddress: address } : {}),
    ...(isVenmoSdk(input) ? { venmoSdk: true } : {}),
    checks,
  };
  return { ...instrument, document: { ...instrument.document, details }, hidden };
}

const isVenmoSdk = ({ options, venmoSdkPaymentMethodCode }: MethodInput) =>
  Boolean(venmoSdkPaymentMethodCode) || options?.venmoSdkSession === 'stub-session';
