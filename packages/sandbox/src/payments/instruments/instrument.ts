import { withoutCvv } from './card';
import { type Instrument } from './kinds';
import { type MethodRow, type NonceRow } from './tables';

/** The card is shared once, by the nonce with which a page has shared it, and not by those that follow from this nonce. */
export function instrumentFromNonce({ type, document, facts, cardFingerprint, paymentMethodToken, customerId }: NonceRow): Instrument {
  const { sharedCustomer: _shared, ...others } = facts;
  return { type, document, facts: others, cardFingerprint, token: paymentMethodToken, customerId };
}

/** A vaulted card has no security code, because it is never stored. */
export const instrumentFromMethod = ({ type, document, facts, cardFingerprint, token, customerId }: MethodRow): Instrument => ({
  type,
  document,
  facts: withoutCvv(facts),
  cardFingerprint,
  token,
  customerId,
});
