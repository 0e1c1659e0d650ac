import { z } from 'zod';
import type { MasterpassAddress, MasterpassTokenizeOptions, MasterpassTokenizePayload } from './types';

const text = z.string().nullable().optional();
const pixels = z.number().optional();

/** Schema of `MasterpassTokenizeOptions`. */
export const tokenizeOptions = z.object({
  subtotal: z.union([z.string(), z.number()]),
  currencyCode: z.string(),
  config: z.record(z.string(), z.unknown()).optional(),
  frameOptions: z.object({ width: pixels, height: pixels, top: pixels, left: pixels }).optional(),
}) satisfies z.ZodType<MasterpassTokenizeOptions>;

/** Schema of `MasterpassAddress`. */
export const address = z.looseObject({
  countryCodeAlpha2: text,
  extendedAddress: text,
  locality: text,
  postalCode: text,
  region: text,
  streetAddress: text,
}) satisfies z.ZodType<MasterpassAddress>;

/** Schema of `MasterpassTokenizePayload`. */
export const tokenizePayload = z.looseObject({
  nonce: z.string(),
  type: z.string(),
  description: text,
  consumed: z.boolean().optional(),
  details: z.looseObject({ cardType: text, lastFour: text, lastTwo: text }).optional(),
  contact: z.looseObject({ firstName: text, lastName: text, phoneNumber: text, emailAddress: text }).nullable().optional(),
  billingAddress: address.nullable().optional(),
  shippingAddress: address.nullable().optional(),
  binData: z
    .looseObject({
      commercial: text,
      countryOfIssuance: text,
      debit: text,
      durbinRegulated: text,
      healthcare: text,
      issuingBank: text,
      payroll: text,
      prepaid: text,
      productId: text,
    })
    .optional(),
}) satisfies z.ZodType<MasterpassTokenizePayload>;
