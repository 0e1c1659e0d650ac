import { members } from '@tender/client/internal';
import type { Given } from './action';
import { unionpayErrors } from './errors';

/** @throws UNIONPAY_CARD_AND_HOSTED_FIELDS_INSTANCES */
export function checkNotBoth({ card, hostedFields }: Given): void {
  if (card && hostedFields) throw unionpayErrors.UNIONPAY_CARD_AND_HOSTED_FIELDS_INSTANCES();
}

/** @throws UNIONPAY_HOSTED_FIELDS_INSTANCE_INVALID */
export function checkHostedFields({ hostedFields }: Given): void {
  if (hostedFields && !members(hostedFields)._bus) throw unionpayErrors.UNIONPAY_HOSTED_FIELDS_INSTANCE_INVALID();
}

/**
 * @param what of the card there has to be where there are no fields
 * @throws UNIONPAY_CARD_OR_HOSTED_FIELDS_INSTANCE_REQUIRED
 */
export function checkEither({ hostedFields }: Given, what: unknown): void {
  if (!hostedFields && !what) throw unionpayErrors.UNIONPAY_CARD_OR_HOSTED_FIELDS_INSTANCE_REQUIRED();
}

/**
 * Some cards have no expiration date, but none has half of one.
 * @throws UNIONPAY_EXPIRATION_DATE_INCOMPLETE
 */
export function checkExpiry({ card }: Given): void {
  const { expirationDate, expirationMonth, expirationYear } = members(card);
  if (!expirationDate && !expirationMonth !== !expirationYear) throw unionpayErrors.UNIONPAY_EXPIRATION_DATE_INCOMPLETE();
}

/** Of a card's expiration date, what is sent: whole, or both parts, or nothing. */
export function expiryOf({ card }: Given): object | undefined {
  const { expirationDate, expirationMonth, expirationYear } = members(card);
  if (expirationDate) return { expirationDate };
  return expirationMonth && expirationYear ? { expirationMonth, expirationYear } : undefined;
}
