import { z } from 'zod';
import { type SandboxContext } from '../../core/context';
import { type FieldError } from '../../core/http/gateway-error';
import { text } from '../../core/input-fields';
import { cardInput } from '../cards/card-input';
import { validateServerCard } from '../cards/validate-server-card';
import { createCard } from '../instruments/card';
import { findFakeThreeDSecure } from '../instruments/fake-three-d-secure';
import { type Instrument, findKind } from '../instruments/kinds';
import { checkPassThru, VERIFICATION_PASS_THRU, passThruInput } from '../three-d-secure/pass-thru';
import { verifications } from '../three-d-secure/verification';
import { findThreeDSecureToken, isTokenOf } from '../transactions/three-d-secure-token';
import { checkFields } from './check-fields';
import { type FoundInstrument } from './resolve-method';
import { resolveNonce } from './resolve-nonce';
import { RISK_RULES, riskData } from './risk-rules';
import { checkVerificationOptions, VERIFICATION_OPTIONS } from './verification-options';

/** A verification that stores nothing. */
export const verificationInput = z.looseObject({
  creditCard: cardInput.nullish(),
  paymentMethodNonce: text,
  deviceData: text,
  riskData: riskData.nullish(),
  threeDSecurePassThru: passThruInput.nullish(),
  threeDSecureAuthenticationId: text,
  options: z.looseObject({ amount: text, merchantAccountId: text, accountType: text, accountInformationInquiry: text }).nullish(),
});
export type VerificationInput = z.infer<typeof verificationInput>;

const ROOT = ['verification'];
const refuse = (path: readonly string[], code: string, message: string): FieldError => ({ path: [...ROOT, ...path], code, message });

/** Resolves the card of a request and lists everything wrong with the request. */
export async function prepareVerification(context: SandboxContext, input: VerificationInput): Promise<FoundInstrument> {
  const { instrument, ...resolved } = await resolveCard(context, input);
  const { threeDSecurePassThru: passThru } = input;
  const errors = [
    ...resolved.errors,
    ...checkFields(RISK_RULES, input.riskData ?? {}, [...ROOT, 'riskData']),
    ...(passThru ? checkPassThru(passThru, instrument, VERIFICATION_PASS_THRU) : []),
    ...(await checkAuthentication(context, input, instrument)),
    ...checkVerificationOptions(context, input.options, VERIFICATION_OPTIONS, [...ROOT, 'options']),
  ];
  return { ...resolved, ...(instrument ? { instrument } : {}), errors };
}

async function resolveCard(
  context: SandboxContext,
  { creditCard, paymentMethodNonce: nonce }: VerificationInput,
): Promise<FoundInstrument> {
  if (nonce) {
    const resolved = await resolveNonce(context, nonce);
    if (!('instrument' in resolved))
      return { errors: [refuse(['paymentMethodNonce'], '93108', 'Unknown or expired payment_method_nonce.')] };
    if (findKind(resolved.instrument).isCard) return { ...resolved, errors: [] };
    return { errors: [refuse(['paymentMethodNonce'], '93102', 'Nonce is invalid.')] };
  }
  const card = creditCard ?? {};
  const errors = validateServerCard(context, card);
  if (errors.length > 0) return { errors: errors.map((error) => ({ ...error, path: [...ROOT, 'creditCard', ...error.path] })) };
  return { instrument: createCard(context, card), errors };
}

async function checkAuthentication(
  context: SandboxContext,
  { threeDSecureAuthenticationId: id, threeDSecurePassThru: passThru }: VerificationInput,
  instrument: Instrument | undefined,
): Promise<FieldError[]> {
  if (!id) return [];
  const path = ['threeDSecureAuthenticationId'];
  if (passThru) return [refuse(path, '942199', 'ThreeDSecureAuthenticationId cannot be used with ThreeDSecurePassThru parameters.')];
  if (findFakeThreeDSecure(id, 'id') !== undefined) return [];
  const isOf = await findAuthentication(context, id);
  if (!isOf) return [refuse(path, '942196', 'ThreeDSecureAuthenticationId is invalid.')];
  if (instrument === undefined || isOf(instrument)) return [];
  return [refuse(path, '942197', "Payment method doesn't match ThreeDSecureAuthentication payment method.")];
}

/** Finds an authentication, on a page or without one. Resolves with the question whether it is of a card. */
async function findAuthentication(context: SandboxContext, id: string): Promise<((instrument: Instrument) => boolean) | undefined> {
  const token = await findThreeDSecureToken(context, id);
  if (token) return (instrument) => isTokenOf(token, instrument);
  const row = await verifications.find(context, id);
  if (!row) return undefined;
  const { cardFingerprint } = row.document;
  return (instrument) => instrument.cardFingerprint === null || instrument.cardFingerprint === cardFingerprint;
}
