import { type SandboxContext } from '../../core/context';
import { type FieldError } from '../../core/http/gateway-error';
import { type Document } from '../../core/store/schema';
import { acceptsBrand } from '../cards/supported-card-types';
import { checkCard } from '../cards/verify-card';
import { readChecks } from '../instruments/card';
import { creditCard } from '../instruments/credit-card';
import { type Instrument, findKind } from '../instruments/kinds';
import { paypalAccount } from '../instruments/paypal-account';
import { readMandate, usBankAccount } from '../instruments/us-bank-account';
import { type Address } from './address';
import { checkBankOptions, checkCardOptions } from './check-card-options';
import { readConsentProblem } from './consent-problem';
import { locateMethod, type MethodInput, type MethodLocation } from './method-input';
import { findTokenErrors } from './method-token';
import { resolveBilling } from './resolve-billing';
import { resolveMethod, type FoundInstrument } from './resolve-method';
import { findWalletElement } from './wallet-parameters';

/** Resolves the payment method of a request and lists everything wrong with it. Writes nothing. */
export async function prepareMethod(
  context: SandboxContext,
  input: MethodInput,
  location: MethodLocation,
  customerId: string | null | undefined = input.customerId,
): Promise<FoundInstrument> {
  const { instrument, ...prepared } = await resolveMethod(context, input, location);
  const kind = instrument && findKind(instrument);
  const element = findWalletElement(input);
  const path = element === undefined ? location.cardPath : [element];
  const billing = kind?.isCard === false ? { errors: [] } : await resolveBilling(context, input, customerId, path);
  const token = input.token ?? instrument?.facts.requestedToken;
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

/** Lists why an instrument cannot be vaulted, as one for a single payment, or one whose consent is useless. */
function refuseUnvaultable(context: SandboxContext, instrument: Instrument, location: MethodLocation): FieldError[] {
  const kind = findKind(instrument);
  const bin = kind === creditCard ? instrument.document.details.bin || null : null;
  if (bin !== null && !acceptsBrand(context.settings, bin)) {
    const path = [...location.cardPath, 'paymentMethodNonce'];
    return [{ path, code: '91734', message: 'Payment method nonce card type is not accepted by this merchant account.' }];
  }
  const { unvaultable } = kind;
  const path = [...locateMethod(location, kind), unvaultable?.[0] ?? 'base'];
  const problem = readConsentProblem(instrument.facts);
  const isRefused = instrument.facts.cvvOnly === true || !kind.isVaultable(instrument);
  const refusal = unvaultable
    ? { path, code: unvaultable[1], message: unvaultable[2] }
    : { path: [...location.path, 'paymentMethodNonce'], code: '93102', message: 'Nonce is invalid.' };
  return [...(isRefused ? [refusal] : []), ...(problem ? [{ path, ...problem }] : [])];
}

/** Applies the fields that the request sends beside a nonce to the nonce's card. */
export function applyInput(instrument: Instrument, input: MethodInput, address: Address | undefined): Instrument {
  const kind = findKind(instrument);
  if (kind === paypalAccount) return { ...instrument, facts: { ...instrument.facts, ...readPayPalOptions(input) } };
  if (kind === usBankAccount) return { ...instrument, facts: { ...instrument.facts, ...readMandate(input.usBankAccount) } };
  if (!kind.isCard) return instrument;
  const checks = { ...readChecks(instrument.facts) };
  if (input.cvv) checks.cvvResponseCode = checkCard({ cvv: input.cvv }).cvvResponseCode;
  if (address) Object.assign(checks, { ...checkCard({ billingAddress: address }), cvvResponseCode: checks.cvvResponseCode });
  const details = {
    ...instrument.document.details,
    ...(input.cardholderName ? { cardholderName: input.cardholderName } : {}),
  };
  const facts = {
    ...instrument.facts,
    ...(address ? { billingAddress: address } : {}),
    ...(isVenmoSdk(input) ? { venmoSdk: true } : {}),
    checks,
  };
  return { ...instrument, document: { ...instrument.document, details }, facts };
}

const PAYPAL_OPTIONS = ['payeeEmail', 'customField', 'description'] as const;
const readPayPalOptions = ({ options }: MethodInput): Document =>
  Object.fromEntries(PAYPAL_OPTIONS.flatMap((name) => (options?.paypal?.[name] ? [[name, options.paypal[name]]] : [])));

const isVenmoSdk = ({ options, venmoSdkPaymentMethodCode }: MethodInput) =>
  Boolean(venmoSdkPaymentMethodCode) || options?.venmoSdkSession === 'stub-session';
