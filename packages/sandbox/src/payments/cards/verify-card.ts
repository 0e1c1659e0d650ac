import { type FieldError } from '../../core/http/gateway-error';
import { type RejectionRules } from '../../core/merchant';
import { toDigits, type CardInput } from './card-input';
import { findTestCardOutcome, type CardOutcome } from './test-cards';
import { readExpiration } from './validate-expiration';

/** M matches, N does not match, U not verified, S issuer does not participate, I not provided, B skipped by the merchant. */
export type CheckCode = 'M' | 'N' | 'U' | 'S' | 'I' | 'B';

export interface CardChecks {
  cvvResponseCode: CheckCode;
  avsPostalCodeResponseCode: CheckCode | null;
  avsStreetAddressResponseCode: CheckCode | null;
  /** E: system error. S: the bank does not support address verification. */
  avsErrorResponseCode: 'E' | 'S' | null;
}

export interface CardVerification extends CardChecks {
  status: 'verified' | 'processor_declined' | 'gateway_rejected' | 'failed';
  processorResponseCode: string | null;
  processorResponseText: string | null;
  gatewayRejectionReason: 'avs' | 'cvv' | 'avs_and_cvv' | 'fraud' | 'risk_threshold' | null;
}

/** Checks a card by the documented values: security codes 200, 201, 301, postal codes 20000, 20001, street numbers 200, 201. */
export function checkCard(card: CardInput): CardChecks {
  const postalCode = card.billingAddress?.postalCode?.trim() ?? '';
  const street = card.billingAddress?.streetAddress ?? card.billingAddress?.addressLine1 ?? '';
  const avsErrorResponseCode = postalCode === '30000' ? 'E' : postalCode === '30001' ? 'S' : null;
  return {
    cvvResponseCode: checkCvv(card.cvv ?? ''),
    avsPostalCodeResponseCode: avsErrorResponseCode ? null : decideCode(postalCode, '20000', '20001'),
    avsStreetAddressResponseCode: avsErrorResponseCode ? null : decideCode(/^\s*(\d*)/.exec(street)?.[1] || street.trim(), '200', '201'),
    avsErrorResponseCode,
  };
}

/** Decides the verification of a card: by the bank first, then by the merchant's rules. */
export function verifyCard(card: CardInput, rules: RejectionRules): CardVerification {
  const outcome = findTestCardOutcome(toDigits(card.number)) ?? 'approved';
  return decideVerification({ outcome, expirationYear: readExpiration(card).year, checks: checkCard(card) }, rules);
}

/** Decides the verification of a card whose number is not known, such as one in the vault. */
export function decideVerification(
  { outcome, expirationYear, checks }: { outcome: CardOutcome; expirationYear: string | null; checks: CardChecks },
  rules: RejectionRules,
): CardVerification {
  const base = { ...checks, processorResponseCode: null, processorResponseText: null, gatewayRejectionReason: null };
  if (outcome === 'fraud' || outcome === 'risk_threshold') return { ...base, status: 'gateway_rejected', gatewayRejectionReason: outcome };
  if (outcome === 'failed') {
    return { ...base, status: 'failed', processorResponseCode: '3000', processorResponseText: 'Processor Network Unavailable - Try Again' };
  }
  if (outcome === 'processor_declined') {
    return { ...base, status: 'processor_declined', processorResponseCode: '2000', processorResponseText: 'Do Not Honor' };
  }
  if (outcome === 'expired_in_2020' && expirationYear === '2020') {
    return { ...base, status: 'processor_declined', processorResponseCode: '2004', processorResponseText: 'Expired Card' };
  }
  const gatewayRejectionReason = findRejection(checks, rules);
  const approved = { ...base, processorResponseCode: '1000', processorResponseText: 'Approved' };
  return gatewayRejectionReason ? { ...approved, status: 'gateway_rejected', gatewayRejectionReason } : { ...approved, status: 'verified' };
}

/** Finds the mismatches for which the merchant's rules reject a card. */
export function findRejection(checks: CardChecks, rules: RejectionRules): 'avs' | 'cvv' | 'avs_and_cvv' | null {
  const cvv = rules.cvv === true && checks.cvvResponseCode === 'N';
  const avs = rules.avs === true && (checks.avsPostalCodeResponseCode === 'N' || checks.avsStreetAddressResponseCode === 'N');
  return cvv && avs ? 'avs_and_cvv' : cvv ? 'cvv' : avs ? 'avs' : null;
}

/** Lists the fields for which the merchant's rules have rejected a card. Empty when the bank refused it. */
export function listRejectedFields(reason: string | null, cardPath: readonly string[]): FieldError[] {
  const cvv = { path: [...cardPath, 'cvv'], code: '81736', message: 'CVV verification failed.' };
  const postalCode = { path: [...cardPath, 'billingAddress', 'postalCode'], code: '81737', message: 'Postal code verification failed.' };
  if (reason === 'avs_and_cvv') return [cvv, postalCode];
  return reason === 'cvv' ? [cvv] : reason === 'avs' ? [postalCode] : [];
}

function checkCvv(cvv: string): CheckCode {
  if (cvv === '') return 'I';
  if (cvv === '200' || cvv === '2000') return 'N';
  if (cvv === '201' || cvv === '2011') return 'U';
  return cvv === '301' || cvv === '3011' ? 'S' : 'M';
}

function decideCode(value: string, wrong: string, unverified: string): CheckCode {
  if (value === '') return 'I';
  if (value === wrong) return 'N';
  return value === unverified ? 'U' : 'M';
}
