import { type SandboxContext } from '../../core/context';
import { type FieldError } from '../../core/http/gateway-error';
import { textAt } from '../../core/text-at';
import { type Instrument, findKind } from '../instruments/kinds';
import { checkPassThru, VERIFICATION_PASS_THRU } from '../three-d-secure/pass-thru';
import { type MethodInput, type MethodLocation } from './method-input';
import { APPLE_PAY_OPTIONS, checkVerificationOptions, METHOD_OPTIONS } from './verification-options';

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
export function checkCardOptions(
  context: SandboxContext,
  input: MethodInput,
  location: MethodLocation,
  instrument: Instrument | undefined,
): FieldError[] {
  return [
    ...checkVerification(context, input, location, instrument),
    ...refuseUpdate(input, location),
    ...checkVerifiedPassThru(input, instrument),
  ];
}

/** Lists what is wrong with the options of a card's verification. */
export function checkVerification(
  context: SandboxContext,
  input: MethodInput,
  { cardPath }: MethodLocation,
  instrument: Instrument | undefined,
): FieldError[] {
  const { options, applePayCard } = input;
  // The account type concerns the verification alone.
  const checked = options?.verifyCard === true ? options : { ...options, verificationAccountType: null };
  const isApplePay = applePayCard != null || (instrument !== undefined && findKind(instrument).root === 'applePayCard');
  return isApplePay
    ? checkApplePay(context, input, checked)
    : checkVerificationOptions(context, checked, METHOD_OPTIONS, [...cardPath, 'options']);
}

/** The errors of Apple Pay stand at the root of a refusal, also in a request about a customer. */
function checkApplePay(context: SandboxContext, { applePayCard }: MethodInput, options: MethodInput['options']): FieldError[] {
  const path = ['applePay'];
  const message = 'Network transaction ID is not allowed.';
  const refused = textAt(applePayCard, 'networkTransactionId') !== null;
  return [
    ...(refused ? [{ path: [...path, 'networkTransactionIdNotAllowed'], code: '93532', message }] : []),
    ...checkVerificationOptions(context, options, APPLE_PAY_OPTIONS, [...path, 'options']).map((error) =>
      error.code === APPLE_PAY_OPTIONS.codes.type ? { ...error, path: [...path, 'verificationAccountType'] } : error,
    ),
  ];
}

/** An authentication by another provider belongs to the verification of the card, and is checked where there is one. */
export const checkVerifiedPassThru = ({ threeDSecurePassThru: passThru, options }: MethodInput, instrument: Instrument | undefined) =>
  passThru && options?.verifyCard === true ? checkPassThru(passThru, instrument, VERIFICATION_PASS_THRU) : [];

/** Only an update of a customer may change a card instead of adding one. */
function refuseUpdate({ options }: MethodInput, { cardPath }: MethodLocation): FieldError[] {
  if (!options?.updateExistingToken) return [];
  const path = [...cardPath, 'options', 'updateExistingToken'];
  return [{ path, code: '91729', message: 'Cannot provide a token to update while creating a card.' }];
}
