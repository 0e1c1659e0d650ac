import { asRecord } from '@tender/client/internal';
import type { ThreeDSecureInfo, ThreeDSecureLookupData, ThreeDSecurePaymentMethod, ThreeDSecureVerifyPayload } from '../types';

/**
 * Checks that a lookup has a card, which every step relies on. Everything else is optional and passed on unchanged, since merchants receive it all.
 * @throws a TypeError when there is no card
 */
export function readLookup(value: unknown): ThreeDSecureLookupData {
  const { paymentMethod } = asRecord(value);
  if (paymentMethod !== asRecord(paymentMethod)) throw new TypeError('No paymentMethod.');
  return value as ThreeDSecureLookupData;
}

/**
 * Creates the payload of a verification. Whether liability has shifted is read from the response, the rest from the payment method.
 * @param info `threeDSecureInfo` of the response: what the bank said in this verification
 * @param requiresUserAuthentication whether the bank wanted a challenge
 * @throws a TypeError when there is no nonce
 */
export function createPayload(
  paymentMethod: ThreeDSecurePaymentMethod,
  info: unknown,
  requiresUserAuthentication: boolean,
): ThreeDSecureVerifyPayload {
  const { nonce, type, binData, details, description, threeDSecureInfo } = paymentMethod;
  if (!nonce || typeof nonce !== 'string') throw new TypeError('No nonce.');
  const { liabilityShifted, liabilityShiftPossible } = asRecord(info) as ThreeDSecureInfo;
  return {
    nonce,
    type,
    binData,
    details,
    description: typeof description === 'string' ? description.replaceAll('+', ' ') : description,
    liabilityShifted,
    liabilityShiftPossible,
    threeDSecureInfo,
    verificationDetails: info as ThreeDSecureInfo | undefined,
    requiresUserAuthentication,
  };
}
