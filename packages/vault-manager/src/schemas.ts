import { z } from 'zod';

/** What `fetchPaymentMethods` takes. */
export const fetchPaymentMethodsOptions = z.object({
  /** The customer's default payment method first; in the gateway's order otherwise. */
  defaultFirst: z.boolean().optional(),
});

/** One of the payment methods that `fetchPaymentMethods` resolves with. */
export const vaultedPaymentMethod = z.object({
  nonce: z.string(),
  /** Whether it is the customer's default one. */
  default: z.boolean(),
  /** By type: `cardType` and `lastFour`, `email`, `username`, ... */
  details: z.record(z.string(), z.unknown()),
  /** Whether a subscription is charged to it. */
  hasSubscription: z.boolean(),
  /** `CreditCard`, `PayPalAccount`, `VenmoAccount`, ... */
  type: z.string(),
  /** For people to read: `ending in 11`. */
  description: z.string().optional(),
  /** What the issuer says of a card; `Yes`, `No`, `Unknown`, or a text. */
  binData: z.record(z.string(), z.string()).optional(),
});
