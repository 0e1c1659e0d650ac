import { z } from 'zod';

const text = z.string().nullable().optional();
const position = z.number().optional();

/** Options of `tokenize` that are data; `signal` is not. */
export const tokenizeOptions = z.object({
  /** As the gateway takes it: `'10.00'`. */
  subtotal: z.union([z.string(), z.number()]),
  currencyCode: z.string(),
  /** Further or other parameters for Masterpass's own checkout. */
  config: z.record(z.string(), z.unknown()).optional(),
  /** Of the popup, in CSS pixels; default 450 by 660, centred. */
  frameOptions: z.object({ width: position, height: position, top: position, left: position }).optional(),
});

export const address = z.looseObject({
  countryCodeAlpha2: text,
  extendedAddress: text,
  locality: text,
  postalCode: text,
  region: text,
  streetAddress: text,
});

/** What `tokenize` resolves with: the card as the gateway gives it. */
export const tokenizePayload = z.looseObject({
  /** Send it to your server. */
  nonce: z.string(),
  /** `MasterpassCard`. */
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
});
