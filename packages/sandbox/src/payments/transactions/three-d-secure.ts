import { type SandboxContext } from '../../core/context';
import { type Instrument } from '../instruments/kinds';
import { describePassThru } from '../three-d-secure/pass-thru';
import { findMismatches } from './match-authentication';
import { type SaleInput } from './sale-input';
import { findAuthenticationById } from './three-d-secure-id';
import { findTokenInfo, type FoundAuthentication } from './three-d-secure-token';

const FAILED = new Set([
  'authenticate_failed',
  'authenticate_error',
  'authenticate_rejected',
  'authenticate_frictionless_failed',
  'authenticate_failed_acs_error',
  'authenticate_signature_verification_failed',
]);

export interface Authentication extends FoundAuthentication {
  /** True when the merchant requires an authentication and none has shifted liability. */
  missing: boolean;
}

/**
 * Finds the 3D Secure authentication of a sale. A lookup stores `threeDSecure: { amount, merchantAccountId }` among the nonce's facts, and the
 * sale must match it.
 */
export async function findAuthentication(
  context: SandboxContext,
  input: SaleInput,
  instrument: Instrument | undefined,
): Promise<Authentication> {
  const { info, ...found } = await findUsedAuthentication(context, input, instrument);
  const required = input.options?.threeDSecure?.required === true;
  const errors = [...findMismatches(input, instrument?.facts.threeDSecure), ...found.errors];
  if (required && FAILED.has(String(info?.['status']))) {
    errors.push({ path: ['transaction', 'base'], code: '81571', message: '3D Secure authentication failed.' });
  }
  return { info, errors, missing: required && info?.['liabilityShifted'] !== true && !input.threeDSecurePassThru };
}

/** What the request names comes before what the nonce has. */
async function findUsedAuthentication(
  context: SandboxContext,
  input: SaleInput,
  instrument: Instrument | undefined,
): Promise<FoundAuthentication> {
  const { threeDSecurePassThru: passThru, threeDSecureAuthenticationId: id, threeDSecureToken: token } = input;
  if (token !== undefined) return findTokenInfo(context, token ?? '', instrument);
  if (id !== undefined) return findAuthenticationById(context, input, instrument);
  const info = passThru ? describePassThru(passThru) : (instrument?.document.threeDSecureInfo ?? null);
  return { info, errors: [] };
}
