import { z } from 'zod';
import { merchantSettings, type MerchantSettings } from './merchant';

/** Keys and settings of a merchant. */
export interface SandboxMerchantOptions extends MerchantSettings {
  /** Merchant id: letters, digits and underscores. Default: a generated id. */
  id?: string | undefined;
  /** Public key, for the server API. Default: a generated key. */
  publicKey?: string | undefined;
  /** Private key, for the server API. Default: a generated key. */
  privateKey?: string | undefined;
}

/** Schema of `SandboxMerchantOptions`. */
export const merchantOptions = merchantSettings.extend({
  id: z
    .string()
    .regex(/^[A-Za-z0-9_]+$/)
    .optional(),
  publicKey: z.string().optional(),
  privateKey: z.string().optional(),
}) satisfies z.ZodType<SandboxMerchantOptions>;
