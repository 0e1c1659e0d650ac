import { z } from 'zod';
import { MANDATE_TYPES } from './constants';
import type { SepaBillingAddress, SepaTokenizeOptions, SepaTokenizePayload } from './types';

const text = z.string().optional();

/** Schema of `SepaBillingAddress`. */
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
}) satisfies z.ZodType<SepaBillingAddress>;

/** Schema of `SepaTokenizeOptions`. */
export const tokenizeOptions = z.object({
  iban: z.string(),
  merchantAccountId: z.string(),
  mandateType: z.enum(MANDATE_TYPES),
  customerId: z.string(),
  accountHolderName: z.string(),
  countryCode: z.string(),
  locale: text,
  billingAddress: billingAddress.optional(),
  returnUrl: text,
  cancelUrl: text,
}) satisfies z.ZodType<SepaTokenizeOptions>;

/** Schema of `SepaTokenizePayload`. */
export const tokenizePayload = z.object({
  nonce: z.string(),
  ibanLastFour: z.string(),
  customerId: z.string(),
  mandateType: z.enum(MANDATE_TYPES),
}) satisfies z.ZodType<SepaTokenizePayload>;
