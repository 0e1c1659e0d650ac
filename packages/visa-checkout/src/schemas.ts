import { z } from 'zod';
import type { VisaCheckoutInitOptionsInput, VisaCheckoutPayment, VisaCheckoutTokenizePayload } from './types';

const text = z.string().nullable().optional();

const address = z.looseObject({
  countryCode: text,
  extendedAddress: text,
  firstName: text,
  lastName: text,
  locality: text,
  postalCode: text,
  region: text,
  streetAddress: text,
  phoneNumber: text,
});

/** Schema of `VisaCheckoutInitOptionsInput`. */
export const initOptionsInput = z.looseObject({
  apikey: z.string().optional(),
  encryptionKey: z.string().optional(),
  externalClientId: z.string().optional(),
  settings: z
    .looseObject({
      dataLevel: z.string().optional(),
      payment: z.looseObject({ cardBrands: z.array(z.string()).optional() }).optional(),
    })
    .optional(),
}) satisfies z.ZodType<VisaCheckoutInitOptionsInput>;

/** Schema of `VisaCheckoutPayment`. */
export const payment = z.looseObject({
  callid: z.string().min(1),
  encKey: z.string().min(1),
  encPaymentData: z.string().min(1),
}) satisfies z.ZodType<VisaCheckoutPayment>;

/** Schema of `VisaCheckoutTokenizePayload`. */
export const tokenizePayload = z.looseObject({
  nonce: z.string(),
  type: z.string(),
  description: text,
  consumed: z.boolean().optional(),
  details: z.looseObject({ cardType: text, lastFour: text, lastTwo: text }).optional(),
  billingAddress: address.nullable().optional(),
  shippingAddress: address.nullable().optional(),
  userData: z
    .looseObject({ userEmail: text, userFirstName: text, userLastName: text, userFullName: text, userName: text })
    .nullable()
    .optional(),
  callId: text,
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
}) satisfies z.ZodType<VisaCheckoutTokenizePayload>;
