import { type SandboxContext } from '../context';
import { type FieldError } from '../server/gateway-error';
import { findPaymentContext } from '../store/payment-contexts';
import { type Document } from '../store/schema';
import { readVerification, THREE_D_SECURE } from '../three-d-secure/verification';
import { FAKE_THREE_D_SECURE, threeDSecureInfo } from '../vault/fake-three-d-secure';
import { type Instrument } from '../vault/instrument';
import { isDocument, textAt, valueAt } from '../vault/text-at';
import { toCents } from './money';
import { type SaleInput } from './sale-input';

const FAILED = new Set([
  'authenticate_failed',
  'authenticate_error',
  'authenticate_rejected',
  'authenticate_frictionless_failed',
  'authenticate_failed_acs_error',
  'authenticate_signature_verification_failed',
]);

export interface Authentication {
  /** What the answer says about it; null when there was none. */
  info: Document | null;
  errors: FieldError[];
  /** The merchant requires an authentication, and there is none that shifts liability. */
  missing: boolean;
}

/**
 * What a sale has of 3D Secure. A lookup leaves `threeDSecure: { amount, merchantAccountId }` in the nonce's hidden part; the sale must
 * agree with it.
 */
export async function authenticationOf(
  context: SandboxContext,
  input: SaleInput,
  instrument: Instrument | undefined,
): Promise<Authentication> {
  const errors = instrument ? disagreements(input, instrument.hidden) : [];
  const info = await infoOf(context, input, instrument, errors);
  const required = input.options?.threeDSecure?.required === true;
  if (required && FAILED.has(textAt(info, 'status') ?? '')) {
    errors.push({ path: ['transaction', 'base'], code: '81571', message: '3D Secure authentication failed.' });
  }
  return { info, errors, missing: required && valueAt(info, 'liabilityShifted') !== true && !input.threeDSecurePassThru };
}

async function infoOf(
  context: SandboxContext,
  input: SaleInput,
  instrument: Instrument | undefined,
  errors: FieldError[],
): Promise<Document | null> {
  const { threeDSecurePassThru: given, threeDSecureAuthenticationId: id } = input;
  if (given) return passedThrough(given, errors);
  if (id) {
    const status = FAKE_THREE_D_SECURE[/^fake-three-d-secure-(.+)-id$/.exec(id)?.[1] ?? ''];
    if (status !== undefined) return threeDSecureInfo(status);
    const row = await findPaymentContext(context, THREE_D_SECURE, id);
    const made = row && readVerification(row);
    // An authentication is of one card.
    if (made && made.cardFingerprint === instrument?.cardFingerprint) {
      errors.push(...disagreements(input, { threeDSecure: made }));
      return made.info;
    }
    errors.push({
      path: ['transaction', 'threeDSecureAuthenticationId'],
      code: '915196',
      message: 'ThreeDSecureAuthenticationId is invalid.',
    });
  }
  const info = valueAt(instrument?.document, 'threeDSecureInfo');
  return isDocument(info) ? info : null;
}

/** An authentication made elsewhere. */
function passedThrough(given: NonNullable<SaleInput['threeDSecurePassThru']>, errors: FieldError[]): Document {
  const refuse = (field: string, code: string, message: string) =>
    errors.push({ path: ['transaction', 'threeDSecurePassThru', field], code, message });
  if (!given.eciFlag) refuse('eciFlag', '915113', 'EciFlag is required.');
  else if (!/^0[0-7]$/.test(given.eciFlag)) refuse('eciFlag', '915114', 'EciFlag is invalid.');
  if (given.eciFlag && /^0[1256]$/.test(given.eciFlag)) {
    if (!given.cavv) refuse('cavv', '915116', 'Cavv is required.');
    if (!given.xid && !given.dsTransactionId) refuse('xid', '915115', 'Xid is required.');
  }
  if (given.threeDSecureVersion && !/^[12]\.\d+\.\d+$/.test(given.threeDSecureVersion)) {
    refuse('threeDSecureVersion', '915119', 'ThreeDSecureVersion is invalid.');
  }
  return {
    status: 'authenticate_successful',
    liabilityShifted: true,
    liabilityShiftPossible: true,
    enrolled: 'Y',
    cavv: given.cavv ?? null,
    xid: given.xid ?? null,
    eciFlag: given.eciFlag ?? null,
    threeDSecureVersion: given.threeDSecureVersion ?? null,
    dsTransactionId: given.dsTransactionId ?? null,
  };
}

function disagreements(input: SaleInput, hidden: Document): FieldError[] {
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
