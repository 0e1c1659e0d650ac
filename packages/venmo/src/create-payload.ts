import { asRecord } from '@tender/client/internal';
import type { VenmoResult, VenmoTokenizePayload } from './types';

/** Creates the payload of `tokenize`. The customer's data stays as the gateway sent it, except for the `@` before the user name. */
export function createPayload({ paymentMethodNonce, username, payerInfo, id }: VenmoResult): VenmoTokenizePayload {
  const details = { username: withAt(username), paymentContextId: id };
  return {
    nonce: paymentMethodNonce as string,
    type: 'VenmoAccount',
    details: payerInfo ? { ...details, payerInfo: { ...asRecord(payerInfo), userName: withAt(asRecord(payerInfo)['userName']) } } : details,
  };
}

const withAt = (name: unknown): string => `@${(typeof name === 'string' ? name : '').replace('@', '')}`;
