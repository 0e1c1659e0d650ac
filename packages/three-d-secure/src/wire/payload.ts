import { members } from '@tender/client/internal';
import type { LookupData, PaymentMethod, VerifyPayload } from '../types';

/** A lookup as it came, once it has the card that every step relies on; merchants see all of it. The rest is read where it is there. */
export function readLookup(value: unknown): LookupData {
  const { paymentMethod } = members(value);
  if (paymentMethod !== members(paymentMethod)) throw new TypeError('paymentMethod is not an object.');
  return value as LookupData;
}

/**
 * What both ways of a result have in common. Whether liability shifts is the answer's to say, the rest the payment method's.
 * @param info of the answer: what the bank has said in this verification
 * @param requiresUserAuthentication whether the bank wanted a challenge
 * @throws a TypeError where there is no nonce
 */
export function payloadOf(paymentMethod: PaymentMethod, info: unknown, requiresUserAuthentication: boolean): VerifyPayload {
  const { nonce, type, binData, details, description, threeDSecureInfo } = paymentMethod;
  if (!nonce || typeof nonce !== 'string') throw new TypeError('No nonce.');
  const { liabilityShifted, liabilityShiftPossible } = members(info) as NonNullable<LookupData['threeDSecureInfo']>;
  return {
    nonce,
    type,
    binData,
    details,
    description: typeof description === 'string' ? description.replaceAll('+', ' ') : description,
    liabilityShifted,
    liabilityShiftPossible,
    threeDSecureInfo,
    verificationDetails: info as VerifyPayload['verificationDetails'],
    requiresUserAuthentication,
  };
}
