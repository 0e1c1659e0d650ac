import { z } from 'zod';

/** The shape of requests. */
export const googlePayVersion = z.union([z.literal(1), z.literal(2)]);

/**
 * What `createPaymentDataRequest` takes: members of Google's request, which replace those made here. Entries of `allowedPaymentMethods` are
 * filled in from the one made here of the same type.
 */
export const paymentDataRequestOverrides = z.looseObject({
  transactionInfo: z.looseObject({ totalPrice: z.union([z.string(), z.number()]).optional() }).optional(),
  allowedPaymentMethods: z.array(z.union([z.string(), z.looseObject({ type: z.string() })])).optional(),
  cardRequirements: z.looseObject({ allowedCardNetworks: z.array(z.string()).optional() }).optional(),
  merchantInfo: z.looseObject({ merchantId: z.string().optional(), merchantName: z.string().optional() }).optional(),
});

/** What `parseResponse` resolves with for a card. */
export const cardPayload = z.object({
  nonce: z.string(),
  /** `AndroidPayCard`. */
  type: z.string(),
  description: z.string(),
  details: z.object({
    cardType: z.string().optional(),
    lastFour: z.string().optional(),
    lastTwo: z.string().optional(),
    /** Whether Google gave a number of its own in place of the card's. */
    isNetworkTokenized: z.boolean().optional(),
    bin: z.string().optional(),
  }),
  /** What is known of the card's issuer. */
  binData: z.record(z.string(), z.unknown()).optional(),
});

/** What `parseResponse` resolves with for a PayPal account. */
export const paypalPayload = z.object({ nonce: z.string(), type: z.string(), description: z.string() });
