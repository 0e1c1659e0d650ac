import { acceptsBrand } from '../cards/supported-card-types';
import { validateServerCard } from '../cards/validate-server-card';
import { checkCard } from '../cards/verify-card';
import { type SandboxContext } from '../context';
import { readConsentProblem } from '../paypal/consent-problem';
import { type FieldError } from '../server/gateway-error';
import { type Document } from '../store/schema';
import { isOneOffMandate, isVaultable } from './vaultable';
import { checkPassThru, VERIFICATION_PASS_THRU } from '../three-d-secure/pass-thru';
import { textAt, valueAt } from '../text-at';
import { type Address } from './address';
import { createPayPal } from './fake-nonces';
import { readChecks, instrumentFromCard, type Instrument } from './instrument';
import { COINBASE, findKind } from './instrument-kinds';
import { locateMethod, type MethodInput, type MethodLocation } from './method-input';
import { findTokenErrors } from './method-token';
import { resolveBilling } from './resolve-billing';
import { resolveNonce } from './resolve-nonce';
import { APPLE_PAY_OPTIONS, checkVerificationOptions, METHOD_OPTIONS } from './verification-options';
import { readVenmoSdkNumber } from './venmo-sdk';
import { readWalletCard } from './wallet-parameters';

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
    ...checkBankOptions(input, location),
    ...(kind?.isCard === false ? [] : checkCardOptions(context, input, location, instrument)),
    ...(instrument ? refuseUnvaultable(context, instrument, location) : []),
  ];
  return { ...prepared, ...(instrument ? { instrument: applyInput(instrument, input, billing.address) } : {}), errors };
}

async function resolveInstrument(context: SandboxContext, input: MethodInput, location: MethodLocation): Promise<PreparedMethod> {
  const { paymentMethodNonce: nonce } = input;
  const refuse = (path: readonly string[], code: string, message: string): PreparedMethod => ({ errors: [{ path, code, message }] });
  const { cardPath } = location;
  if (!nonce) {
    const wallet = readWalletCard(context, input, location.prefix);
    if (wallet) return wallet;
    // Any refresh token stands for the account of the documented nonces. It becomes a billing agreement, unless the request declines that.
    if (input.paypalRefreshToken) {
      return { instrument: createPayPal(input.paypalVaultWithoutUpgrade === true ? {} : { billingAgreementId: 'B_FAKE_ID' }), errors: [] };
    }
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
  const errors = validateServerCard(context, card);
  if (errors.length > 0) return { errors: errors.map((error) => ({ ...error, path: [...location.cardPath, ...error.path] })) };
  return { instrument: instrumentFromCard(context, card), errors: [] };
}

const VERIFICATION_METHODS = [
  'independent_check',
  'instant_verification_account_validation',
  'micro_transfers',
  'network_check',
  'tokenized_check',
];

/** Lists what is wrong with the options of a bank account. */
export function checkBankOptions({ options }: MethodInput, { path }: MethodLocation): FieldError[] {
  const method = options?.usBankAccountVerificationMethod;
  if (!method || VERIFICATION_METHODS.includes(method)) return [];
  const field = [...path, 'options', 'usBankAccountVerificationMethod'];
  return [{ path: field, code: '93121', message: 'US bank account verification method is invalid.' }];
}

/** Lists what is wrong with the options of a card that is added. Beside a payment method of another kind they have no meaning, and are ignored. */
function checkCardOptions(
  context: SandboxContext,
  input: MethodInput,
  location: MethodLocation,
  instrument: Instrument | undefined,
): FieldError[] {
  return [...checkVerification(context, input, location), ...refuseUpdate(input, location), ...checkVerifiedPassThru(input, instrument)];
}

/** Lists what is wrong with the options of a card's verification. */
export const checkVerification = (
  context: SandboxContext,
  { options, applePayCard }: MethodInput,
  { cardPath, prefix }: MethodLocation,
): FieldError[] =>
  applePayCard
    ? checkVerificationOptions(context, options, APPLE_PAY_OPTIONS, [...prefix, 'applePay', 'options'])
    : checkVerificationOptions(context, options, METHOD_OPTIONS, [...cardPath, 'options']);

/** An authentication by another provider belongs to the verification of the card, and is checked where there is one. */
export const checkVerifiedPassThru = ({ threeDSecurePassThru: passThru, options }: MethodInput, instrument: Instrument | undefined) =>
  passThru && options?.verifyCard === true ? checkPassThru(passThru, instrument, VERIFICATION_PASS_THRU) : [];

/** Only an update of a customer may change a card instead of adding one. */
function refuseUpdate({ options }: MethodInput, { cardPath }: MethodLocation): FieldError[] {
  if (!options?.updateExistingToken) return [];
  const path = [...cardPath, 'options', 'updateExistingToken'];
  return [{ path, code: '91729', message: 'Cannot provide a token to update while creating a card.' }];
}

function refuseUnvaultable(context: SandboxContext, instrument: Instrument, location: MethodLocation): FieldError[] {
  const bin = instrument.type === 'CreditCard' ? textAt(instrument.document, 'details', 'bin') : null;
  if (bin !== null && !acceptsBrand(context.settings, bin)) {
    const path = [...location.cardPath, 'paymentMethodNonce'];
    return [{ path, code: '91734', message: 'Payment method nonce card type is not accepted by this merchant account.' }];
  }
  const kind = findKind(instrument);
  if (kind === COINBASE) {
    return [{ path: [...locateMethod(location, kind), 'base'], code: '93117', message: 'Payment method is no longer supported.' }];
  }
  if (kind.instrumentType === 'paypal_account') return refuseAccount(instrument, [...locateMethod(location, kind), 'base']);
  if (valueAt(instrument.hidden, 'cvvOnly') !== true && isVaultable(instrument)) return [];
  if (isOneOffMandate(instrument)) {
    const path = [...locateMethod(location, kind), 'mandateType'];
    return [{ path, code: '87115', message: 'Payment method mandate type is not supported.' }];
  }
  return [{ path: [...location.path, 'paymentMethodNonce'], code: '93102', message: 'Nonce is invalid.' }];
}

/** Lists why a PayPal account cannot be vaulted: it is for one payment, or the consent is useless. */
function refuseAccount(instrument: Instrument, path: readonly string[]): FieldError[] {
  const problem = readConsentProblem(instrument.hidden);
  return [
    ...(isVaultable(instrument) ? [] : [{ path, code: '82902', message: 'Cannot vault a one-time use PayPal account.' }]),
    ...(problem ? [{ path, ...problem }] : []),
  ];
}

/** Applies the fields that the request sends beside a nonce to the nonce's card. */
export function applyInput(instrument: Instrument, input: MethodInput, address: Address | undefined): Instrument {
  const kind = findKind(instrument);
  if (kind.instrumentType === 'paypal_account') return { ...instrument, hidden: { ...instrument.hidden, ...readPayPalOptions(input) } };
  if (!kind.isCard) return instrument;
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

const PAYPAL_OPTIONS = ['payeeEmail', 'customField', 'description'] as const;
const readPayPalOptions = ({ options }: MethodInput): Document =>
  Object.fromEntries(PAYPAL_OPTIONS.flatMap((name) => (options?.paypal?.[name] ? [[name, options.paypal[name]]] : [])));

const isVenmoSdk = ({ options, venmoSdkPaymentMethodCode }: MethodInput) =>
  Boolean(venmoSdkPaymentMethodCode) || options?.venmoSdkSession === 'stub-session';
