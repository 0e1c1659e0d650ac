import { z } from 'zod';
import { BASIC_CARD, GOOGLE_PAY_METHOD } from './constants';
import type { PaymentRequestConfiguration, PaymentRequestSupportedPaymentMethod, PaymentRequestTokenizePayload } from './types';

const methodName = z.enum([BASIC_CARD, GOOGLE_PAY_METHOD]);
const record = z.record(z.string(), z.unknown());

/** Schema of `PaymentRequestSupportedPaymentMethod`. */
export const supportedPaymentMethod = z.looseObject({
  supportedMethods: z.union([methodName, z.tuple([methodName])]),
  data: record.optional(),
}) satisfies z.ZodType<PaymentRequestSupportedPaymentMethod>;

/** Schema of `PaymentRequestConfiguration`. */
export const paymentConfiguration = z.looseObject({
  supportedPaymentMethods: z.array(supportedPaymentMethod).optional(),
  details: z.looseObject({
    total: z.looseObject({ label: z.string(), amount: z.looseObject({ currency: z.string(), value: z.string() }) }),
  }),
  options: z.looseObject({ requestShipping: z.boolean().optional() }).optional(),
}) satisfies z.ZodType<PaymentRequestConfiguration>;

/** Schema of `PaymentRequestTokenizePayload`. */
export const tokenizePayload = z.object({
  nonce: z.string(),
  type: z.string(),
  description: z.string(),
  details: z.object({
    rawPaymentResponse: record,
    cardType: z.string().optional(),
    lastFour: z.string().optional(),
    lastTwo: z.string().optional(),
  }),
  binData: record.optional(),
}) satisfies z.ZodType<PaymentRequestTokenizePayload>;
