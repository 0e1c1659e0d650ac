import { asRecord } from '@tender/client/internal';
import type { ActionOptions } from './context';
import { unionpayErrors } from './errors';

// The checks of each method, in the order of the protocol.

export function assertCapabilitiesOptions(options: ActionOptions): void {
  const { number } = asRecord(options.card);
  // With a card that has no number, an invalid instance is reported before the presence of both.
  if (number) assertNotBoth(options);
  assertHostedFields(options);
  assertNotBoth(options);
  assertEither(options, number);
}

/** @throws UNIONPAY_MISSING_MOBILE_PHONE_DATA */
export function assertEnrollOptions(options: ActionOptions): void {
  const { countryCode, number } = asRecord(options.mobile);
  if (!countryCode || !number) throw unionpayErrors.UNIONPAY_MISSING_MOBILE_PHONE_DATA();
  assertHostedFields(options);
  assertNotBoth(options);
  assertEither(options, asRecord(options.card).number);
  assertExpiry(options);
}

export function assertTokenizeOptions(options: ActionOptions): void {
  assertNotBoth(options);
  assertHostedFields(options);
  assertEither(options, options.card);
  assertExpiry(options);
}

/** @throws UNIONPAY_CARD_AND_HOSTED_FIELDS_INSTANCES */
function assertNotBoth({ card, hostedFields }: ActionOptions): void {
  if (card && hostedFields) throw unionpayErrors.UNIONPAY_CARD_AND_HOSTED_FIELDS_INSTANCES();
}

/** @throws UNIONPAY_HOSTED_FIELDS_INSTANCE_INVALID */
function assertHostedFields({ hostedFields }: ActionOptions): void {
  if (hostedFields && !asRecord(hostedFields)._bus) throw unionpayErrors.UNIONPAY_HOSTED_FIELDS_INSTANCE_INVALID();
}

/**
 * @param cardValue the part of the card that is required without fields
 * @throws UNIONPAY_CARD_OR_HOSTED_FIELDS_INSTANCE_REQUIRED
 */
function assertEither({ hostedFields }: ActionOptions, cardValue: unknown): void {
  if (!hostedFields && !cardValue) throw unionpayErrors.UNIONPAY_CARD_OR_HOSTED_FIELDS_INSTANCE_REQUIRED();
}

/**
 * Some cards have no expiration date, but a month needs a year and a year needs a month.
 * @throws UNIONPAY_EXPIRATION_DATE_INCOMPLETE
 */
function assertExpiry({ card }: ActionOptions): void {
  const { expirationDate, expirationMonth, expirationYear } = asRecord(card);
  if (!expirationDate && !expirationMonth !== !expirationYear) throw unionpayErrors.UNIONPAY_EXPIRATION_DATE_INCOMPLETE();
}

/** Reads the expiration date as it is sent: in one part, in two parts, or not at all. */
export function readExpiry({ card }: ActionOptions): object | undefined {
  const { expirationDate, expirationMonth, expirationYear } = asRecord(card);
  if (expirationDate) return { expirationDate };
  return expirationMonth && expirationYear ? { expirationMonth, expirationYear } : undefined;
}
