import { type SandboxContext } from '../context';
import { type FieldError } from '../server/gateway-error';
import { findPaymentContext } from '../store/payment-contexts';
import { type Document } from '../store/schema';
import { readVerification, THREE_D_SECURE } from '../three-d-secure/verification';
import { findFakeThreeDSecure, createThreeDSecureInfo } from '../vault/fake-three-d-secure';
import { type Instrument } from '../vault/instrument';
import { isDocument, textAt, valueAt } from '../text-at';
import { toCents } from './money';
import { describePassThru } from '../three-d-secure/pass-thru';
import { type SaleInput } from './sale-input';
import { findTokenInfo } from './three-d-secure-token';

const FAILED = new Set([
  'authenticate_failed',
  'authenticate_error',
  'authenticate_rejected',
  'authenticate_frictionless_failed',
  'authenticate_failed_acs_error',
  'authenticate_signature_verification_failed',
]);

export interface Authentication {
  /** Content of `threeDSecureInfo` in the response. Null when there was no authentication. */
  info: Document | null;
  errors: FieldError[];
  /** True when the merchant requires an authentication and none has shifted liability. */
  missing: boolean;
}

/**
 * Finds the 3D Secure authentication of a sale. A lookup stores `threeDSecure: { amount, merchantAccountId }` in the nonce's hidden data, and the
 * sale must match it.
 */
export async function findAuthentication(
  context: SandboxContext,
  input: SaleInput,
  instrument: Instrument | undefined,
): Promise<Authentication> {
  const errors = instrument ? findMismatches(input, instrument.hidden) : [];
  const info = await findAuthenticationInfo(context, input, instrument, errors);
  const required = input.options?.threeDSecure?.required === true;
  if (required && FAILED.has(textAt(info, 'status') ?? '')) {
    errors.push({ path: ['transaction', 'base'], code: '81571', message: '3D Secure authentication failed.' });
  }
  return { info, errors, missing: required && valueAt(info, 'liabilityShifted') !== true && !input.threeDSecurePassThru };
}

async function findAuthenticationInfo(
  context: SandboxContext,
  input: SaleInput,
  instrument: Instrument | undefined,
  errors: FieldError[],
): Promise<Document | null> {
  const { threeDSecurePassThru: passThru, threeDSecureAuthenticationId: id, threeDSecureToken: token } = input;
  if (token !== undefined) {
    const found = await findTokenInfo(context, token ?? '', instrument);
    errors.push(...found.errors);
    return found.info;
  }
  if (passThru) return describePassThru(passThru);
  if (id) {
    const status = findFakeThreeDSecure(id, 'id');
    if (status !== undefined) return createThreeDSecureInfo(status);
    const row = await findPaymentContext(context, THREE_D_SECURE, id);
    const verification = row && readVerification(row);
    // An authentication is valid for one card.
    if (verification && verification.cardFingerprint === instrument?.cardFingerprint) {
      errors.push(...findMismatches(input, { threeDSecure: verification }));
      return verification.info;
    }
    const path = ['transaction', 'threeDSecureAuthenticationId'];
    errors.push(
      verification
        ? { path, code: '915197', message: "Payment method doesn't match ThreeDSecureAuthentication payment method." }
        : { path, code: '915196', message: 'ThreeDSecureAuthenticationId is invalid.' },
    );
  }
  const info = valueAt(instrument?.document, 'threeDSecureInfo');
  return isDocument(info) ? info : null;
}

function findMismatches(input: SaleInput, hidden: Document): FieldError[] {
  const amount = textAt(hidden, 'threeDSecure', 'amount');
  const merchantAccountId = textAt(hidden, 'threeDSecure', 'merchantAccountId');
  const errors: FieldError[] = [];
  if (amount !== null && /^\d+(\.\d{1,2})?$/.test(input.amount ?? '') && toCents(amount) !== toCents(input.amount ?? '')) {
    errors.push({ path: ['transaction', 'amount'], code: '91585', message: 'Amount does not match 3D Secure amount.' });
  }
  if (merchantAccountId !== null && input.merchantAccountId && merchantAccountId !== input.merchantAccountId) {
    errors.push({
      path: ['transaction', 'merchantAccountId'],
      code: '91584',
      message: 'Merchant account does not match 3D Secure merchant account.',
    });
  }
  return errors;
}
