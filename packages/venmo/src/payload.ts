import { members } from '@tender/client/internal';
import type { TokenizePayload, VenmoResult } from './types';

/** What a merchant gets. What the gateway tells of the customer is handed on whole, but for the `@` before the name. */
export function payloadOf({ paymentMethodNonce, username, payerInfo, id }: VenmoResult): TokenizePayload {
  const details = { username: withAt(username), paymentContextId: id };
  return {
    nonce: paymentMethodNonce as string,
    type: 'VenmoAccount',
    details: payerInfo ? { ...details, payerInfo: { ...members(payerInfo), userName: withAt(members(payerInfo)['userName']) } } : details,
  };
}

const withAt = (name: unknown): string => `@${(typeof name === 'string' ? name : '').replace('@', '')}`;
