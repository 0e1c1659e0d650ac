import { type CardInput } from './card-input';
import { expirationOf } from './validate-expiration';
import { testCardOutcome, type CardOutcome } from './test-cards';

/** M matches, N does not match, U not verified, S issuer does not take part, I not provided, B skipped by the merchant. */
export type CheckCode = 'M' | 'N' | 'U' | 'S' | 'I' | 'B';

export interface CardChecks {
  cvvResponseCode: CheckCode;
  avsPostalCodeResponseCode: CheckCode | null;
  avsStreetAddressResponseCode: CheckCode | null;
  /** E system error, S bank without address verification. */
  avsErrorResponseCode: 'E' | 'S' | null;
}

export interface CardVerification extends CardChecks {
  status: 'verified' | 'processor_declined' | 'gateway_rejected' | 'failed';
  processorResponseCode: string | null;
  processorResponseText: string | null;
  gatewayRejectionReason: 'avs' | 'cvv' | 'avs_and_cvv' | 'fraud' | 'risk_threshold' | null;
}

/** By the documented inputs: security codes 200, 201, 301, postal codes 20000 and 20001, street numbers 200 and 201. */
export function checkCard(card: CardInput): CardChecks {
  const postalCode = card.billingAddress?.postalCode?.trim() ?? '';
  const street = card.billingAddress?.streetAddress ?? card.billingAddress?.addressLine1 ?? '';
  const avsErrorResponseCode = postalCode === '30000' ? 'E' : postalCode === '30001' ? 'S' : null;
  return {
    cvvResponseCode: checkCvv(card.cvv ?? ''),
    avsPostalCodeResponseCode: avsErrorResponseCode ? null : code(postalCode, '20000', '20001'),
    avsStreetAddressResponseCode: avsErrorResponseCode ? null : code(/^\s*(\d*)/.exec(street)?.[1] || street.trim(), '200', '201'),
    avsErrorResponseCode,
  };
}

export interface VerificationRules {
  cvv?: boolean | undefined;
  avs?: boolean | undefined;
}

/** What a bank, then the merchant's rules, make of a card without a sale. */
export function verifyCard(card: CardInput, rules: VerificationRules): CardVerification {
  const outcome = testCardOutcome((card.number ?? '').replace(/[\s-]/g, '')) ?? 'approved';
  return decideVerification({ outcome, expirationYear: expirationOf(card).year, checks: checkCard(card) }, rules);
}

/** The same for a card of which only this much is known: one in the vault, or behind a nonce. */
export function decideVerification(
  { outcome, expirationYear, checks }: { outcome: CardOutcome; expirationYear: string | null; checks: CardChecks },
  rules: VerificationRules,
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
  const gatewayRejectionReason = rejection(checks, rules);
  const approved = { ...base, processorResponseCode: '1000', processorResponseText: 'Approved' };
  return gatewayRejectionReason ? { ...approved, status: 'gateway_rejected', gatewayRejectionReason } : { ...approved, status: 'verified' };
}

function rejection(checks: CardChecks, rules: VerificationRules) {
  const cvv = rules.cvv === true && checks.cvvResponseCode === 'N';
  const avs = rules.avs === true && (checks.avsPostalCodeResponseCode === 'N' || checks.avsStreetAddressResponseCode === 'N');
  return cvv && avs ? 'avs_and_cvv' : cvv ? 'cvv' : avs ? 'avs' : null;
}

function checkCvv(cvv: string): CheckCode {
  if (cvv === '') return 'I';
  if (cvv === '200' || cvv === '2000') return 'N';
  if (cvv === '201' || cvv === '2011') return 'U';
  return cvv === '301' || cvv === '3011' ? 'S' : 'M';
}

function code(value: string, wrong: string, unverified: string): CheckCode {
  if (value === '') return 'I';
  if (value === wrong) return 'N';
  return value === unverified ? 'U' : 'M';
}
