import { z } from 'zod';
import type { VaultManagerFetchPaymentMethodsOptions, VaultManagerPaymentMethod } from './types';

/** Schema of `VaultManagerFetchPaymentMethodsOptions`. */
export const fetchPaymentMethodsOptions = z.object({
  defaultFirst: z.boolean().optional(),
}) satisfies z.ZodType<VaultManagerFetchPaymentMethodsOptions>;

/** Schema of `VaultManagerPaymentMethod`. */
export const vaultedPaymentMethod = z.object({
  nonce: z.string(),
  default: z.boolean(),
  details: z.record(z.string(), z.unknown()),
  hasSubscription: z.boolean(),
  type: z.string(),
  description: z.string().optional(),
  binData: z.record(z.string(), z.string()).optional(),
}) satisfies z.ZodType<VaultManagerPaymentMethod>;
