import { z } from 'zod';
import type {
  GooglePaymentCardPayload,
  GooglePaymentCreateOptions,
  GooglePaymentDataRequestOverrides,
  GooglePaymentPayPalPayload,
} from './types';

/** Schema of `googlePayVersion` in `GooglePaymentCreateOptions`. */
export const googlePayVersion = z.union([z.literal(1), z.literal(2)]) satisfies z.ZodType<GooglePaymentCreateOptions['googlePayVersion']>;

/** Schema of `GooglePaymentDataRequestOverrides`. */
export const paymentDataRequestOverrides = z.looseObject({
  transactionInfo: z.looseObject({ totalPrice: z.union([z.string(), z.number()]).optional() }).optional(),
  allowedPaymentMethods: z.array(z.union([z.string(), z.looseObject({ type: z.string() })])).optional(),
  cardRequirements: z.looseObject({ allowedCardNetworks: z.array(z.string()).optional() }).optional(),
  merchantInfo: z.looseObject({ merchantId: z.string().optional(), merchantName: z.string().optional() }).optional(),
}) satisfies z.ZodType<GooglePaymentDataRequestOverrides>;

/** Schema of `GooglePaymentCardPayload`. */
export const cardPayload = z.object({
  nonce: z.string(),
  type: z.string(),
  description: z.string(),
  details: z.object({
    cardType: z.string().optional(),
    lastFour: z.string().optional(),
    lastTwo: z.string().optional(),
    isNetworkTokenized: z.boolean().optional(),
    bin: z.string().optional(),
  }),
  binData: z.record(z.string(), z.unknown()).optional(),
}) satisfies z.ZodType<GooglePaymentCardPayload>;

/** Schema of `GooglePaymentPayPalPayload`. */
export const paypalPayload = z.object({
  nonce: z.string(),
  type: z.string(),
  description: z.string(),
}) satisfies z.ZodType<GooglePaymentPayPalPayload>;
