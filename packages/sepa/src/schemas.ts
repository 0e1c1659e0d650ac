import { z } from 'zod';
import { MANDATE_TYPES } from './constants';

const text = z.string().optional();

/** Keys in camel case, or in snake case as they are on the wire. */
export const billingAddress = z.object({
  addressLine1: text,
  addressLine2: text,
  adminArea1: text,
  adminArea2: text,
  postalCode: text,
  address_line_1: text,
  address_line_2: text,
  admin_area_1: text,
  admin_area_2: text,
  postal_code: text,
});

/** What `tokenize` takes. */
export const tokenizeOptions = z.object({
  iban: z.string(),
  merchantAccountId: z.string(),
  mandateType: z.enum(MANDATE_TYPES),
  /** The customer's id in your own shop. */
  customerId: z.string(),
  accountHolderName: z.string(),
  /** Two letters. */
  countryCode: z.string(),
  /** BCP 47: the language of the mandate page. */
  locale: text,
  billingAddress: billingAddress.optional(),
  /** In place of the provider's own return page. */
  returnUrl: text,
  /** In place of the provider's own page for cancellations. */
  cancelUrl: text,
});

/** What `tokenize` resolves with, and what a page returned to finds in `tokenizePayload`. */
export const tokenizePayload = z.object({
  nonce: z.string(),
  ibanLastFour: z.string(),
  customerId: z.string(),
  mandateType: z.enum(MANDATE_TYPES),
});
