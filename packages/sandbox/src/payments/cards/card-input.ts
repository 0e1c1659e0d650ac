import { z } from 'zod';
import { flag, text } from '../../core/input-fields';

export const billingAddress = z.looseObject({
  company: text,
  streetAddress: text,
  addressLine1: text,
  extendedAddress: text,
  addressLine2: text,
  firstName: text,
  lastName: text,
  locality: text,
  adminArea2: text,
  region: text,
  adminArea1: text,
  postalCode: text,
  countryName: text,
  countryCode: text,
  countryCodeAlpha2: text,
  countryCodeAlpha3: text,
  countryCodeNumeric: text,
  /** Whether the update of a card changes its address in the customer's address book, too. */
  options: z.looseObject({ updateExisting: flag }).nullish(),
});
export type BillingAddress = z.infer<typeof billingAddress>;

/** A card as both APIs receive it, with keys in camel case. Members may be absent, null or empty. */
export const cardInput = z.looseObject({
  number: text,
  cvv: text,
  cardholderName: text,
  expirationDate: text,
  expirationMonth: text,
  expirationYear: text,
  billingAddress: billingAddress.nullish(),
});
export type CardInput = z.infer<typeof cardInput>;

/** Removes the spaces and dashes that a customer may type in a card number. */
export const toDigits = (number: string | null | undefined): string => (number ?? '').replace(/[\s-]/g, '');
