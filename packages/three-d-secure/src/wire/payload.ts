import { members, string } from '@tender/client/internal';
import type { LookupData, PaymentMethod, VerifyPayload } from '../types';

/** A lookup as it came, once it has the card that every step relies on; merchants see all of it. The rest is read where it is there. */
export function readLookup(value: unknown): LookupData {
  const { paymentMethod } = members(value);
  if (paymentMethod !== members(paymentMethod)) throw new TypeError('paymentMethod is not an object.');
  return value as LookupData;
}

/**
 * What both ways of a result have in common. Whether liability shifts is the answer's to say, the rest the payment method's.
 * @throws a TypeError where there is no nonce
 */
export function payloadOf(paymentMethod: PaymentMethod, info: unknown): VerifyPayload {
  const { nonce, type, binData, details, description, threeDSecureInfo } = paymentMethod;
  const { liabilityShifted, liabilityShiftPossible } = members(info) as NonNullable<LookupData['threeDSecureInfo']>;
  return {
    nonce: string(nonce || undefined, 'nonce'),
    type,
    binData,
    details,
    description: typeof description === 'string' ? description.replaceAll('+', ' ') : description,
    liabilityShifted,
    liabilityShiftPossible,
    threeDSecureInfo,
  };
}
