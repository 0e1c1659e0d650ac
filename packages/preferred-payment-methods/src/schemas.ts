import * as z from 'zod/mini';
import type { PreferredPaymentMethodsResult } from './types';

/** Schema of `PreferredPaymentMethodsResult`. */
export const preferredPaymentMethodsResult = z.object({
  paypalPreferred: z.boolean(),
  venmoPreferred: z.boolean(),
}) satisfies z.ZodMiniType<PreferredPaymentMethodsResult>;
