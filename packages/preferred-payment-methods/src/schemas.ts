import * as z from 'zod/mini';

/** What `fetchPreferredPaymentMethods` resolves with. */
export const preferredPaymentMethodsResult = z.object({
  /** Whether to show PayPal first. */
  paypalPreferred: z.boolean(),
  /** Whether to show Venmo first. */
  venmoPreferred: z.boolean(),
});
