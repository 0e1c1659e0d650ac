import { asRecord } from '@tender/client/internal';
import type { ActionOptions } from './action';
import { unionpayErrors } from './errors';

/** @throws UNIONPAY_CARD_AND_HOSTED_FIELDS_INSTANCES */
export function assertNotBoth({ card, hostedFields }: ActionOptions): void {
  if (card && hostedFields) throw unionpayErrors.UNIONPAY_CARD_AND_HOSTED_FIELDS_INSTANCES();
}

/** @throws UNIONPAY_HOSTED_FIELDS_INSTANCE_INVALID */
export function assertHostedFields({ hostedFields }: ActionOptions): void {
  if (hostedFields && !asRecord(hostedFields)._bus) throw unionpayErrors.UNIONPAY_HOSTED_FIELDS_INSTANCE_INVALID();
}

/**
 * @param cardValue the part of the card that is required without fields
 * @throws UNIONPAY_CARD_OR_HOSTED_FIELDS_INSTANCE_REQUIRED
 */
export function assertEither({ hostedFields }: ActionOptions, cardValue: unknown): void {
  if (!hostedFields && !cardValue) throw unionpayErrors.UNIONPAY_CARD_OR_HOSTED_FIELDS_INSTANCE_REQUIRED();
}

/**
 * Some cards have no expiration date, but a month needs a year and a year needs a month.
 * @throws UNIONPAY_EXPIRATION_DATE_INCOMPLETE
 */
export function assertExpiry({ card }: ActionOptions): void {
  const { expirationDate, expirationMonth, expirationYear } = asRecord(card);
  if (!expirationDate && !expirationMonth !== !expirationYear) throw unionpayErrors.UNIONPAY_EXPIRATION_DATE_INCOMPLETE();
}

/** Reads the expiration date as it is sent: in one part, in two parts, or not at all. */
export function readExpiry({ card }: ActionOptions): object | undefined {
  const { expirationDate, expirationMonth, expirationYear } = asRecord(card);
  if (expirationDate) return { expirationDate };
  return expirationMonth && expirationYear ? { expirationMonth, expirationYear } : undefined;
}
